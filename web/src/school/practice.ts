// Items that nobody wrote: the core makes them from the themes of the course, chooses them and judges them like any other.
import { app } from "../page/app.ts";
import type { Answer } from "../table/answers.ts";
import type { CourseGame, Item, Theme, Unit } from "./lesson.ts";

/** An item, and the unit whose matter it is. */
export interface Asked {
  unit: string;
  item: Item;
}

export interface Round {
  asked: Asked[];
  /** So many right answers pass, where it is an exam. */
  pass: number;
}

interface MadeAnswer extends Answer {
  items: { theme: number; item: Item }[];
  pass: number;
}

/** The same for everybody on a day, or for the same seed. */
export type Draw = { date: string } | { seed: number };

/** `count` items over all units, none of which the lessons have shown; fewer where chance finds no more. */
export async function made(game: CourseGame, units: readonly Unit[], count: number, draw: Draw): Promise<Round> {
  const drawn = units.filter(({ practice }) => practice?.length);
  const themes: Theme[][] = drawn.map(({ practice }) => practice!);
  const unlike = units.flatMap(({ learn, try: items }) => [...learn, ...items].filter((one) => (one.game ?? game) === game).map(({ fen }) => fen));
  const answer = await app.ask<MadeAnswer>({ op: "practice", game, themes, count, unlike, ...draw });
  if (!answer.ok) return { asked: [], pass: 0 };
  return { asked: answer.items.map(({ theme, item }) => ({ unit: drawn[theme].unit, item })), pass: answer.pass };
}

interface TwinAnswer extends Answer {
  item: Item;
}

/** The item's twin of that number; the item itself where the core has none, as with castling. */
export async function twinOf(game: CourseGame, item: Item, seed: number): Promise<Item> {
  const twin = await app.ask<TwinAnswer>({ op: "practice", game, twin_of: item, seed });
  return twin.ok ? twin.item : item;
}
