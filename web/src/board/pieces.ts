// The pieces on the board: kept from one position to the next, so that they glide where they went.
import { cellOf, spotOf } from "./geometry.ts";
import { kCell } from "./scene.ts";
import { Drawings, node } from "./svg.ts";
import type { Piece, Shape } from "./types.ts";

const kSize = kCell * 0.96;
export const kTurn = "rotate(180) ";
/// Milliseconds.
const kGlide = 180;
/// A position with more new pieces than this is another game, not a move.
const kMostGlides = 8;

interface Figure {
  piece: Piece;
  element: SVGElement;
  drawing: SVGElement;
  square: string;
  /// The transform of the drawing where it is not turned.
  upright: string;
}

export interface PieceView {
  shape: Shape;
  flipped: boolean;
  /// The sides whose pieces stand upside down.
  turned: ReadonlySet<string>;
}

export class PieceLayer {
  readonly element = node("g", { class: "pieces" });
  /// Where the piece in hand hangs: over every sign.
  readonly air = node("g");
  #figures = new Map<string, Figure>();
  #drawings: Drawings | null = null;
  #view: PieceView | null = null;

  /// Another set of drawings: everything is drawn anew.
  setArt(art: Readonly<Record<string, string>>): void {
    this.#drawings = new Drawings(art);
    this.#figures.clear();
    this.element.replaceChildren();
  }

  get drawings(): Drawings | null {
    return this.#drawings;
  }

  /// Shows the position; pieces that stand elsewhere than before glide there unless `still`.
  show(position: ReadonlyMap<string, Piece>, view: PieceView, still: boolean): void {
    if (!this.#drawings) return;
    const sameView = this.#view?.flipped === view.flipped && this.#view.shape === view.shape;
    const next = new Map<string, Figure>();
    const arrivals: string[] = [];
    for (const [square, piece] of position) {
      const here = this.#figures.get(square);
      if (here?.piece.key === piece.key) {
        next.set(square, here);
        this.#figures.delete(square);
      } else {
        arrivals.push(square);
      }
    }
    const glides = !still && sameView && arrivals.length <= kMostGlides && !calm();
    this.#arrive(arrivals, position, next, view, glides);
    for (const gone of this.#figures.values()) this.#vanish(gone, glides);
    this.#figures = next;
    this.#view = view;
    for (const figure of next.values()) this.#stand(figure, view);
  }

  /// Puts the piece of one square on another, whoever stands there, until the next `show`.
  preview(from: string, to: string): void {
    const figure = this.#figures.get(from);
    if (!figure || !this.#view || from === to) return;
    const taken = this.#figures.get(to);
    if (taken) this.#vanish(taken, false);
    this.#figures.delete(from);
    this.#figures.set(to, figure);
    figure.square = to;
    this.#stand(figure, this.#view);
  }

  /// The piece follows the finger: its middle at x, y in units. Null puts it back on its square.
  lift(square: string, at: { x: number; y: number; scale: number } | null): void {
    const figure = this.#figures.get(square);
    if (!figure || !this.#view) return;
    figure.element.classList.toggle("lifted", at !== null);
    if (!at) {
      this.#stand(figure, this.#view);
      return;
    }
    figure.element.setAttribute("transform", `translate(${at.x} ${at.y}) scale(${at.scale})`);
    if (figure.element.parentNode !== this.air) this.air.append(figure.element);
  }

  /// Glides a piece that was let go at x, y back to its square.
  drift(square: string, from: { x: number; y: number }): void {
    const figure = this.#figures.get(square);
    if (figure && this.#view) this.#glide(figure, from, this.#view);
  }

  /// A small shake: this piece may not.
  shake(square: string): void {
    const figure = this.#figures.get(square);
    if (!figure || calm()) return;
    figure.element.animate(
      [0, -8, 8, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 260, composite: "add" },
    );
  }

  #arrive(
    arrivals: readonly string[],
    position: ReadonlyMap<string, Piece>,
    next: Map<string, Figure>,
    view: PieceView,
    glides: boolean,
  ): void {
    for (const square of arrivals) {
      const piece = position.get(square);
      if (!piece) continue;
      const source = this.#nearest(piece.key, square, view.shape);
      let figure: Figure;
      if (source) {
        const before = this.#middle(source.square, view);
        this.#figures.delete(source.square);
        figure = { ...source, square };
        if (glides) this.#glide(figure, before, view);
      } else {
        figure = this.#make(piece, square);
      }
      next.set(square, figure);
    }
  }

  /// The nearest piece of this kind that has no square yet.
  #nearest(key: string, square: string, shape: Shape): Figure | null {
    const goal = spotOf(shape, square);
    let best: Figure | null = null;
    let distance = Infinity;
    for (const figure of this.#figures.values()) {
      const spot = figure.piece.key === key ? spotOf(shape, figure.square) : null;
      if (!spot || !goal) continue;
      const far = Math.hypot(spot.file - goal.file, spot.rank - goal.rank);
      if (far < distance) [best, distance] = [figure, far];
    }
    return best;
  }

  #make(piece: Piece, square: string): Figure {
    const drawing = this.#drawings?.draw(piece.key, kSize) ?? node("g");
    const element = node("g", { class: "piece" }, drawing);
    this.element.append(element);
    return { piece, element, drawing, square, upright: drawing.getAttribute("transform") ?? "" };
  }

  #middle(square: string, view: PieceView): { x: number; y: number } {
    const spot = spotOf(view.shape, square);
    const { column, row } = cellOf(view.shape, view.flipped, spot ?? { file: 0, rank: 0 });
    return { x: (column + 0.5) * kCell, y: (row + 0.5) * kCell };
  }

  #stand(figure: Figure, view: PieceView): void {
    const { x, y } = this.#middle(figure.square, view);
    figure.element.classList.remove("lifted");
    if (figure.element.parentNode !== this.element) this.element.append(figure.element);
    figure.element.setAttribute("transform", `translate(${x} ${y})`);
    const turn = view.turned.has(figure.piece.side) ? kTurn : "";
    figure.drawing.setAttribute("transform", turn + figure.upright);
  }

  #glide(figure: Figure, from: { x: number; y: number }, view: PieceView): void {
    if (calm()) return;
    const to = this.#middle(figure.square, view);
    this.element.append(figure.element);
    figure.element.animate(
      [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: kGlide, easing: "ease-out" },
    );
  }

  #vanish(figure: Figure, glides: boolean): void {
    if (!glides) {
      figure.element.remove();
      return;
    }
    // Below the piece that takes it, until that one has come.
    this.element.prepend(figure.element);
    figure.element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: kGlide }).onfinish = () =>
      figure.element.remove();
  }
}

/// The person asked the device for less motion.
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
