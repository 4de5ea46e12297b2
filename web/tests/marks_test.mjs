// What a reason shows on the page's board is what the core marks.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { luatco, root } from "./setting.mjs";

const folder = mkdtempSync(join(tmpdir(), "luatco-marks-"));
let shownBy;
before(async () => {
  const outfile = join(folder, "marks.mjs");
  await build({ entryPoints: [join(root, "web/src/table/marks.ts")], bundle: true, format: "esm", outfile, logLevel: "error" });
  ({ shownBy } = await import(pathToFileURL(outfile)));
});
after(() => rmSync(folder, { recursive: true }));

const ask = (request) => JSON.parse(execFileSync(luatco, ["json"], { input: JSON.stringify(request) }));
const refused = (game, fen, attempt) => shownBy(ask({ op: "judge", game, ...(fen ? { fen } : {}), attempt }).reasons[0]);
const marks = (shown) => shown.marks.map(({ square, kind }) => `${square}:${kind}`).sort();
const arrows = (shown) => shown.arrows.map(({ from, to, kind }) => `${from}${to}:${kind}`).sort();

test("a pin is the attacker's line to the king", () => {
  const shown = refused("chess", "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1", "e3c4");
  assert.deepEqual(marks(shown), ["c4:bad", "e1:attacked", "e7:bad"]);
  assert.deepEqual(arrows(shown), ["e7e1:bad"]);
});

test("of a double check both attackers are shown", () => {
  const shown = refused("chess", "4k3/8/8/8/8/5n2/6P1/1Q2K2r w - - 0 1", "g2f3");
  assert.deepEqual(marks(shown), ["e1:attacked", "f3:bad", "h1:bad"]);
  assert.deepEqual(arrows(shown), ["f3e1:bad", "h1e1:bad"]);
});

test("the horse's leg, and the screen that is missing", () => {
  assert.deepEqual(marks(refused("xiangqi", "", "b0d1")), ["c0:note", "d1:bad"]);
  assert.deepEqual(marks(refused("xiangqi", "3k5/9/4n4/9/4C4/9/9/9/9/4K4 w - - 0 1", "e5e7")), ["e6:note", "e7:bad"]);
});

test("why a way out is shut, and why a square is none", () => {
  const mated = ask({ op: "explain", fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1" });
  const block = shownBy(mated.closed.find(({ kind }) => kind === "block").why);
  assert.ok(marks(block).includes("d8:note"));
  assert.deepEqual(arrows(block), ["a8g8:bad"]);
  assert.deepEqual(marks(shownBy(mated.proof.find(({ to }) => to === "f8").reason)), ["a8:bad", "f8:bad"]);
});

test("nothing is shown of nothing", () => assert.deepEqual(shownBy(undefined), { marks: [], arrows: [] }));
