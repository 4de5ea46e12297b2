// When an item comes again, and what stars are given: pure, without a browser.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after as afterAll, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./setting.mjs";

const folder = mkdtempSync(join(tmpdir(), "luatco-school-"));
let schedule, code;
before(async () => {
  await build({
    entryPoints: ["schedule", "code"].map((name) => join(root, `web/src/school/${name}.ts`)),
    bundle: true, format: "esm", outdir: folder, outExtension: { ".js": ".mjs" }, logLevel: "error",
  });
  [schedule, code] = await Promise.all(["schedule", "code"].map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)))));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("done alone, an item rests longer each time, up to two months", () => {
  let card;
  let day = 100;
  const rests = [];
  for (let i = 0; i < 6; ++i) {
    card = schedule.after(card, "alone", day);
    rests.push(card.due - day);
    day = card.due;
  }
  assert.deepEqual(rests, [3, 7, 21, 60, 60, 60]);
});

test("with help it rests as long as before; shown, it comes back the next day", () => {
  const card = { box: 3, due: 100 };
  assert.deepEqual(schedule.after(card, "helped", 100), { box: 3, due: 121 });
  assert.deepEqual(schedule.after(card, "shown", 100), { box: 0, due: 101 });
  assert.deepEqual(schedule.after(undefined, "helped", 100), { box: 0, due: 101 });
});

test("done again before it is due, nothing is learned of how long it lasts", () => {
  const card = { box: 1, due: 103 };
  assert.deepEqual(schedule.after(card, "alone", 101), card);
  assert.deepEqual(schedule.after(card, "shown", 101), { box: 0, due: 102 });
});

test("the longest waiting comes first, then what is least known; what is not due does not come", () => {
  const cards = { a: { box: 2, due: 10 }, b: { box: 0, due: 10 }, c: { box: 4, due: 3 }, d: { box: 0, due: 11 } };
  assert.deepEqual(schedule.due(cards, 10), ["c", "b", "a"]);
});

test("a link says the item again; nonsense says nothing", () => {
  globalThis.location ??= { origin: "https://x", pathname: "/" };
  const item = { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", goal: { all: ["takes", "safe"] }, moves: 2 };
  assert.deepEqual(code.decode(code.encode(item)), item);
  for (const bad of ["", "x", "%%%", "e30", "bnVsbA", "A".repeat(4000), code.encode(item).slice(0, 20)]) assert.equal(code.decode(bad), undefined, bad);
});
