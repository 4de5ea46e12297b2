// esbuild plugin: the catalogues of data/messages as modules of functions.
//
//   import { languages } from "words:index"     languages.vi.chess() -> Promise<Messages>
//   import page from "words:vi/page"            one family, in the bundle that imports it
//
// A family is what is fetched together. Messages that only the command line says are left out.
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const kFamilies = {
  page: ["page.json", "words.json"],
  chess: ["chess.json", "chess_game.json"],
  xiangqi: ["xiangqi.json", "xiangqi_game.json", "xiangqi_cycle.json"],
  pawns: ["pawns.json", "pawns_game.json"],
  explain: ["explain.json"],
  law: ["law_chess.json", "law_xiangqi.json", "law_pawns.json"],
  arbiter: ["arbiter.json", "api.json"],
  desk: ["page_desk.json"],
  review: ["page_review.json", "review.json"],
  engines: ["page_engine.json", "engine.json"],
  records: ["pgn.json", "archive.json", "report.json"],
  setup: ["chess_setup.json", "chess_reading.json", "xiangqi_setup.json", "pawns_setup.json"],
  school: ["school.json", "lesson.json", "learn.json", "hint.json"],
};
/// What stands in those files and is only ever said at a terminal.
const kTerminal = /^(cli|learn|lesson[.](fault|error|checked))\b/;

const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const folderOf = (root, language) =>
  Object.assign({}, ...readdirSync(join(root, language)).filter((file) => file.endsWith(".json")).map((file) => read(join(root, language, file))));

/// The messages of a family. The English files say which ids it has; a language may split its files in any way, what
/// it lacks is said in English, and a form of its own ("word.chess.knight.acc") goes where its word goes.
export function messagesOf(root, language, family) {
  const files = kFamilies[family].map((file) => join(root, "en", file)).filter(existsSync);
  const english = Object.assign({}, ...files.map(read));
  const own = folderOf(root, language);
  const belongs = (id) => id in english || (id.includes(".") && belongs(id.slice(0, id.lastIndexOf("."))));
  const all = { ...english, ...Object.fromEntries(Object.entries(own).filter(([id]) => belongs(id))) };
  return Object.fromEntries(Object.entries(all).filter(([id]) => !kTerminal.test(id)));
}

function index(languages) {
  const families = (language) =>
    Object.keys(kFamilies).map((family) => `${family}: () => import("words:${language}/${family}")`);
  const rows = languages.map((language) => `${JSON.stringify(language)}: {${families(language).join(", ")}}`);
  return `export const languages = {${rows.join(",\n")}};`;
}

export function words(root) {
  return {
    name: "words",
    setup(build) {
      build.onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice(6), namespace: "words" }));
      build.onLoad({ filter: /.*/, namespace: "words" }, ({ path }) => {
        const found = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
        if (path === "index") return { contents: index(found), resolveDir: build.initialOptions.absWorkingDir };
        const [language, family] = path.split("/");
        const compiled = compileModule(new MessageFormat(language), messagesOf(root, language, family));
        return { contents: compiled, resolveDir: build.initialOptions.absWorkingDir };
      });
    },
  };
}
