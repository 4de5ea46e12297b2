// The lessons of data/lessons as the page has them. Nothing here says what is right: the core does.
import type { GameName } from "../table/answers.ts";
import { unitsOfTeachers } from "./teachers.ts";

/** The games that have a course. */
export type CourseGame = Exclude<GameName, "pawns">;
export const kCourses: readonly CourseGame[] = ["chess", "xiangqi"];

/** Something to watch: a position, perhaps moves, and a sentence about it. */
export interface Picture {
  /** The other game, where a unit compares both. */
  game?: CourseGame;
  fen: string;
  say: string;
  /** "e4:good" */
  signs?: string[];
  /** "e1e8:attack" */
  arrows?: string[];
  moves?: string[];
  /** It only shows something and need not be playable. */
  picture?: true;
}

/** Something to do; docs/api.md, "Items of the school". */
export interface Item {
  /** The other game, where a unit compares both. */
  game?: CourseGame;
  fen: string;
  input?: "move" | "tap" | "choose" | "set_up" | "rule";
  goal?: Goal;
  moves?: number;
  opponent?: "none" | "script" | "best";
  script?: string[];
  tap?: string;
  square?: string;
  role?: string;
  attempt?: string;
  /** Moves that were played before the question, and what else happened. */
  record?: string[];
  events?: { do: string; by: string; of?: string; square?: string }[];
  rules?: string;
}
export type Goal = string | { [kind: string]: string | Goal | Goal[] };

/** Something of which the core makes any number of items. */
export interface Theme {
  item: Omit<Item, "fen">;
  [more: string]: unknown;
}

/** A small game to play on from a position. */
export interface MiniGame {
  game: GameName;
  fen: string;
  say: string;
  /** By side, what wins; without it the game's own rules decide. */
  goals?: Record<string, Goal>;
}

export interface Unit {
  unit: string;
  game: CourseGame;
  title: string;
  tip: string;
  learn: Picture[];
  try: Item[];
  practice?: Theme[];
  play?: MiniGame[];
  /** Units to be done before. */
  requires?: string[];
  /** The step after the course that it belongs to, 2 to 6. */
  roadmap?: number;
}

const kLoad: Record<CourseGame, () => Promise<{ default: Unit[] }>> = {
  chess: () => import("lessons:chess"),
  xiangqi: () => import("lessons:xiangqi"),
};

/** "c10" comes after "c9". */
const place = ({ unit }: Unit): number => Number(unit.replace(/\D/g, ""));

/** The course of a game, and what teachers have added to it. */
export async function courseOf(game: CourseGame): Promise<Unit[]> {
  const [{ default: course }, added] = await Promise.all([kLoad[game](), unitsOfTeachers(game)]);
  const own = added.filter(({ unit }) => !course.some((one) => one.unit === unit));
  return [...course, ...own].sort((a, b) => place(a) - place(b));
}

/** Without what comes after the course: what everybody is asked. */
export const basics = (units: readonly Unit[]): Unit[] => units.filter(({ roadmap }) => roadmap === undefined);

/** An item's name in what a pupil has done: it lasts while the item is asked the same way, wherever it stands. */
export function itemKey(unit: string, item: Item): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(item)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return `${unit}:${hash.toString(36)}`;
}
