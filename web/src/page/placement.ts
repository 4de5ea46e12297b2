// Who stands where, as a set-up is edited. What it is worth, the core says.
import { readPlacement, spotAt, spotOf, squareName } from "../board/geometry.ts";
import type { Shape } from "../board/types.ts";

/** FEN letter by square: capitals are the first side's. */
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

/** The first field of a FEN. */
export function writePlacement(shape: Shape, placement: Placement): string {
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
  return rows.join("/");
}

/** `castling`: whether rights are claimed at all; the core drops those that cannot be. */
export const fenOf = (shape: Shape, placement: Placement, firstToMove: boolean, castling: boolean): string =>
  `${writePlacement(shape, placement)} ${firstToMove ? "w" : "b"} ${castling ? "KQkq" : "-"} - 0 1`;

const swapCase = (letter: string): string => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase());

/** The same with the sides changed: each piece goes across the river and takes the other colour. */
export const swapSides = (shape: Shape, placement: Placement): Placement =>
  moved(shape, placement, ({ file, rank }) => ({ file, rank: shape.ranks - 1 - rank }), swapCase);

/** The same in a mirror: left is right. */
export const mirror = (shape: Shape, placement: Placement): Placement =>
  moved(shape, placement, ({ file, rank }) => ({ file: shape.files - 1 - file, rank }), (letter) => letter);

function moved(shape: Shape, placement: Placement, where: (spot: { file: number; rank: number }) => { file: number; rank: number }, turn: (letter: string) => string): Placement {
  const next: Placement = new Map();
  for (const [square, letter] of placement) {
    const spot = spotOf(shape, square);
    if (spot) next.set(squareName(shape, where(spot)), turn(letter));
  }
  return next;
}

/** Where a castling king starts and where it goes, by the letter of the right: "K" -> e1, g1. */
export function castlingKing(shape: Shape, right: string): { from: string; to: string } | null {
  const first = right === right.toUpperCase();
  const letter = first ? "K" : "k";
  const from = [...placementOf(shape, shape.initial)].find(([, one]) => one === letter)?.[0];
  const spot = from ? spotOf(shape, from) : null;
  if (!from || !spot) return null;
  return { from, to: squareName(shape, { file: spot.file + (right.toUpperCase() === "K" ? 2 : -2), rank: spot.rank }) };
}

/** The squares behind which a pawn of the side that is not to move may just have passed: a rank of names. */
export function passedSquares(shape: Shape, firstToMove: boolean): string[] {
  const row = firstToMove ? 2 : shape.ranks - 3;
  return Array.from({ length: shape.files }, (_, column) => squareName(shape, spotAt(shape, false, { column, row })));
}

