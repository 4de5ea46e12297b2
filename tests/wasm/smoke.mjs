// node smoke.mjs smoke.wasm chess.epd: the rows of the perft file up to 500,000 nodes, counted in WebAssembly.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [wasmFile, epdFile] = process.argv.slice(2);
// The core opens no file and writes none; the C library asks for these three all the same.
const never = () => 52; // ENOSYS
const wasi = { fd_close: never, fd_seek: never, fd_write: never };
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), { wasi_snapshot_preview1: wasi });
const core = instance.exports;
core._initialize();

let rows = 0;
for (const line of readFileSync(epdFile, "utf8").split("\n")) {
  if (!line || line.startsWith("#")) continue;
  const [fen, ...counts] = line.split(";");
  const bytes = new TextEncoder().encode(fen.trim());
  for (const entry of counts) {
    const [, depth, nodes] = /^D(\d+) (\d+)/.exec(entry);
    if (Number(nodes) > 500_000) continue;
    new Uint8Array(core.memory.buffer, core.fen_buffer(), 256).set(bytes);
    assert.equal(core.perft(bytes.length, Number(depth)), BigInt(nodes), `${fen} depth ${depth}`);
    ++rows;
  }
}
assert.ok(rows > 0);
console.log(`${rows} rows agree`);
