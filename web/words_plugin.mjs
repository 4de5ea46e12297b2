// esbuild plugin: the catalogues of data/messages as modules of functions.
//
//   import { languages } from "words:index"     languages.vi.chess() -> Promise<Messages>
//   import page from "words:vi/page"            one family, in the bundle that imports it
//
// A family is what is fetched together. Messages that only the command line says are left out.
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/// Which family a file of messages belongs to; what only the command line and the archives say, to none.
const kFamilies = [
  ["page", /^(page|words)\.json$/],
  ["arbiter", /^(arbiter|api)\.json$/],
  ["setup", /^(\w+_setup|chess_reading)\.json$/],
  ["explain", /^explain\.json$/],
  ["law", /^law_/],
  ["chess", /^chess/],
  ["xiangqi", /^xiangqi/],
  ["pawns", /^pawns/],
];
const familyOf = (file) => kFamilies.find(([, pattern]) => pattern.test(file))?.[0];

function messagesOf(root, language, family) {
  const files = readdirSync(join(root, language)).filter((file) => familyOf(file) === family);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(root, language, file), "utf8"))));
}

function index(languages) {
  const families = (language) =>
    kFamilies.map(([family]) => `${family}: () => import("words:${language}/${family}")`);
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
