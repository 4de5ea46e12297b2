// Writes the pages of the law: src/law/pages.ts, run in node with the few pieces of a document that drawing needs.
import MessageFormat from "@messageformat/core";
import { build } from "esbuild";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { messagesOf } from "./words_plugin.mjs";

const kLanguages = [["vi", "Tiếng Việt"], ["en", "English"]];
const kFamilies = ["page", "desk", "law"];
/// The set of drawings of each game; a game without its own has those of chess.
const kSets = { chess: "chess/cburnett", xiangqi: "xiangqi/han_vi", pawns: "chess/cburnett" };

/// An element as far as drawing makes and copies one.
class Element {
  nodeType = 1;
  attributes = [];
  childNodes = [];
  constructor(nodeName) {
    this.nodeName = nodeName;
  }
  setAttribute(name, value) {
    this.attributes = [...this.attributes.filter((one) => one.name !== name), { name, value }];
  }
  append(...children) {
    this.childNodes.push(...children.map((child) => (typeof child === "string" ? { nodeType: 3, nodeValue: child } : child)));
  }
  replaceChildren(...children) {
    this.childNodes = children;
  }
  cloneNode() {
    const copy = new Element(this.nodeName);
    copy.attributes = [...this.attributes];
    return copy;
  }
}

async function run(here, file) {
  const { outputFiles } = await build({
    entryPoints: [join(here, file)], bundle: true, format: "esm", platform: "node", write: false, logLevel: "warning",
  });
  globalThis.document ??= { createElementNS: (_, name) => new Element(name) };
  const folder = await mkdtemp(join(tmpdir(), "luatco-"));
  const script = join(folder, "run.mjs");
  await writeFile(script, outputFiles[0].contents);
  const module = await import(pathToFileURL(script).href);
  await rm(folder, { recursive: true });
  return module;
}

/// Its own looks and those of the board's drawing.
export async function lawStyle(here) {
  const { kDrawing, kTones } = await run(here, "src/board/style.ts");
  return `${await readFile(join(here, "src/law/law.css"), "utf8")}\nsvg.drawing { ${kTones} }\n${kDrawing}\n`;
}

async function artOf(data, set) {
  const files = (await readdir(join(data, "art", set))).filter((file) => file.endsWith(".svg"));
  const read = async (file) => [file.replace(".svg", ""), (await readFile(join(data, "art", set, file), "utf8")).trim()];
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/// `core`: answers requests; `style`, `script`: addresses from the page's root. Returns the paths of the pages.
export async function writeLaw({ here, out, core, style, script }) {
  const data = join(here, "../data");
  const { lawPages } = await run(here, "src/law/pages.ts");
  const { games } = core.ask({ op: "version" });
  const books = await Promise.all(games.map(async (game) => ({
    game, shape: core.ask({ op: "shape", game }), articles: core.ask({ op: "law", game }).articles, art: await artOf(data, kSets[game]),
  })));
  const paths = [];
  for (const [language] of kLanguages) {
    const messages = Object.assign({}, ...kFamilies.map((family) => messagesOf(join(data, "messages"), language, family)));
    const format = new MessageFormat(language);
    const say = (id, args = {}) => {
      if (messages[id] === undefined) throw new Error(`data/messages/${language}: no ${id}`);
      return format.compile(messages[id])(args);
    };
    const [other, name] = kLanguages.find(([one]) => one !== language);
    for (const [path, html] of lawPages({ language, other: { language: other, name }, say, books, style, script })) {
      await mkdir(join(out, path), { recursive: true });
      await writeFile(join(out, path, "index.html"), html);
      paths.push(path);
    }
  }
  return paths;
}
