// The versions of a kept game. A newer page reads every older one; what is newer than the page is left
// alone and not shown.
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
