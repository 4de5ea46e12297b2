// Builds the page: node build.mjs [--out DIR] [--wasm FILE]
//
// Every asset but index.html, the manifest and the service worker carries the hash of its bytes in its
// name, so that a page and a core of different versions can never meet. The parts that start other
// parts find them by the constants below; all addresses are relative, for any host and folder.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { words } from "./words_plugin.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const out = resolve(option("out", join(here, "../build/web")));
const wasm = option("wasm", undefined);

/// Copies a file to assets/NAME-HASH.EXT and returns its address.
async function hashed(file, bytes) {
  bytes ??= await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const name = `assets/${basename(file, extname(file))}-${hash}${extname(file)}`;
  await writeFile(join(out, name), bytes);
  return name;
}

const shared = {
  bundle: true,
  format: "esm",
  target: ["es2021", "chrome92", "firefox91", "safari15"],
  minify: true,
  legalComments: "none",
  absWorkingDir: here,
  logLevel: "warning",
};

/// One file on its own, such as a worker.
async function single(entry, define) {
  const result = await build({ ...shared, entryPoints: [entry], define, write: false });
  return hashed(entry.replace(/\.ts$/, ".js"), result.outputFiles[0].contents);
}

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "assets"), { recursive: true });
const define = {
  LUATCO_WASM: JSON.stringify(wasm ? await hashed(resolve(wasm)) : ""),
  LUATCO_WORKER: JSON.stringify(""),
};
if (existsSync(join(here, "src/core/worker.ts"))) {
  define.LUATCO_WORKER = JSON.stringify(await single("src/core/worker.ts", define));
}
const page = await build({
  ...shared,
  entryPoints: ["src/main.ts"],
  splitting: true,
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  define,
  plugins: [words(join(here, "../data/messages"))],
  metafile: true,
});
const main = Object.keys(page.metafile.outputs).find((name) => page.metafile.outputs[name].entryPoint === "src/main.ts");
let html = await readFile(join(here, "index.html"), "utf8");
html = html.replace("src/main.ts", `assets/${basename(main)}`);
await writeFile(join(out, "index.html"), html);
await copyFile(join(here, "../LICENSE"), join(out, "LICENSE.txt"));
