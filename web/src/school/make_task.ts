// What a teacher can ask for with one touch, and what the core says of it.
import { app } from "../page/app.ts";
import type { Answer, Fault } from "../table/answers.ts";
import type { FactsAnswer } from "./answers.ts";
import type { CourseGame, Item } from "./lesson.ts";

export interface Kind {
  id: string;
  word: string;
  /** The item without its position. */
  item: Omit<Item, "fen">;
  /** How many squares of the board have to be touched for it. */
  squares?: 1 | 2;
  /** Only in this game. */
  only?: CourseGame;
}

export const kKinds: readonly Kind[] = [
  { id: "mate", word: "school.kind.mate", item: { goal: "mate" } },
  { id: "win", word: "school.kind.win", item: { goal: "win" }, only: "xiangqi" },
  { id: "no_move", word: "school.kind.no_move", item: { goal: "no_move" } },
  { id: "check", word: "school.kind.check", item: { goal: "check" } },
  { id: "takes", word: "school.kind.takes", item: { goal: { all: ["takes", "safe"] } } },
  { id: "promote", word: "school.kind.promote", item: { goal: "promote" }, only: "chess" },
  { id: "castle", word: "school.kind.castle", item: { goal: "castle" }, only: "chess" },
  { id: "targets", word: "school.kind.targets", item: { input: "tap", tap: "targets" }, squares: 1 },
  { id: "choose", word: "school.kind.choose", item: { input: "choose" }, squares: 2 },
];
export const kindsOf = (game: CourseGame): Kind[] => kKinds.filter(({ only }) => !only || only === game);

/** The kinds that may take more than one move. */
export const mayBeLong = ({ item }: Kind): boolean => item.goal !== undefined;

/** The item, once all is said that it needs. */
export function itemOf(kind: Kind, fen: string, moves: number, touched: readonly string[]): Item | undefined {
  if (touched.length < (kind.squares ?? 0)) return undefined;
  if (kind.squares === 1) return { ...kind.item, fen, square: touched[0] };
  if (kind.squares === 2) return { ...kind.item, fen, attempt: touched[0] + touched[1] };
  return { ...kind.item, fen, ...(moves > 1 ? { moves } : {}) };
}

export interface Opinion {
  good: boolean;
  text: string;
  /** What solves it: moves, or squares. */
  right?: readonly string[];
  /** The position in its normal form. */
  fen: string;
}

interface SetupAnswer extends Answer {
  faults?: Fault[];
  fen?: string;
}

/** The core's opinion of a position. */
export async function examine(game: CourseGame, fen: string): Promise<Opinion> {
  const { faults = [], fen: normal = fen } = await app.ask<SetupAnswer>({ op: "setup", game, fen });
  const bad = faults.find(({ severity }) => severity === "error");
  return { good: !bad, text: bad ? app.tell(bad, { game }) : "", fen: normal };
}

/** Is the item solvable, and in how many ways? */
export async function opinionOf(game: CourseGame, item: Item): Promise<Opinion> {
  const facts = await app.ask<FactsAnswer>({ op: "exercise", game, item });
  const { fen } = item;
  if (!facts.ok) return { good: false, text: app.tell(facts.error!, { game }), fen };
  if (facts.allowed !== undefined) {
    const [reason] = facts.reasons ?? [];
    return { good: true, text: reason ? app.tell(reason, { game, side: facts.turn }) : app.t("school.may"), fen };
  }
  const right = facts.solutions ?? facts.squares ?? [];
  const n = right.length;
  return { good: n > 0, right, text: app.t(facts.squares ? "school.make.squares" : "school.make.ways", { n }), fen };
}
