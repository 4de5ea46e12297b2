// What goes into and comes out of <luatco-board>. README.md tells how to use it.

/// The answer of the operation `shape`: all the board knows of a game.
export interface Shape {
  files: number;
  ranks: number;
  cells: "squares" | "points";
  /// The number in the name of the first rank: 1 in chess (a1), 0 in xiangqi (a0).
  first_rank: number;
  /// The sides' ids, first side first.
  sides: readonly string[];
  pieces: readonly { id: string; letter: string; value?: number }[];
  zones: readonly { id: string; files: readonly number[]; ranks: readonly number[] }[];
  initial: string;
}

/// A piece's `key` is SIDE_ROLE, as in the names of the art files: "white_king".
export interface Piece {
  side: string;
  role: string;
  key: string;
}

/// The drawings of a set: SVG source by the key of the piece. `import art from "art:chess/cburnett"`.
export type Art = Readonly<Record<string, string>>;

/// Where a piece may go. `promotions`: the letters the move may end in; empty for a plain move.
export interface Target {
  to: string;
  capture: boolean;
  promotions: readonly string[];
}

/// Legal targets by the square they start from; made by `targetsOf` from the answer of `moves`.
export type Targets = ReadonlyMap<string, readonly Target[]>;

export type MarkKind = "good" | "bad" | "note" | "attacked" | "goal";

/// A sign on a square: a shape by its kind, and some text.
export interface Mark {
  square: string;
  kind: MarkKind;
  text?: string;
}

export interface Arrow {
  from: string;
  to: string;
  kind: "good" | "bad" | "note";
  text?: string;
}

/// Every word the board shows or says; it has none of its own.
export interface Words {
  /// The name of the whole board.
  board: string;
  /// By the key of the piece: "white_king": "Vua Trắng".
  pieces: Readonly<Record<string, string>>;
  empty: string;
  /// States of a square, said after its piece.
  picked: string;
  target: string;
  capture: string;
  check: string;
  last: string;
  premove: string;
  marks: Readonly<Record<MarkKind, string>>;
  /// The promotion dialog, and the way out of it.
  promotion: string;
  cancel: string;
  /// The two words on the river, left and right of the first side.
  river?: readonly [string, string];
  /// How the name of a square is said; as written where absent.
  square?: (name: string) => string;
}

/// What Enter, a tap or a drag does: "move" pieces by the rules the host knows, "tap" squares
/// (the answer to a question), or "edit" a set-up, where a piece goes anywhere and off the board.
export type Mode = "move" | "tap" | "edit";

/// Which way pieces stand: up for the viewer, turned to the side to move, or each to its own side.
export type Facing = "viewer" | "mover" | "sides";

/// "letters": a1 as in the names of the squares; "numbers": 1..n from each side's right, as
/// xiangqi is written.
export type Coordinates = "letters" | "numbers" | "none";

export type Means = "drag" | "tap" | "keyboard";

export interface BoardEvents {
  /// A person tried to move. `expected`: it is among the targets, and the piece already stands there
  /// and waits for `fen` or `refuse()`. Otherwise the piece is back and the host may say why.
  attempt: { from: string; to: string; promotion?: string; expected: boolean; by: Means };
  /// A piece was taken in hand, or (allowed false) one that may not be moved was asked for.
  pick: { square: string; piece: Piece; allowed: boolean };
  /// The piece in hand was put back without a move.
  release: { square: string };
  /// A move for later was set, or (null) taken back.
  premove: { from: string; to: string } | null;
  /// Mode "tap": a square was chosen.
  tap: { square: string; piece: Piece | null };
  /// Mode "edit": a piece was put somewhere; `to` null is off the board.
  place: { from: string; to: string | null };
}
