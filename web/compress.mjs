// node compress.mjs DIR: writes FILE.br and FILE.gz beside every file that gets shorter, so that the server and
// other hosts need not compress anything while somebody waits.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/;

async function compress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) await compress(file);
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const bytes = await readFile(file);
    const brotli = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    const gzip = gzipSync(bytes, { level: 9 });
    if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
    if (gzip.length < bytes.length) await writeFile(`${file}.gz`, gzip);
  }
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node compress.mjs DIR");
  process.exit(2);
}
await compress(folder);
