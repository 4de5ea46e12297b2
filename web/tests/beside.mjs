// What a host puts beside the page: lessons, clips.
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/// The page with a folder of its own: what `fill` puts beside it.
export async function beside(site, fill, act) {
  const folder = await mkdtemp(join(tmpdir(), "luatco-beside-"));
  const first = site.state.folder;
  try {
    await cp(first, folder, { recursive: true });
    await fill(folder);
    site.state.folder = folder;
    await act();
  } finally {
    site.state.folder = first;
    await rm(folder, { recursive: true });
  }
}

/// A pack of Vietnamese clips, which are silent.
export async function voices(folder, manifest, files) {
  await mkdir(join(folder, "voices/vi"), { recursive: true });
  await writeFile(join(folder, "voices/languages.json"), '["vi"]');
  await writeFile(join(folder, "voices/vi/manifest.json"), JSON.stringify({ format: 1, ...manifest }));
  for (const file of files) await writeFile(join(folder, "voices/vi", file), silence(0.2));
}

/// The clips that were fetched, once `n` of them are.
export async function heard(page, n) {
  const clips = () => page.asked.filter((url) => url.endsWith(".wav")).map((url) => url.slice(url.lastIndexOf("/") + 1));
  while (clips().length < n) await page.waitForEvent("request", { predicate: (request) => request.url().endsWith(".wav") });
  return clips();
}

/// A WAV file of nothing, so many seconds long.
function silence(seconds) {
  const rate = 8000;
  const data = Buffer.alloc(rate * seconds * 2);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0); head.writeUInt32LE(36 + data.length, 4); head.write("WAVEfmt ", 8); head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); head.writeUInt16LE(1, 22); head.writeUInt32LE(rate, 24); head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32); head.writeUInt16LE(16, 34); head.write("data", 36); head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
