// Positions to try the rules on that beginners ask about most.
import type { GameName } from "../table/answers.ts";

export interface TryPosition {
  word: string;
  task: string;
  fen: string;
  /** One side tries its man out, again and again from the same place. */
  alone?: boolean;
}

const chess: TryPosition[] = [
  { word: "page.try.castling", task: "page.try.castling_task", fen: "r3k2r/8/8/8/8/5n2/6P1/R3K2R w KQkq - 0 1" },
  { word: "page.try.en_passant", task: "page.try.en_passant_task", fen: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1" },
  { word: "page.try.promotion", task: "page.try.promotion_task", fen: "1n5k/P7/8/8/8/8/8/4K3 w - - 0 1" },
  { word: "page.try.stalemate", task: "page.try.stalemate_task", fen: "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1" },
];

const xiangqi: TryPosition[] = [
  { word: "page.try.leg", task: "page.try.leg_task", fen: "4k4/9/9/9/9/9/3cN4/4B4/9/3K5 w - - 0 1", alone: true },
  { word: "page.try.eye", task: "page.try.eye_task", fen: "3k5/9/9/9/9/2B6/3N5/9/9/4K4 w - - 0 1", alone: true },
  { word: "page.try.cannon", task: "page.try.cannon_task", fen: "3k5/2n6/9/2p6/2c6/9/9/2C6/9/4K4 w - - 0 1", alone: true },
  { word: "page.try.facing", task: "page.try.facing_task", fen: "4k4/9/9/9/4C4/9/9/9/9/4K4 w - - 0 1", alone: true },
  { word: "page.try.no_move", task: "page.try.no_move_task", fen: "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1" },
];

const pawns: TryPosition[] = [
  { word: "page.try.en_passant", task: "page.try.pawns_task", fen: "8/3p4/8/4P3/8/8/8/8 b - - 0 1" },
];

export const tryPositions: Record<GameName, TryPosition[]> = { chess, xiangqi, pawns };
