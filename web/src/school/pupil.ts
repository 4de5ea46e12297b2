// Who learns: a picture and a pace, no name and no account; and what was done. Plain data, kept by the store.
import type { Card } from "./schedule.ts";

export const kPupilSchema = 1;

/** "young" (6–7): may it or may it not; "older" (9–11): and why. */
export type Pace = "young" | "older";

/** 1: finished, however; 2: without being shown the solution; 3: without help and at once. */
export type Stars = 1 | 2 | 3;

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
  /** Right answers of the last closing exam, by game. */
  exams: Record<string, number>;
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
});
