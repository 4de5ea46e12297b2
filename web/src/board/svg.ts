// Making SVG nodes.
const kSvg = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

export function node(name: string, attributes: Attributes = {}, ...children: (Node | string)[]): SVGElement {
  const element = document.createElementNS(kSvg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/// Drawings of pieces, each parsed once.
export class Drawings {
  readonly #parsed = new Map<string, SVGElement>();

  constructor(readonly art: Readonly<Record<string, string>>) {}

  /// A fresh copy, `size` units wide around 0,0; a plain disc where the set has no such piece.
  draw(key: string, size: number): SVGElement {
    let drawing = this.#parsed.get(key);
    if (!drawing) {
      const source = this.art[key];
      const root = source ? new DOMParser().parseFromString(source, "image/svg+xml").documentElement : null;
      drawing = root?.namespaceURI === kSvg
        ? (document.importNode(root, true) as unknown as SVGElement)
        : node("svg", { viewBox: "0 0 10 10" }, node("circle", { cx: 5, cy: 5, r: 4, fill: "#888" }));
      this.#parsed.set(key, drawing);
    }
    const copy = drawing.cloneNode(true) as SVGElement;
    for (const [name, value] of Object.entries({ x: -size / 2, y: -size / 2, width: size, height: size })) {
      copy.setAttribute(name, String(value));
    }
    return copy;
  }
}
