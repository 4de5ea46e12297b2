// One position a piece: where it stands, with something to take and something in its way.
import type { GameName } from "../table/answers.ts";

export interface Lesson {
  name: string;
  fen: string;
  from: string;
}

const chess: Record<string, Lesson> = {
  rook: { name: "word.chess.rook", fen: "6k1/8/3p4/8/1P1R4/8/8/6K1 w - - 0 1", from: "d4" },
  bishop: { name: "word.chess.bishop", fen: "6k1/8/1p6/8/3B4/2P5/8/7K w - - 0 1", from: "d4" },
  queen: { name: "word.chess.queen", fen: "6k1/1p6/8/3p4/3Q1P2/8/8/1K6 w - - 0 1", from: "d4" },
  king: { name: "word.chess.king", fen: "4r2k/8/8/8/3K4/4p3/8/8 w - - 0 1", from: "d4" },
  knight: { name: "word.chess.knight", fen: "7k/8/2p5/2PPP3/2PNP3/2PPP3/8/7K w - - 0 1", from: "d4" },
  pawn: { name: "word.chess.pawn", fen: "7k/8/8/8/8/3p1p2/P3P3/7K w - - 0 1", from: "e2" },
};

const xiangqi: Record<string, Lesson> = {
  chariot: { name: "word.xq.chariot", fen: "3k5/9/9/4p4/9/9/2P1R4/9/9/5K3 w - - 0 1", from: "e3" },
  horse: { name: "word.xq.horse", fen: "3k5/9/9/9/3c5/9/4N4/4C4/9/5K3 w - - 0 1", from: "e3" },
  cannon: { name: "word.xq.cannon", fen: "3k5/9/4n4/9/4p4/9/1R2C4/9/9/5K3 w - - 0 1", from: "e3" },
  elephant: { name: "word.xq.elephant", fen: "3k5/9/9/9/9/9/9/4B4/3N5/5K3 w - - 0 1", from: "e2" },
  advisor: { name: "word.xq.advisor", fen: "3k5/9/9/9/9/9/9/9/4A4/5K3 w - - 0 1", from: "e1" },
  general: { name: "word.xq.general", fen: "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1", from: "e1" },
  soldier: { name: "word.xq.soldier", fen: "3k5/9/9/9/5P3/9/2P6/9/9/5K3 w - - 0 1", from: "f5" },
};

/** The game of pawns has one piece to learn; its own positions come with its lessons. */
export const lessons: Record<GameName, Record<string, Lesson>> = { chess, xiangqi, pawns: { pawn: chess["pawn"] } };
