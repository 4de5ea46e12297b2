// What is shown for what was done. How many stars it brings, and when it comes again, the core says.
import { itemKey, type Unit } from "./lesson.ts";
import type { Pupil } from "./pupil.ts";

/** How an item was finished. */
export interface Finish {
  wrong: number;
  hints: number;
  /** The solution was shown. */
  shown: boolean;
}

/** The core's word for it. */
export type Went = "alone" | "helped" | "shown";
export const wentOf = ({ wrong, hints, shown }: Finish): Went => (shown ? "shown" : wrong + hints === 0 ? "alone" : "helped");

/** The items of a unit that are done. */
export const doneOf = (pupil: Pupil, unit: Unit): number => unit.try.filter((item) => pupil.done[itemKey(unit.unit, item)]).length;

/** 0 to 3: something done, most of it, all of it. */
export function unitStars(pupil: Pupil, unit: Unit): number {
  const done = doneOf(pupil, unit);
  if (done === 0) return 0;
  if (done === unit.try.length) return 3;
  return done * 3 >= unit.try.length * 2 ? 2 : 1;
}

export const allStars = (pupil: Pupil): number => Object.values(pupil.done).reduce<number>((sum, stars) => sum + stars, pupil.extra);
