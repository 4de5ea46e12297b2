// The page's end of the reader of archives.
import { type Imported, readFile, readText } from "../share/read_file.ts";
import { textFrom } from "./archive_bytes.ts";
import type { FromReader, Place, Report, ToReader, Totals } from "./archive_messages.ts";

export interface Progress {
  /** Bytes read of the files, and all there are. */
  done: number;
  all: number;
  totals: Totals;
}

/** More than any game is long. */
const kGame = 256 << 10;

export class ArchiveReader {
  private worker: Worker | null = null;

  /** The report; where it was stopped, on what was read until then. */
  read(files: File[], rules: string[], progress: (progress: Progress) => void): Promise<{ report: Report; stopped: boolean; ms: number }> {
    this.close();
    const worker = (this.worker = new Worker(new URL(LUATCO_ARCHIVE_WORKER, document.baseURI), { type: "module" }));
    return new Promise((resolve, reject) => {
      worker.addEventListener("error", () => reject(new Error("the reader did not start")));
      worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => {
        if (data.kind === "progress") return progress(data);
        this.close();
        if (data.kind === "report") resolve(data);
        else reject(new Error(data.text));
      });
      this.tell({ kind: "read", files, rules, wasm: new URL(LUATCO_WASM_ALL, document.baseURI).href });
    });
  }

  private tell(message: ToReader): void {
    this.worker?.postMessage(message);
  }

  stop(): void {
    this.tell({ kind: "stop" });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}

/** The record at that place of its file. */
export async function gameAt(file: File, encoding: string, place: Place): Promise<Imported | null> {
  if (encoding === "xqf") {
    const games = await readFile(file);
    return Array.isArray(games) ? (games[0] ?? null) : null;
  }
  const [game] = await readText(await textFrom(file, encoding, place.begin, kGame));
  return game ?? null;
}
