// A TypeScript module of the page, loaded into node.
import { build } from "esbuild";
import { join } from "node:path";
import { root } from "../setting.mjs";

export async function load(path) {
  const result = await build({
    entryPoints: [join(root, "web/src", path)],
    bundle: true, format: "esm", write: false, logLevel: "error", absWorkingDir: join(root, "web"),
  });
  return import(`data:text/javascript,${encodeURIComponent(result.outputFiles[0].text)}`);
}
