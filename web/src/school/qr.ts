// A link as a square to be photographed.
import { html, svg, type TemplateResult } from "lit/html.js";
import { generate } from "lean-qr/nano";

/** White around it, in modules: readers want four. */
const kQuiet = 4;

export function qr(text: string, name: string): TemplateResult {
  const code = generate(text);
  const size = code.size + 2 * kQuiet;
  let path = "";
  for (let y = 0; y < code.size; ++y) {
    for (let x = 0; x < code.size; ++x) if (code.get(x, y)) path += `M${x + kQuiet} ${y + kQuiet}h1v1h-1z`;
  }
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${name} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff"/><path d=${path} fill="#000"/>`}</svg>`;
}
