// esbuild: `import art from "art:chess/cburnett"` is a set of pieces of data/art, its drawings by
// the names of their files. Imported with import() each set is a file of its own, loaded when asked for.
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const kArt = fileURLToPath(new URL("../../../data/art/", import.meta.url));

export function artPlugin() {
  return {
    name: "art",
    setup(build) {
      build.onResolve({ filter: /^art:/ }, ({ path }) => ({ path: path.slice(4), namespace: "art" }));
      build.onLoad({ filter: /.*/, namespace: "art" }, async ({ path }) => {
        const folder = join(kArt, path);
        const files = (await readdir(folder)).filter((file) => file.endsWith(".svg")).sort();
        const drawings = {};
        for (const file of files) drawings[basename(file, ".svg")] = (await readFile(join(folder, file), "utf8")).trim();
        return { contents: JSON.stringify(drawings), loader: "json", watchDirs: [folder] };
      });
    },
  };
}
