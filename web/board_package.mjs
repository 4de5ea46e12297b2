// Makes the board a package of its own: node board_package.mjs [--out DIR]
//
// luatco-board.js is the element for a script tag or a bundler, its types beside it; art/ and words/ are
// modules of their own, one for each set of pieces and each game and language.
import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { artPlugin } from "./src/board/art_plugin.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "..");
const at = process.argv.indexOf("--out");
const out = resolve(at < 0 ? join(root, "build/board") : process.argv[at + 1]);
const shared = {
  bundle: true, format: "esm", minify: true, charset: "utf8", target: ["chrome94", "firefox101", "safari15"],
  absWorkingDir: here, logLevel: "warning",
};

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "art"), { recursive: true });

await build({ ...shared, entryPoints: ["src/board/index.ts"], outfile: join(out, "luatco-board.js") });
execFileSync(process.execPath, [
  join(here, "node_modules/typescript/bin/tsc"), "src/board/index.ts", "--declaration", "--emitDeclarationOnly",
  "--outDir", join(out, "types"), "--target", "es2021", "--module", "esnext", "--moduleResolution", "bundler",
  "--allowImportingTsExtensions", "--strict", "--skipLibCheck", "--lib", "es2022,dom,dom.iterable",
], { cwd: here, stdio: "inherit" });
for (const file of readdirSync(join(out, "types"))) {
  const path = join(out, "types", file);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll('.ts"', '.js"'));
}

const sets = ["chess", "xiangqi"].flatMap((game) => readdirSync(join(root, "data/art", game)).map((set) => [game, set]));
for (const [game, set] of sets) {
  const name = `${game}-${set}`;
  await build({
    ...shared, outfile: join(out, "art", `${name}.js`), plugins: [artPlugin()],
    stdin: { contents: `export { default } from "art:${game}/${set}";`, resolveDir: here },
  });
  writeFileSync(join(out, "art", `${name}.d.ts`), "declare const art: Readonly<Record<string, string>>;\nexport default art;\n");
}

/// The words of a language for a game, out of the catalogues; a missing one stops the build.
function wordsOf(language, game) {
  const read = (file) => JSON.parse(readFileSync(join(root, "data/messages", language, file), "utf8"));
  const messages = { ...read("page.json"), ...read("words.json") };
  const word = (id) => {
    if (messages[id] === undefined) throw new Error(`data/messages/${language}: no ${id}`);
    return messages[id];
  };
  const own = (name) => word(`page.board.${name}`);
  const group = (names) => Object.fromEntries(names.map((name) => [name, own(name)]));
  const [set] = readdirSync(join(root, "data/art", game));
  const keys = readdirSync(join(root, "data/art", game, set)).map((file) => file.replace(".svg", ""));
  return {
    board: own("whole").replace("{text}", word(`page.game.${game}`)),
    pieces: Object.fromEntries(keys.map((key) => [key, word(`word.${game === "xiangqi" ? "xq" : game}.${key}`)])),
    ...group(["empty", "picked", "target", "capture", "check", "last", "premove", "promotion"]),
    marks: group(["good", "bad", "note", "attacked", "goal"]),
    cancel: word("page.cancel"),
    ...(game === "xiangqi" ? { river: [own("river_left"), own("river_right")] } : {}),
  };
}

mkdirSync(join(out, "words"));
for (const language of readdirSync(join(root, "data/messages"))) {
  for (const game of ["chess", "xiangqi"]) {
    const name = join(out, "words", `${game}-${language}`);
    writeFileSync(`${name}.js`, `export default ${JSON.stringify(wordsOf(language, game))};\n`);
    writeFileSync(`${name}.d.ts`, 'import type { Words } from "../types/index.js";\ndeclare const words: Words;\nexport default words;\n');
  }
}

const { version } = JSON.parse(readFileSync(join(root, "packages/luatco/package.json"), "utf8"));
writeFileSync(join(out, "package.json"), `${JSON.stringify({
  name: "luatco-board",
  version,
  description: "A board for chess, xiangqi and what comes: one custom element, accessible, without rules of its own",
  license: "MIT AND CC-BY-SA-3.0",
  type: "module",
  exports: {
    ".": { types: "./types/index.d.ts", default: "./luatco-board.js" },
    "./art/*": { types: "./art/*.d.ts", default: "./art/*.js" },
    "./words/*": { types: "./words/*.d.ts", default: "./words/*.js" },
    "./package.json": "./package.json",
  },
  types: "./types/index.d.ts",
  sideEffects: ["./luatco-board.js"],
}, null, 2)}\n`);
copyFileSync(join(root, "LICENSE"), join(out, "LICENSE"));
copyFileSync(join(here, "src/board/README.md"), join(out, "README.md"));
// Whose pieces these are travels with them.
const credits = readFileSync(join(root, "CREDITS.md"), "utf8");
writeFileSync(join(out, "CREDITS.md"), `# Credits\n\n${credits.slice(credits.indexOf("## Art"), credits.indexOf("## Programs"))}`);

for (const file of ["luatco-board.js", ...sets.map((set) => `art/${set.join("-")}.js`)]) {
  const bytes = readFileSync(join(out, file));
  console.log(`${file}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} compressed with gzip`);
}
