// Everything drawn on and over the squares that is no piece: what was played, where one may go,
// check, and the signs and arrows of the host. Each differs by its shape, not by colour alone.
import { cellOf, spotOf } from "./geometry.ts";
import { kCell } from "./scene.ts";
import { node } from "./svg.ts";
import type { Arrow, Mark, MarkKind, Shape, Target } from "./types.ts";

export interface MarkView {
  shape: Shape;
  flipped: boolean;
  picked: string | null;
  targets: readonly Target[];
  hover: string | null;
  finger: boolean;
  last: readonly string[];
  check: string | null;
  premove: readonly string[];
  marks: readonly Mark[];
  arrows: readonly Arrow[];
}

interface Point {
  x: number;
  y: number;
}

export class MarkLayers {
  /// Under the pieces, and over them.
  readonly below = node("g", { class: "below" });
  readonly above = node("g", { class: "above" });

  show(view: MarkView): void {
    const below: SVGElement[] = [];
    const above: SVGElement[] = [];
    const put = (layer: SVGElement[], square: string | null, draw: () => SVGElement[]) => {
      const at = square === null ? null : middle(view, square);
      if (at) layer.push(node("g", { transform: `translate(${at.x} ${at.y})` }, ...draw()));
    };
    view.last.forEach((square, at) => put(below, square, () => lastSign(at)));
    view.premove.forEach((square) => put(below, square, () => [frameSign("premove")]));
    put(below, view.picked, () => [frameSign("picked")]);
    put(below, view.check, () => [node("circle", { class: "check", r: 50 })]);
    put(above, view.check, checkBadge);
    for (const mark of view.marks) {
      put(mark.kind === "attacked" ? below : above, mark.square, () => markSign(mark.kind));
    }
    for (const target of view.targets) put(above, target.to, () => targetSign(target));
    // A ring that shows around the finger.
    put(above, view.hover, () => [view.finger ? node("circle", { class: "hover", r: 95 }) : frameSign("hover")]);
    for (const arrow of view.arrows) above.push(...arrowSign(view, arrow));
    // Texts last: nothing may cover them.
    for (const mark of view.marks) {
      const at = mark.text ? middle(view, mark.square) : null;
      if (at && mark.text) above.push(label({ x: at.x, y: at.y + 36 }, mark.text, mark.kind, view.shape));
    }
    for (const arrow of view.arrows) {
      const ends = arrow.text ? [middle(view, arrow.from), middle(view, arrow.to)] : [];
      const [from, to] = ends;
      if (from && to && arrow.text) {
        // Beside a level arrow, which a text on its middle would hide; on the middle of any other.
        const level = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
        const y = (from.y + to.y) / 2 - (level ? 34 : 0);
        above.push(label({ x: (from.x + to.x) / 2, y }, arrow.text, arrow.kind, view.shape));
      }
    }
    this.below.replaceChildren(...below);
    this.above.replaceChildren(...above);
  }
}

function middle(view: MarkView, square: string): Point | null {
  const spot = spotOf(view.shape, square);
  if (!spot) return null;
  const { column, row } = cellOf(view.shape, view.flipped, spot);
  return { x: (column + 0.5) * kCell, y: (row + 0.5) * kCell };
}

/// Four angles in the corners of a square, `inset` units from its edge.
function corners(inset: number, length: number): string {
  const far = 50 - inset;
  const near = far - length;
  return `M-${far} -${near}V-${far}H-${near}M${near} -${far}H${far}V-${near}M${far} ${near}V${far}H${near}M-${near} ${far}H-${far}V${near}`;
}

/// Where the last move came from is a broken frame, where it went a whole one.
function lastSign(at: number): SVGElement[] {
  return [
    node("rect", { class: "last tint", x: -50, y: -50, width: 100, height: 100 }),
    node("rect", { class: at === 0 ? "last from" : "last", x: -47, y: -47, width: 94, height: 94, rx: 6 }),
  ];
}

function frameSign(kind: string): SVGElement {
  return node("rect", { class: kind, x: -46, y: -46, width: 92, height: 92, rx: 8 });
}

/// A dot where the square is free, four angles around what can be taken.
function targetSign(target: Target): SVGElement[] {
  return target.capture
    ? cased(node("path", { class: "target capture", d: corners(6, 22) }))
    : [node("circle", { class: "target", r: 15 })];
}

function badge(kind: string, path: string): SVGElement {
  return node("g", { class: `badge ${kind}`, transform: "translate(34 -34)" },
    node("circle", { r: 15 }), node("path", { d: path }));
}

function checkBadge(): SVGElement[] {
  return [badge("check", "M0 -9V2M0 7.5V8")];
}

/// A sign over a pale edge of its own, so that it shows on any piece and any square.
function cased(sign: SVGElement): SVGElement[] {
  const edge = sign.cloneNode() as SVGElement;
  edge.setAttribute("class", "casing");
  return [edge, sign];
}

const ring = (kind: MarkKind) => cased(node("circle", { class: `mark ${kind}`, r: 44 }));

function markSign(kind: MarkKind): SVGElement[] {
  switch (kind) {
    case "good":
      return [...ring("good"), badge("good", "M-7 0L-2 6L7 -6")];
    case "bad":
      return [...ring("bad"), badge("bad", "M-6 -6L6 6M6 -6L-6 6")];
    case "note":
      return ring("note");
    case "goal":
      return [...ring("goal"), node("circle", { class: "mark goal", r: 32 })];
    case "attacked":
      // Hatching: three strokes across the square.
      return [node("path", { class: "attacked", d: "M-46 -12L-12 -46M-46 46L46 -46M12 46L46 12" })];
  }
}

function arrowSign(view: MarkView, arrow: Arrow): SVGElement[] {
  const from = middle(view, arrow.from);
  const to = middle(view, arrow.to);
  if (!from || !to || arrow.from === arrow.to) return [];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const tip = length - 12;
  const neck = tip - 32;
  return [
    node("g", { class: `arrow ${arrow.kind}`, transform: `translate(${from.x} ${from.y}) rotate(${angle})` },
      node("path", { class: "casing", d: `M28 -6H${neck}V-24L${tip + 5} 0L${neck} 24V6H28z` }),
      node("path", { class: "shaft", d: `M30 0H${neck}` }),
      node("path", { class: "head", d: `M${tip} 0L${neck} -20V20z` })),
  ];
}

/// A text on a plate, kept inside the board.
function label(at: Point, text: string, kind: string, shape: Shape): SVGElement {
  const width = Math.max(36, [...text].length * 15 + 20);
  const x = Math.min(Math.max(at.x, width / 2), shape.files * kCell - width / 2);
  return node("g", { class: `label ${kind}`, transform: `translate(${x} ${at.y})` },
    node("rect", { x: -width / 2, y: -17, width, height: 34, rx: 10 }),
    node("text", { y: 1 }, text));
}
