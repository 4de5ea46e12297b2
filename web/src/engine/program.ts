// Engines that lie beside the page, to be run in the browser: what there is, and how it is fetched.
import type { GameName } from "../table/answers.ts";
import { Fault } from "./fault.ts";

/** A program of engines/engines.json (docs/engines.md). */
export interface Program {
  name: string;
  /** Its script, from the folder of the list; it is one of its files. */
  script: string;
  files: string[];
  games: GameName[];
  licence: string;
  source: string;
  /** Of all files together. */
  bytes: number;
  /** It needs shared memory, which browsers give to isolated pages only. */
  isolated: boolean;
  /** Lines before the first question. */
  setup: string[];
}

export const addressOf = (file: string): string => new URL(`engines/${file}`, document.baseURI).href;

/** The programs that lie beside the page and can run here. */
export async function programsHere(game: GameName): Promise<Program[]> {
  const answer = await fetch(addressOf("engines.json"));
  // A list of an older page names the script alone.
  const all = (answer.ok ? ((await answer.json()) as Program[]) : []).map((one) => ({ ...one, files: one.files ?? [one.script] }));
  return all.filter(({ games, isolated }) => games.includes(game) && (!isolated || crossOriginIsolated));
}

/** Brings its files where the worker will find them, also without a network. `seen` is told how many bytes have come;
 * what is there already is not fetched again. */
export async function download({ name, files, bytes }: Program, seen: (done: number, all: number) => void, signal?: AbortSignal): Promise<void> {
  // The same that the service worker serves from; plain http has none.
  const kept = "caches" in self ? await caches.open("engines") : null;
  let done = 0;
  for (const file of files) {
    if (await kept?.match(addressOf(file))) continue;
    try {
      const answer = await fetch(addressOf(file), signal ? { signal } : {});
      if (!answer.ok) throw new Error(String(answer.status));
      const keeping = kept?.put(addressOf(file), answer.clone());
      for (const reader = answer.body!.getReader(); ; ) {
        const { value } = await reader.read();
        if (!value) break;
        seen(Math.min((done += value.length), bytes), bytes);
      }
      await keeping;
    } catch {
      throw new Fault({ id: signal?.aborted ? "engine.fault.stopped" : "page.engine.no_download", args: { engine: name, n: 0, text: "" } });
    }
  }
}
