// Who learns: a picture and a pace, no name and no account; and what was done. Plain data, kept by the store.

export const kPupilSchema = 1;

/** "young" (6–7): may it or may it not; "older" (9–11): and why. */
export type Pace = "young" | "older";

/** 1: finished, however; 2: without being shown the solution; 3: without help and at once. */
export type Stars = 1 | 2 | 3;

/** When an item comes again: the core's to move on (docs/api.md, schedule). */
export interface Card {
  box: number;
  /** The day it is due, in days since 1970. */
  due: number;
}

export interface Pupil {
  schema: number;
  id: string;
  /** One of kFaces. */
  face: string;
  pace: Pace;
  /** ms */
  made: number;
  /** The units whose pictures were watched to the end. */
  watched: Record<string, true>;
  /** The best that was done of each item, by itemKey. */
  done: Record<string, Stars>;
  /** What is to be met again, by itemKey. */
  cards: Record<string, Card>;
  /** Days on which something was finished, "2026-11-30", the last ones. */
  days: string[];
  /** Right answers of the best closing exam, by game. */
  exams: Record<string, number>;
  /** An exam that is being sat, by game: what its items are made from, and the answers so far. */
  sitting: Record<string, { seed: number; right: boolean[] }>;
  /** How many of a round made for a day are done: "daily:chess:2026-11-30". */
  rounds: Record<string, number>;
  /** Stars for what is made anew and cannot be found again. */
  extra: number;
}

export const newPupil = (face: string, pace: Pace, now: number): Pupil => ({
  schema: kPupilSchema,
  id: now.toString(36) + Math.floor(Math.random() * 1e6).toString(36),
  face,
  pace,
  made: now,
  watched: {},
  done: {},
  cards: {},
  days: [],
  exams: {},
  sitting: {},
  rounds: {},
  extra: 0,
});

/** What the same pupil did in two places, together: nothing done is lost. */
export function merged(here: Pupil, there: Pupil): Pupil {
  const both = { ...there, ...here, watched: { ...there.watched, ...here.watched }, done: { ...there.done, ...here.done } };
  for (const [key, stars] of Object.entries(there.done)) both.done[key] = Math.max(stars, here.done[key] ?? 0) as Stars;
  both.cards = { ...there.cards, ...here.cards };
  both.exams = { ...there.exams, ...here.exams };
  for (const [game, right] of Object.entries(there.exams)) both.exams[game] = Math.max(right, here.exams[game] ?? 0);
  both.days = [...new Set([...there.days, ...here.days])].sort();
  both.extra = Math.max(there.extra, here.extra);
  return both;
}
