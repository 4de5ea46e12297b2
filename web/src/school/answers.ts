// The answers of the core that the school uses (docs/api.md).
import type { Answer, Reason } from "../table/answers.ts";
import type { Sayable } from "../words/speaker.ts";

/** What there is to know of an item. */
export interface FactsAnswer extends Answer {
  fen: string;
  turn: string;
  legal: number;
  asks: Sayable[];
  solutions?: string[];
  squares?: string[];
  allowed?: boolean;
  reasons?: Reason[];
  /** What the arbiter may say. */
  choices?: string[];
}

/** What an answer to an item is worth. */
export interface GradeAnswer extends Answer {
  solved: boolean;
  over?: boolean;
  left?: number;
  legal?: boolean;
  move?: string;
  reply?: string;
  reasons?: Reason[];
  fen?: string;
  allowed?: boolean;
  /** Why the arbiter rules so, or why a move is allowed. */
  steps?: StoryStep[];
  /** Of a refused move: reasons that are not why, by their ids. */
  others?: string[];
  wrong?: (string | { square: string; reasons?: Reason[] })[];
  missing?: string[];
}

export interface HintAnswer extends Answer {
  id: string;
  squares: string[];
  move?: string;
  choice?: string;
  n?: number;
}

/** One step of a story: what is said, and what is shown meanwhile. */
export interface StoryStep extends Reason {
  marks: { square: string; kind: string }[];
  arrows: { from: string; to: string; kind: string }[];
}

/** What speaks for a move: a step for each kind, the weightiest first. */
export interface WhyGoodAnswer extends Answer {
  kinds: string[];
  steps: StoryStep[];
  turn: string;
}

/** Where a small game stands that is won by a goal. */
export interface MiniAnswer extends Answer {
  over: boolean;
  winner?: string;
  turn: string;
  fen: string;
}

export interface ConsequenceAnswer extends Answer {
  legal: boolean;
  kind: "refused" | "wins" | "draws" | "mated" | "loses" | "gives_up" | "harmless";
  steps: StoryStep[];
  turn: string;
  fen: string;
}
