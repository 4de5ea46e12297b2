// Where things are: the tree, the program, the built page.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const binaries = process.env.LUATCO_BINARY_DIR ?? join(root, "build/dev");
export const luatco = join(binaries, "bin/luatco");
export const page = process.env.LUATCO_PAGE ?? join(binaries, "web");
