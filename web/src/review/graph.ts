// The course of a game: how much the first side could hope for after each move. A slider along the moves, for the
// pointer, the keyboard and the ear.
import { nothing, svg, html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { PlyWorth } from "./analysis.ts";

interface Shown {
  plies: readonly PlyWorth[];
  at: number;
  /** What is said of the place: "12. Nf3. White is better". */
  told: string;
  go(to: number): void;
}

const kHeight = 100;
const kStep = 10;

/** Where the curve is; undefined where nothing is known. */
const heights = (plies: readonly PlyWorth[]): (number | undefined)[] => plies.map(({ hope }) => (hope === undefined ? undefined : kHeight - hope));

/** The area under the curve; a gap where nothing is known. */
function area(plies: readonly PlyWorth[]): string {
  let path = "";
  let open = false;
  heights(plies).forEach((y, i) => {
    const [from, to] = [i * kStep, (i + 1) * kStep];
    if (y === undefined) {
      if (open) path += `V${kHeight}Z`;
      open = false;
      return;
    }
    path += open ? `H${from}V${y}H${to}` : `M${from} ${kHeight}V${y}H${to}`;
    open = true;
  });
  return open ? `${path}V${kHeight}Z` : path;
}

export function graph({ plies, at, told, go }: Shown): TemplateResult {
  const width = Math.max(1, plies.length) * kStep;
  const pick = (event: PointerEvent): void => {
    if (event.type === "pointermove" && !event.buttons) return;
    const { left, width: wide } = (event.currentTarget as Element).getBoundingClientRect();
    go(Math.max(0, Math.min(plies.length, Math.ceil(((event.clientX - left) / wide) * plies.length))));
  };
  const signs = plies.flatMap(({ slip, changes_result: changes, hope }, i) => (hope !== undefined && (changes || slip === "blunder") ? [{ i, changes, y: Math.max(6, Math.min(kHeight - 6, kHeight - hope)) }] : []));
  return html`<div class="graph" role="slider" tabindex="0" aria-label=${app.t("page.review.graph")} aria-valuemin="0" aria-valuemax=${plies.length}
      aria-valuenow=${at} aria-valuetext=${told} @pointerdown=${pick} @pointermove=${pick}>
    <svg viewBox="0 0 ${width} ${kHeight}" preserveAspectRatio="none" aria-hidden="true">
      <rect class="second" width=${width} height=${kHeight}></rect>
      <path class="first" d=${area(plies)}></path>
      <line class="even" x1="0" x2=${width} y1=${kHeight / 2} y2=${kHeight / 2}></line>
      ${signs.map(({ i, changes, y }) => svg`<line class=${changes ? "turn" : "slip"} x1=${(i + 0.5) * kStep} x2=${(i + 0.5) * kStep} y1=${y - 6} y2=${y + 6}></line>`)}
      ${at ? svg`<line class="here" x1=${(at - 0.5) * kStep} x2=${(at - 0.5) * kStep} y1="0" y2=${kHeight}></line>` : nothing}
    </svg></div>`;
}
