// Reads archives in a worker with a core of its own: bytes go from the files into the core, and only the report comes out.
import { load } from "../../../packages/luatco/index.js";
import { isPacked, unpacked, utf8, writtenIn } from "./archive_bytes.ts";
import type { FromReader, Report, ToReader, Totals } from "./archive_messages.ts";

/** The page hears of the progress at most so often, ms. */
const kTell = 150;

let stopped = false;
const tell = (message: FromReader): void => postMessage(message);

async function read({ files, rules, wasm }: { files: File[]; rules: string[]; wasm: string }): Promise<void> {
  const begin = performance.now();
  const archive = (await load(wasm)).archive();
  rules.forEach((set) => archive.rules(set));
  const all = files.reduce((sum, file) => sum + file.size, 0);
  const sources: string[] = [];
  const faults: { file: string; id: string }[] = [];
  let [done, told] = [0, 0];
  for (const file of files) {
    if (stopped) break;
    try {
      if (isPacked(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) throw new TypeError("packed");
      const encoding = await writtenIn(file, () => !stopped);
      sources.push(encoding);
      archive.begin(file.name);
      await utf8(unpacked(file, (bytes) => (done += bytes)), encoding, (bytes) => {
        archive.feed(bytes);
        if (performance.now() - told > kTell) {
          told = performance.now();
          tell({ kind: "progress", done, all, totals: archive.totals() as Totals });
        }
        return !stopped;
      });
    } catch (error) {
      faults.push({ file: file.name, id: error instanceof RangeError ? "page.archive.no_room" : "page.archive.broken" });
      if (error instanceof WebAssembly.RuntimeError) throw error;
    }
    archive.end();
  }
  tell({ kind: "report", report: { ...(archive.report() as Report), sources, faults }, stopped, ms: performance.now() - begin });
}

addEventListener("message", ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === "stop") stopped = true;
  else read(data).catch((error: unknown) => tell({ kind: "failed", text: String(error) }));
});
