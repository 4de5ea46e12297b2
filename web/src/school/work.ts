// What the four kinds of items have in common: a board that shows something, and a desk that is told how it went.
import type { nothing, TemplateResult } from "lit/html.js";
import type { Art, Arrow, BoardEvents, Mark, Mode, Targets } from "../board/types.ts";
import type { FactsAnswer, GradeAnswer, HintAnswer } from "./answers.ts";
import type { CourseGame, Item } from "./lesson.ts";
import type { Scene } from "./replay.ts";

/** What an item has the board show; the rest is the same everywhere. */
export interface Board {
  fen: string;
  mode: Mode;
  targets: Targets | null;
  movable: readonly string[] | null;
  marks: Mark[];
  arrows: Arrow[];
  last: readonly string[];
  art?: Art;
}

/** Where an item is worked on: it asks the core, and is told how it went. */
export interface Desk {
  readonly game: CourseGame;
  readonly item: Item;
  readonly facts: FactsAnswer;
  /** The pupil is to say why, not only whether. */
  readonly explains: boolean;
  grade(answer: object): Promise<GradeAnswer>;
  /** Solved: the scenes say why it was good. */
  right(scenes: Scene[]): Promise<void>;
  /** Not solved: the scenes show what would have followed; then it begins anew. */
  wrong(scenes: Scene[]): void;
  /** So far it is right: the question stands again. */
  well(): void;
  /** Not there, not so: said, and the work goes on. */
  told(text: () => string): void;
}

export interface Work {
  readonly board: Board;
  /** What is under the board, besides the hints. */
  controls?(): TemplateResult;
  attempt?(detail: BoardEvents["attempt"]): Promise<void>;
  tap?(detail: BoardEvents["tap"]): Promise<void>;
  place?(detail: BoardEvents["place"]): Promise<void>;
  /** Beside the hints, instead of the button that begins anew. */
  tools?(): TemplateResult | typeof nothing;
  /** The page is left. */
  leave?(): void;
  /** From the start. */
  begin(): Promise<void>;
  /** The item as it stands now, to be hinted at. */
  readonly rest: Item;
  /** Does what the last hint says. */
  follow(hint: HintAnswer): Promise<void>;
}

export const kNoBoard: Board = { fen: "", mode: "move", targets: null, movable: [], marks: [], arrows: [], last: [] };
