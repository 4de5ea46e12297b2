// esbuild plugin: the course of a game as one module, fetched when its map is opened.
//
//   import units from "lessons:chess"           Unit[] (src/school/lesson.ts), in the order of the course
//   import pools from "lessons:pools"           positions that themes draw from, a module each: pools[NAME]()
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/// "c10" comes after "c9".
const place = ({ unit }) => Number(unit.replace(/\D/g, ""));

export function unitsOf(root, game) {
  const files = readdirSync(join(root, game)).filter((file) => file.endsWith(".json"));
  return files.map((file) => JSON.parse(readFileSync(join(root, game, file), "utf8"))).sort((a, b) => place(a) - place(b));
}

/// A FEN a line; lines that begin with # say where they are from.
const positionsOf = (file) => readFileSync(file, "utf8").split("\n").filter((line) => line && !line.startsWith("#"));

/// `root`: the folder of the lessons; that of the pools may be missing.
export function lessons(root, pools) {
  const names = existsSync(pools) ? readdirSync(pools).filter((file) => file.endsWith(".txt")).map((file) => file.slice(0, -4)) : [];
  const index = () => `export default {${names.map((name) => `${JSON.stringify(name)}: () => import("lessons:pool/${name}")`).join(",\n")}};`;
  return {
    name: "lessons",
    setup(build) {
      build.onResolve({ filter: /^lessons:/ }, ({ path }) => ({ path: path.slice(8), namespace: "lessons" }));
      build.onLoad({ filter: /.*/, namespace: "lessons" }, ({ path }) => {
        if (path === "pools") return { contents: index(), resolveDir: build.initialOptions.absWorkingDir };
        const contents = path.startsWith("pool/") ? positionsOf(join(pools, `${path.slice(5)}.txt`)) : unitsOf(root, path);
        return { contents: JSON.stringify(contents), loader: "json" };
      });
    },
  };
}
