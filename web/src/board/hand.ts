// The piece in hand: what a tap, a key or a drag on a square means. It knows no drawing and no
// element, so that it can be tried without either.
import type { PointerUser } from "./pointer.ts";
import type { BoardEvents, Means, Mode, Piece, Target, Targets } from "./types.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Move {
  from: string;
  to: string;
}

/// What the hand sees of the board, and asks of it.
export interface HandBoard {
  readonly position: ReadonlyMap<string, Piece>;
  readonly targets: Targets | null;
  readonly mode: Mode;
  readonly movable: readonly string[] | null;
  readonly bound: string | null;
  readonly premoves: boolean;
  readonly turn: string;
  /// A dialog is open: nothing else is answered.
  readonly asking: boolean;
  tell<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void;
  /// Says what a square is now, to those who do not see it.
  say(square: string): void;
  /// Something of the hand's state is to be shown.
  changed(): void;
  /// Only the lifted piece moved.
  follow(): void;
  premove(move: Move): void;
  /// Shows the piece where it is to go, before the host has answered.
  preview(move: Move): void;
  promote(piece: Piece, move: Move, letters: readonly string[], by: Means): void;
  shake(square: string): void;
  /// The piece that was let go at `from` glides home.
  drift(square: string, from: Point): void;
}

export class Hand implements PointerUser {
  picked: string | null = null;
  hover: string | null = null;
  /// The press under way is a finger's, which hides what is under it.
  finger = false;
  lifted: { square: string; at: Point & { scale: number } } | null = null;
  /// A move shown but not yet answered by the host.
  pending: Move | null = null;
  /// The press under way began on the piece that was in hand already, or took the one it began on.
  #again = false;
  #taken = false;

  constructor(private readonly board: HandBoard) {}

  mayPick(square: string): boolean {
    const { board } = this;
    const piece = board.position.get(square);
    if (!piece || this.pending) return false;
    if (board.mode !== "move") return board.mode === "edit";
    if (board.bound !== null && board.bound !== square) return false;
    return board.movable === null || board.movable.includes(piece.side);
  }

  /// The targets of the piece in hand.
  get targets(): readonly Target[] {
    if (this.picked === null || this.board.mode !== "move") return [];
    return this.board.targets?.get(this.picked) ?? [];
  }

  /// A square chosen by a tap or a key.
  choose(square: string, by: Means): void {
    const { board } = this;
    if (board.asking) return;
    const piece = board.position.get(square) ?? null;
    if (board.mode === "tap") {
      board.tell("tap", { square, piece });
    } else if (this.picked === null || this.#switches(square)) {
      if (piece) this.#pick(square, piece);
    } else if (this.picked !== square) {
      this.#go(this.picked, square, by);
    } else if (board.bound !== square) {
      this.release();
    }
  }

  /// Puts the piece back on its square, and tells.
  release(): void {
    const square = this.picked;
    this.forget();
    if (square === null) return;
    this.board.tell("release", { square });
    this.board.say(square);
  }

  /// Empties the hand without a word.
  forget(): void {
    this.lifted = null;
    this.picked = null;
    this.hover = null;
    this.board.changed();
  }

  press(square: string): "drag" | "slide" | "none" {
    const { board } = this;
    this.#again = this.picked === square;
    this.#taken = false;
    if (board.mode === "tap" || board.asking) return "none";
    if (this.#again) return "drag";
    if (this.picked !== null && !this.#switches(square)) {
      this.hover = square;
      board.changed();
      return "slide";
    }
    const piece = board.position.get(square);
    this.#taken = piece !== undefined && this.mayPick(square) && this.#pick(square, piece);
    return this.#taken ? "drag" : "none";
  }

  move(square: string | null, at: Point, dragging: boolean, finger: boolean): void {
    this.finger = finger;
    // Under a finger the piece is larger than the finger.
    if (dragging && this.picked !== null) this.lifted = { square: this.picked, at: { ...at, scale: finger ? 1.7 : 1.1 } };
    this.board.follow();
    if (this.hover === square) return;
    this.hover = square;
    this.board.changed();
  }

  drop(square: string | null, at: Point, dragged: boolean): void {
    const { board, picked: from } = this;
    const lifted = this.lifted !== null;
    this.lifted = null;
    this.hover = null;
    board.changed();
    if (from === null) return;
    if (!dragged && square === from) {
      // A press that stayed: the first takes the piece, the second puts it back.
      if (this.#again) this.choose(from, "tap");
    } else if (lifted && square === null && board.mode === "edit") {
      this.forget();
      board.tell("place", { from, to: null });
    } else if (square === null || square === from) {
      // Let go off the board or back where it was: still in hand, on its square.
      if (lifted) board.drift(from, at);
    } else if (lifted) {
      this.#go(from, square, "drag");
      if (!this.pending) board.drift(from, at);
    } else {
      this.choose(square, "tap");
    }
  }

  tap(square: string): void {
    this.choose(square, "tap");
  }

  abort(): void {
    if (this.lifted || this.#taken) this.release();
    this.hover = null;
    this.board.changed();
  }

  /// A tap on another piece of one's own asks for that one instead, unless the piece in hand may go there. It is no try
  /// to take it, not even where the piece in hand is bound.
  #switches(square: string): boolean {
    const { position, mode } = this.board;
    const held = position.get(this.picked ?? "");
    const other = position.get(square);
    if (mode === "edit" || !held || square === this.picked || held.side !== other?.side) return false;
    return !this.#targetAt(this.picked ?? "", square);
  }

  #targetAt(from: string, to: string): Target | undefined {
    return this.board.targets?.get(from)?.find((target) => target.to === to);
  }

  #pick(square: string, piece: Piece): boolean {
    const allowed = this.mayPick(square);
    if (allowed) this.picked = square;
    this.board.tell("pick", { square, piece, allowed });
    this.board.changed();
    if (allowed) this.board.say(square);
    return allowed;
  }

  #go(from: string, to: string, by: Means): void {
    const { board } = this;
    const piece = board.position.get(from);
    this.forget();
    if (!piece) return;
    if (board.mode === "edit") {
      board.tell("place", { from, to });
      return;
    }
    if (board.premoves && piece.side !== board.turn) {
      board.premove({ from, to });
      return;
    }
    const target = this.#targetAt(from, to);
    if (board.targets !== null && !target) {
      board.shake(from);
      board.tell("attempt", { from, to, expected: false, by });
      return;
    }
    this.pending = { from, to };
    board.preview(this.pending);
    const [letter, ...others] = target?.promotions ?? [];
    if (letter === undefined) board.tell("attempt", { from, to, expected: true, by });
    else if (others.length === 0) board.tell("attempt", { from, to, promotion: letter, expected: true, by });
    else board.promote(piece, this.pending, [letter, ...others], by);
  }
}
