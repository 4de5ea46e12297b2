// The school: a whole lesson of each game, by touch and by keyboard; right, wrong and with help.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, choose, phase, press, solve, unit } from "./school_acts.mjs";
import { kDesktop, kPhone, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const kCalm = { reducedMotion: "reduce" };
const says = (page) => page.textContent("[data-says] p");
const lit = (page) => page.locator(".won .lit").count();

for (const [game, name] of [["chess", "c9"], ["xiangqi", "x9"]]) {
  for (const [means, device] of [["touch", kPhone], ["keyboard", kDesktop]]) {
    test(`${game}, lesson ${name}, from its pictures to its last exercise, by ${means}`, async () => {
      const lesson = unit(game, name);
      const page = await site.open(`learn/${game}`, { ...device, ...kCalm });
      await press(page, `.tile[href$="/${name}"]`, means);
      await press(page, ".watch", means);
      for (let i = 0; i < lesson.learn.length; ++i) {
        await phase(page, "watching");
        await page.waitForFunction((n) => document.querySelectorAll(".way .lit").length === n, i);
        await press(page, ".go", means);
      }
      for (const item of lesson.try) {
        await solve(page, game, item, means);
        assert.equal(await lit(page), 3, "at once and alone is worth three stars");
        await press(page, "a.go", means);
      }
      await page.waitForSelector(".map .path");
      assert.equal(await page.locator(`.tile[href$="/${name}"] .lit`).count(), 3);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}

test("a wrong move: what would have followed is seen on the board, then it is tried again", async () => {
  // The white queen may be had; whoever goes elsewhere loses his own.
  const page = await site.open("learn/chess/c16/1", kCalm);
  await phase(page, "asking");
  await tap(page, "d5");
  await tap(page, "c5");
  await phase(page, "shown");
  assert.match(await says(page), /Hậu/);
  await press(page, ".go", "touch");
  await phase(page, "asking");
  await solve(page, "chess", unit("chess", "c16").try[0], "touch");
  assert.equal(await lit(page), 2, "with a mistake, two stars");
});

test("a refused move: the reason is said, and the ghost takes the king", async () => {
  const page = await site.open("learn/chess/c9/9", kCalm);
  await press(page, ".verdict.yes", "touch");
  await phase(page, "shown");
  assert.match(await says(page), /ghim/);
  await press(page, ".go", "touch");
  assert.match(await says(page), /ăn mất Vua/);
  assert.doesNotMatch(await page.evaluate(() => document.querySelector("luatco-board").fen.split(" ")[0]), /K/);
});

test("help comes a notch at a time: a question, the piece, the square, the solution; and still a star", async () => {
  const item = unit("xiangqi", "x11").try[0];
  const page = await site.open("learn/xiangqi/x11/1", kCalm);
  await phase(page, "asking");
  const marks = () => page.evaluate(() => document.querySelector("luatco-board").marks.map(({ square }) => square));
  const { move } = ask({ op: "hint", game: "xiangqi", item, notch: 4 });
  await press(page, ".help", "touch");
  assert.deepEqual(await marks(), []);
  await press(page, ".help", "touch");
  await page.waitForFunction(() => document.querySelector("luatco-board").marks.length === 1);
  assert.deepEqual(await marks(), [move.slice(0, 2)]);
  await press(page, ".help", "touch");
  await page.waitForFunction(() => document.querySelector("luatco-board").marks.length === 2);
  assert.deepEqual(await marks(), [move.slice(0, 2), move.slice(2, 4)]);
  await press(page, ".help", "touch");
  await phase(page, "solved");
  assert.equal(await lit(page), 1);
});

test("all squares are asked for: a wrong one is told why, the right ones stay", async () => {
  const item = unit("chess", "c2").try[3];
  const page = await site.open("learn/chess/c2/4", kCalm);
  await phase(page, "asking");
  await tap(page, "d4");
  await page.waitForSelector(".says.sorry");
  assert.match(await says(page), /ngang|dọc/);
  await solve(page, "chess", item, "touch");
  assert.equal(await lit(page), 2);
});

test("a board is set up by one's own hand", async () => {
  const page = await site.open("learn/chess/c1/1", kCalm);
  await phase(page, "asking");
  const order = ["pawn", "knight", "bishop", "rook", "queen", "king"];
  const where = { pawn: [..."abcdefgh"].map((file) => `${file}2`), knight: ["b1", "g1"], bishop: ["c1", "f1"], rook: ["a1", "h1"], queen: ["d1"], king: ["e1"] };
  for (const [i, role] of order.entries()) {
    await page.locator(".box button").nth(i).tap();
    for (const square of where[role]) {
      await choose(page, square, "touch");
      await page.waitForTimeout(40);
    }
  }
  await phase(page, "solved");
});
