// What a FEN says besides who stands where: who is to move, what may still be castled, what was just passed.
export interface Fields {
  firstToMove: boolean;
  /** The letters "KQkq", those that are claimed. */
  castling: string;
  /** The square behind a pawn that has just made its double step; "-": none. */
  enPassant: string;
}

export function fieldsOf(fen: string): Fields {
  const [, turn, castling, enPassant] = fen.trim().split(/\s+/);
  return {
    firstToMove: turn !== "b",
    castling: castling && castling !== "-" ? castling : "",
    enPassant: enPassant ?? "-",
  };
}

export const withFields = (placement: string, { firstToMove, castling, enPassant }: Fields): string =>
  `${placement} ${firstToMove ? "w" : "b"} ${castling || "-"} ${enPassant} 0 1`;

const kRights = "KQkq";

/** Claims a right, or gives it up. */
export const toggleRight = (castling: string, right: string): string =>
  [...kRights].filter((one) => castling.includes(one) !== (one === right)).join("");
