// node archive.mjs PACKAGE LUATCO DATA: archives through `luatco check` and, in stretches, through the WebAssembly: the
// same games, and the same findings at the same plies.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, luatco, data] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load();

const isUtf8 = (bytes) => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return bytes[0] !== 0xef;
  } catch {
    return false;
  }
};
const files = ["archive", "records"].flatMap((name) => readdirSync(join(data, "cases", name)).map((file) => join(data, "cases", name, file)))
  .filter((file) => /[.](pgn|ubb|xqf)$/.test(file) && (file.endsWith(".xqf") || isUtf8(readFileSync(file))));
assert.ok(files.length > 8);

let findings = 0;
for (const file of files) {
  const checked = spawnSync(luatco, ["check", "--format", "jsonl", file], { encoding: "utf8", maxBuffer: 1 << 30 });
  const rows = checked.stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  const counts = {};
  const firsts = {};
  rows.forEach((row) => row.findings.forEach(({ id, ply, args }) => {
    const kind = `${id} ${args.reason?.id ?? ""}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
    firsts[kind] ??= [row.index, row.offset, ply];
  }));

  const archive = core.archive();
  const bytes = readFileSync(file);
  archive.begin(file);
  for (let at = 0; at < bytes.length; at += 1000) archive.feed(bytes.subarray(at, at + 1000));
  archive.end();
  const report = archive.report();
  assert.equal(report.games, rows.length, file);
  assert.equal(report.bytes, bytes.length, file);
  assert.equal(report.plies, rows.reduce((sum, { plies }) => sum + plies, 0), file);
  const kind = ({ id, reason = "" }) => `${id} ${reason}`;
  assert.deepEqual(Object.fromEntries(report.kinds.map((one) => [kind(one), one.n]).sort()), Object.fromEntries(Object.entries(counts).sort()), file);
  for (const one of report.kinds) {
    const [first] = one.examples;
    assert.deepEqual([first.number, first.begin, first.ply], firsts[kind(one)], `${file} ${one.id}`);
    findings += one.n;
  }
}
assert.ok(findings > 20);

// The set of rules that is asked for: threefold is a claim on the board, and ends the game online.
const repeated = new TextEncoder().encode("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n");
for (const [set, ended] of [["fide", false], ["fide-online", true]]) {
  const archive = core.archive();
  archive.rules(set);
  archive.begin("a");
  archive.feed(repeated);
  archive.end();
  assert.equal(archive.report().kinds.some(({ id }) => id === "pgn.move_after_end"), ended, set);
}
console.log(`${files.length} archives agree, ${findings} findings`);
