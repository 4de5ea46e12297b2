// Setting up, in the order people do it: which pieces come, and what is said meanwhile.
import type { GameName } from "../table/answers.ts";

export interface GuideStep {
  word: string;
  /** The letters of the pieces that are put down now; capitals for both colours. */
  pieces: string;
  /** Squares to look at besides. */
  look: string[];
}

const chess: GuideStep[] = [
  { word: "page.guide.chess.board", pieces: "", look: ["h1", "a8"] },
  { word: "page.guide.chess.rooks", pieces: "R", look: [] },
  { word: "page.guide.chess.knights", pieces: "N", look: [] },
  { word: "page.guide.chess.bishops", pieces: "B", look: [] },
  { word: "page.guide.chess.queens", pieces: "Q", look: ["d1", "d8"] },
  { word: "page.guide.chess.kings", pieces: "K", look: [] },
  { word: "page.guide.chess.pawns", pieces: "P", look: [] },
  { word: "page.guide.chess.ready", pieces: "", look: [] },
];

const xiangqi: GuideStep[] = [
  { word: "page.guide.xq.board", pieces: "", look: ["d0", "d2", "f0", "f2", "d7", "d9", "f7", "f9"] },
  { word: "page.guide.xq.chariots", pieces: "R", look: [] },
  { word: "page.guide.xq.horses", pieces: "N", look: [] },
  { word: "page.guide.xq.elephants", pieces: "B", look: [] },
  { word: "page.guide.xq.advisors", pieces: "A", look: [] },
  { word: "page.guide.xq.generals", pieces: "K", look: ["e0", "e9"] },
  { word: "page.guide.xq.cannons", pieces: "C", look: [] },
  { word: "page.guide.xq.soldiers", pieces: "P", look: [] },
  { word: "page.guide.xq.ready", pieces: "", look: [] },
];

const pawns: GuideStep[] = [
  { word: "page.guide.chess.board", pieces: "", look: ["h1", "a8"] },
  { word: "page.guide.chess.pawns", pieces: "P", look: [] },
  { word: "page.guide.chess.ready", pieces: "", look: [] },
];

export const guideSteps: Record<GameName, GuideStep[]> = { chess, xiangqi, pawns };
