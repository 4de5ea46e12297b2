// Squares, their names and where they stand on the screen. No rule of any game.
import type { Piece, Shape, Target, Targets } from "./types.ts";

export interface Spot {
  file: number;
  rank: number;
}

/// A place on the screen: column from the left, row from the top.
export interface Cell {
  column: number;
  row: number;
}

export function squareName(shape: Shape, spot: Spot): string {
  return String.fromCharCode(97 + spot.file) + String(spot.rank + shape.first_rank);
}

/// Null where the board has no such square.
export function spotOf(shape: Shape, name: string): Spot | null {
  const file = name.charCodeAt(0) - 97;
  const number = Number(name.slice(1));
  if (name.length < 2 || !Number.isInteger(number)) return null;
  const rank = number - shape.first_rank;
  return file >= 0 && file < shape.files && rank >= 0 && rank < shape.ranks ? { file, rank } : null;
}

export function cellOf(shape: Shape, flipped: boolean, spot: Spot): Cell {
  return flipped
    ? { column: shape.files - 1 - spot.file, row: spot.rank }
    : { column: spot.file, row: shape.ranks - 1 - spot.rank };
}

export function spotAt(shape: Shape, flipped: boolean, cell: Cell): Spot {
  return flipped
    ? { file: shape.files - 1 - cell.column, rank: cell.row }
    : { file: cell.column, rank: shape.ranks - 1 - cell.row };
}

/// The square nearest to a place on the board, in cells from its top left corner; null well off it.
export function squareNear(shape: Shape, flipped: boolean, at: { x: number; y: number }): string | null {
  const near = (value: number, count: number) =>
    value < -0.4 || value > count + 0.4 ? -1 : Math.min(count - 1, Math.max(0, Math.floor(value)));
  const cell = { column: near(at.x, shape.files), row: near(at.y, shape.ranks) };
  return cell.column < 0 || cell.row < 0 ? null : squareName(shape, spotAt(shape, flipped, cell));
}

/// The side that sits across the board.
export function farSide(shape: Shape, flipped: boolean): string {
  return shape.sides[flipped ? 0 : 1] ?? "";
}

/// The pieces of a FEN by square. Only the first field is read; what is no piece is passed over.
export function readPlacement(shape: Shape, fen: string): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  const rows = (fen.split(" ")[0] ?? "").split("/");
  rows.slice(0, shape.ranks).forEach((row, down) => {
    let file = 0;
    for (const letter of row) {
      if (letter >= "0" && letter <= "9") {
        file += Number(letter);
        continue;
      }
      const role = shape.pieces.find((piece) => piece.letter === letter.toUpperCase());
      const side = shape.sides[letter === letter.toUpperCase() ? 0 : 1];
      if (role && side !== undefined && file < shape.files) {
        const square = squareName(shape, { file, rank: shape.ranks - 1 - down });
        pieces.set(square, { side, role: role.id, key: `${side}_${role.id}` });
      }
      ++file;
    }
  });
  return pieces;
}

/// The id of the side to move: the second field of a FEN; the first side where it is absent.
export function sideToMove(shape: Shape, fen: string): string {
  return shape.sides[fen.split(" ")[1] === "b" ? 1 : 0] ?? "";
}

/// Targets from the `moves` of the operation of that name. What follows both squares in a move is
/// the letter of a promotion.
export function targetsOf(
  moves: readonly { move: string; from: string; to: string; capture?: unknown }[],
): Targets {
  const all = new Map<string, (Target & { promotions: string[] })[]>();
  for (const { move, from, to, capture } of moves) {
    const targets = all.get(from) ?? [];
    all.set(from, targets);
    let target = targets.find((one) => one.to === to);
    if (!target) targets.push((target = { to, capture: Boolean(capture), promotions: [] }));
    const letter = move.slice(from.length + to.length);
    if (letter) target.promotions.push(letter);
  }
  return all;
}
