// A position being set up, as FEN: who stands where and who is to move. What it is worth, the core says.
import { readPlacement, squareName } from "../board/index.ts";
import type { Shape } from "../board/types.ts";

/** FEN letter by square. */
export type Placement = Map<string, string>;

export function placementOf(shape: Shape, fen: string): Placement {
  const letters = new Map(shape.pieces.map(({ id, letter }) => [id, letter]));
  const placement: Placement = new Map();
  for (const [square, { side, role }] of readPlacement(shape, fen)) {
    const letter = letters.get(role) ?? "?";
    placement.set(square, side === shape.sides[0] ? letter.toUpperCase() : letter.toLowerCase());
  }
  return placement;
}

/** `castling`: whether rights are claimed at all; the core drops those that cannot be. */
export function fenOf(shape: Shape, placement: Placement, firstToMove: boolean, castling: boolean): string {
  const rows: string[] = [];
  for (let rank = shape.ranks - 1; rank >= 0; --rank) {
    let row = "";
    let empty = 0;
    for (let file = 0; file < shape.files; ++file) {
      const letter = placement.get(squareName(shape, { file, rank }));
      if (!letter) {
        ++empty;
        continue;
      }
      row += (empty ? String(empty) : "") + letter;
      empty = 0;
    }
    rows.push(row + (empty ? String(empty) : ""));
  }
  return `${rows.join("/")} ${firstToMove ? "w" : "b"} ${castling ? "KQkq" : "-"} - 0 1`;
}
