// Everything in one file, and back.
import { merged } from "../school/pupil.ts";
import type { GameRecord } from "../table/record.ts";
import { kSchema, readPupil, upgraded } from "./schema.ts";
import type { Store } from "./store.ts";

interface Backup {
  luatco: "backup";
  schema: number;
  written: string;
  games: unknown[];
  settings: unknown;
  /** Absent in what was written before there was a school. */
  pupils?: unknown[];
}

const kSettings = "page";

export async function backup(store: Store): Promise<string> {
  const all: Backup = {
    luatco: "backup",
    schema: kSchema,
    written: new Date().toISOString(),
    games: await store.list(),
    settings: (await store.setting(kSettings)) ?? {},
    pupils: await store.pupils(),
  };
  return JSON.stringify(all, null, 1);
}

/** How many games were taken over, and how many the store has as new or newer. undefined: no backup of ours. */
export async function restore(store: Store, text: string): Promise<{ taken: number; left: number } | undefined> {
  let read: Partial<Backup>;
  try {
    read = JSON.parse(text) as Partial<Backup>;
  } catch {
    return undefined;
  }
  if (read?.luatco !== "backup" || !Array.isArray(read.games)) return undefined;
  let taken = 0;
  const games = read.games.flatMap((kept) => upgraded(kept) ?? []);
  for (const game of games) {
    const here = await store.get(game.id);
    if (here && here.updated >= game.updated) continue;
    const record: GameRecord = { ...game, revision: here?.revision ?? 0 };
    if (await store.put(record)) ++taken;
  }
  const here = await store.pupils();
  for (const pupil of (Array.isArray(read.pupils) ? read.pupils : []).flatMap((kept) => readPupil(kept) ?? [])) {
    const known = here.find(({ id }) => id === pupil.id);
    await store.keepPupil(known ? merged(known, pupil) : pupil);
  }
  if (read.settings && !(await store.setting(kSettings))) await store.keepSetting(kSettings, read.settings);
  return { taken, left: games.length - taken };
}
