// esbuild plugin: the course of a game as one module, fetched when its map is opened.
//
//   import units from "lessons:chess"           Unit[] (src/school/lesson.ts), in the order of the course
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/// "c10" comes after "c9".
const place = ({ unit }) => Number(unit.replace(/\D/g, ""));

/// The positions of data/practice/NAME.txt, a FEN a line.
function poolOf(root, name) {
  return readFileSync(join(root, "..", "practice", `${name}.txt`), "utf8").split("\n").filter((line) => line && !line.startsWith("#"));
}

/// A theme as the core takes it: positions instead of the name of a pool.
function themeOf(root, { pool, ...theme }) {
  return pool ? { ...theme, positions: poolOf(root, pool) } : theme;
}

/// A unit without what only `luatco lesson check` reads.
function unitOf(root, unit) {
  const items = unit.try.map(({ wrong, ...item }) => item);
  return { ...unit, try: items, ...(unit.practice && { practice: unit.practice.map((theme) => themeOf(root, theme)) }) };
}

export function unitsOf(root, game) {
  const files = readdirSync(join(root, game)).filter((file) => file.endsWith(".json"));
  return files.map((file) => unitOf(root, JSON.parse(readFileSync(join(root, game, file), "utf8")))).sort((a, b) => place(a) - place(b));
}

export function lessons(root) {
  return {
    name: "lessons",
    setup(build) {
      build.onResolve({ filter: /^lessons:/ }, ({ path }) => ({ path: path.slice(8), namespace: "lessons" }));
      build.onLoad({ filter: /.*/, namespace: "lessons" }, ({ path }) => ({
        contents: JSON.stringify(unitsOf(root, path)),
        loader: "json",
      }));
    },
  };
}
