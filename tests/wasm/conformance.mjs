// node conformance.mjs PACKAGE LUATCO DATA: the same requests through `luatco json` and through the WebAssembly;
// the answers are the same, byte for byte.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { requests } from "./requests.mjs";

const [folder, luatco, data] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const lines = requests(data);
const native = spawnSync(luatco, ["json"], { input: lines.join("\n") + "\n", encoding: "utf8", maxBuffer: 1 << 30 });
assert.equal(native.status, 0, native.stderr);
const answers = native.stdout.trimEnd().split("\n");
assert.equal(answers.length, lines.length);

const core = await load();
const play = await load(pathToFileURL(`${folder}/luatco-play.wasm`));
let known = 0;
const ops = new Map();
lines.forEach((line, i) => {
  assert.equal(core.answerLine(line), answers[i], line);
  const first = play.answerLine(line);
  if (!/api\.unknown_(op|game)/.test(first)) {
    assert.equal(first, answers[i], line);
    ++known;
  }
  const op = /"op":"(\w+)"/.exec(line)?.[1];
  ops.set(op, (ops.get(op) ?? 0) + 1);
});
// An operation without a request here is one that nobody has compared.
for (const op of core.ask({ op: "version" }).ops) assert.ok(ops.has(op), `no request asks for ${op}`);
assert.ok(known > lines.length / 2);
console.log(`${lines.length} answers agree, ${known} of them of luatco-play.wasm too: ${[...ops].map(([op, n]) => `${op} ${n}`).join(", ")}`);
