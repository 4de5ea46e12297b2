// Builds the page: node build.mjs --wasm FILE [--out DIR] [--voices DIR]. FILE is luatco.wasm, with luatco-play.wasm beside it;
// DIR has a voice pack by language (vi/manifest.json), for devices without a voice of their own.
//
// Every asset but index.html, the manifest and the service worker carries the hash of its bytes in its
// name, so that a page and a core of different versions can never meet. The parts that start other
// parts find them by the constants below; all addresses are relative, for any host and folder.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "../packages/luatco/index.js";
import { fewFiles } from "./few_files.mjs";
import { artPlugin } from "./src/board/art_plugin.mjs";
import { lessons } from "./lessons_plugin.mjs";
import { lawStyle, writeLaw } from "./law_pages.mjs";
import { words } from "./words_plugin.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const out = resolve(option("out", join(here, "../build/web")));
const wasm = option("wasm");
if (!wasm) {
  console.error("usage: node build.mjs --wasm FILE [--out DIR]");
  process.exit(2);
}

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/// Writes a file as assets/NAME-HASH.EXT and returns its address.
async function hashed(file, bytes) {
  const name = `assets/${basename(file, extname(file))}-${digest(bytes)}${extname(file)}`;
  await writeFile(join(out, name), bytes);
  return name;
}

const shared = {
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome94", "firefox93", "safari15"],
  minify: true,
  legalComments: "none",
  absWorkingDir: here,
  logLevel: "warning",
};

/// One script or style sheet on its own.
async function single(entry, define = {}) {
  const result = await build({ ...shared, entryPoints: [entry], define, write: false });
  return result.outputFiles[0].contents;
}

/// What the core says of the boards: known before the core itself has come.
async function told(core) {
  const { games } = core.ask({ op: "version" });
  const shapes = games.map((game) => {
    const { ok, ...shape } = core.ask({ op: "shape", game });
    return [game, shape];
  });
  return { LUATCO_SHAPES: JSON.stringify(Object.fromEntries(shapes)) };
}

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "assets"), { recursive: true });
const module = await readFile(wasm);
const core = await load(module);
const define = {
  LUATCO_WASM: JSON.stringify(await hashed("luatco-play.wasm", await readFile(join(dirname(wasm), "luatco-play.wasm")))),
  LUATCO_WASM_ALL: JSON.stringify(await hashed("luatco.wasm", module)),
  ...(await told(core)),
};
define.LUATCO_SCHOOL_CSS = JSON.stringify(await hashed("school.css", await single("src/school/school.css")));
define.LUATCO_BESIDE = JSON.stringify(await hashed("beside.css", await single("src/page/beside.css")));
define.LUATCO_WORKER = JSON.stringify(await hashed("worker.js", await single("src/core/worker.ts", define)));
define.LUATCO_ARCHIVE_WORKER = JSON.stringify(await hashed("archive_worker.js", await single("src/desk/archive_worker.ts", define)));

const kEntries = ["src/main.ts", "src/law/law.ts", "src/embed/embed.ts"];
const page = await build({
  ...shared,
  entryPoints: kEntries,
  splitting: true,
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  define,
  plugins: [words(join(here, "../data/messages")), lessons(join(here, "../data/lessons")), artPlugin()],
  metafile: true,
  write: false,
});
const [main, ...others] = kEntries;
const scripts = await fewFiles(page, main, others, shared);
for (const [name, text] of scripts.files) await writeFile(join(out, "assets", name), text);
const script = (entry) => `assets/${scripts.named(entry)}`;
// The pieces of the first game, its words and what main imports are fetched beside main, not after it.
const early = scripts.early(["art:chess/cburnett", "words:vi/chess", "words:vi/arbiter"]).map((name) => `assets/${name}`);
const style = await hashed("page.css", await single("src/page/page.css"));

const law = await writeLaw({
  here, out, core,
  style: await hashed("law.css", await lawStyle(here)),
  script: script("src/law/law.ts"),
});

// The page inside others' pages, whose folder has headers of its own (luatco/serve/policy.h).
await mkdir(join(out, "embed"));
await writeFile(join(out, "embed/index.html"), (await readFile(join(here, "embed.html"), "utf8"))
  .replace("src/embed/embed.css", await hashed("embed.css", await single("src/embed/embed.css")))
  .replace("src/embed/embed.ts", script("src/embed/embed.ts")));

for (const file of await readdir(join(here, "static"))) {
  await writeFile(join(out, file), await readFile(join(here, "static", file)));
}
const html = (await readFile(join(here, "index.html"), "utf8"))
  .replace("src/page/page.css", style)
  .replace(main, script(main))
  .replace("<!-- early -->", [
    ...[...early, JSON.parse(define.LUATCO_WORKER)].map((name) => `<link rel="modulepreload" href="${name}">`),
    `<link rel="preload" as="fetch" crossorigin href="${JSON.parse(define.LUATCO_WASM)}">`,
  ].join("\n    "));
await writeFile(join(out, "index.html"), html);

// Clips are too many to be fetched before they are needed: the service worker keeps those that were heard.
const voices = option("voices");
if (voices) await cp(resolve(voices), join(out, "voices"), { recursive: true });
else await mkdir(join(out, "voices"));
const spoken = (await readdir(join(out, "voices"), { withFileTypes: true })).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
await writeFile(join(out, "voices/languages.json"), JSON.stringify(spoken));

// Where `luatco lesson page` puts the units of teachers.
await mkdir(join(out, "lessons"));
await writeFile(join(out, "lessons/units.json"), JSON.stringify({ units: [], messages: {} }));

// Engines are programs of others: whoever serves the page may put some here (tools/page_engines/fetch).
await mkdir(join(out, "engines"));
await writeFile(join(out, "engines/engines.json"), "[]");

// What a host without the server says to the question for its engines: there are none.
await mkdir(join(out, "api/v1"), { recursive: true });
await writeFile(join(out, "api/v1/engines"), JSON.stringify({ ok: true, engines: [] }));

// Everything that the page may ever ask for, named after all of it: one version, one cache.
const files = ["./", "manifest.webmanifest", "icon.svg", ...law, ...(await readdir(join(out, "assets"))).map((name) => `assets/${name}`)];
const version = digest(files.join("\n") + html);
await writeFile(join(out, "sw.js"), await single("src/sw.ts", {
  LUATCO_FILES: JSON.stringify(files),
  LUATCO_VERSION: JSON.stringify(version),
}));
