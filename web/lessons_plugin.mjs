// esbuild plugin: the course of a game as one module, fetched when its map is opened.
//
//   import units from "lessons:chess"           Unit[] (src/school/lesson.ts), in the order of the course
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/// "c10" comes after "c9".
const place = ({ unit }) => Number(unit.replace(/\D/g, ""));

export function unitsOf(root, game) {
  const files = readdirSync(join(root, game)).filter((file) => file.endsWith(".json"));
  return files.map((file) => JSON.parse(readFileSync(join(root, game, file), "utf8"))).sort((a, b) => place(a) - place(b));
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
