// The versions of what is kept: a game, a pupil. A newer page reads every older one; what is newer than the page is left
// alone and not shown.
import { kPupilSchema, type Pupil } from "../school/pupil.ts";
import type { GameRecord } from "../table/record.ts";

export const kSchema = 1;

/** The game as this page knows it; undefined for what it cannot read. */
export function upgraded(kept: unknown): GameRecord | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const record = kept as Partial<GameRecord>;
  if (record.schema !== kSchema || typeof record.id !== "string") return undefined;
  if (!Array.isArray(record.events) || !Array.isArray(record.lines) || typeof record.card !== "object") return undefined;
  return record as GameRecord;
}

/** The pupil as this page knows it; undefined for what it cannot read. */
export function readPupil(kept: unknown): Pupil | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const pupil = kept as Partial<Pupil>;
  if (pupil.schema !== kPupilSchema || typeof pupil.id !== "string") return undefined;
  if (typeof pupil.done !== "object" || typeof pupil.watched !== "object" || typeof pupil.cards !== "object") return undefined;
  return pupil as Pupil;
}
