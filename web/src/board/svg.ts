// Making SVG nodes.
const kSvg = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

export function node(name: string, attributes: Attributes = {}, ...children: (Node | string)[]): SVGElement {
  const element = document.createElementNS(kSvg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/// A drawing, ready to be put around 0,0: its shapes, and the transform that makes it `size` wide.
interface Drawing {
  shapes: Node[];
  fit: (size: number) => string;
}

/// Drawings of pieces, each parsed once.
export class Drawings {
  readonly #parsed = new Map<string, Drawing>();

  constructor(readonly art: Readonly<Record<string, string>>) {}

  /// A fresh copy around 0,0, `size` units wide, after another transform (" " at its end) if any; a plain
  /// disc where the set has no such piece.
  draw(key: string, size: number, first = ""): SVGElement {
    let drawing = this.#parsed.get(key);
    if (!drawing) this.#parsed.set(key, (drawing = parse(this.art[key])));
    return node("g", { transform: first + drawing.fit(size) }, ...drawing.shapes.map((shape) => shape.cloneNode(true)));
  }
}

const kPlain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#888"/></svg>';

function parse(source: string | undefined): Drawing {
  const root = new DOMParser().parseFromString(source ?? kPlain, "image/svg+xml").documentElement;
  const [x = 0, y = 0, width = 0, height = 0] = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
  if (root.namespaceURI !== kSvg || !(width > 0)) return parse(kPlain);
  return {
    shapes: [...root.childNodes].map((shape) => document.importNode(shape, true)),
    fit: (size) => `scale(${size / width}) translate(${-x - width / 2} ${-y - height / 2})`,
  };
}
