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
  // The rook may be taken safely; whoever takes the bishop loses the queen.
  const item = unit("chess", "c11").try[1];
  const page = await site.open("learn/chess/c11/2", kCalm);
  await phase(page, "asking");
  await tap(page, "h2");
  await tap(page, "d2");
  await phase(page, "shown");
  await press(page, ".go", "touch");
  await phase(page, "asking");
  await solve(page, "chess", item, "touch");
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

test("the pupil is the arbiter: what happened is said, the moves are seen, and the ruling is the arbiter's", async () => {
  const items = unit("chess", "c16").try;
  const threefold = items.findIndex(({ record, events }) => record?.length === 8 && !events);
  const page = await site.open(`learn/chess/c16/${threefold + 1}`, kCalm);
  await phase(page, "asking");
  assert.match(await says(page), /8 nước/);
  await press(page, "[data-past]", "touch");
  await press(page, ".ruling[data-choice=goes_on]", "touch");
  await phase(page, "shown");
  assert.match(await says(page), /Chưa đúng.*ba lần/);
  await press(page, ".go", "touch");
  await press(page, ".ruling[data-choice=claim]", "touch");
  await phase(page, "solved");
  assert.match(await says(page), /Đúng rồi!.*ba lần/);
  assert.deepEqual(page.faults, []);
});

test("touched is moved: the board has nothing against the move, the arbiter has", async () => {
  const n = unit("chess", "c17").try.findIndex(({ attempt, events }) => attempt === "e2e4" && events?.[0].do === "touch");
  const page = await site.open(`learn/chess/c17/${n + 1}`, kCalm);
  await press(page, ".verdict.yes", "touch");
  await phase(page, "shown");
  assert.match(await says(page), /chạm/);
  await press(page, ".go", "touch");
  await press(page, ".verdict.no", "touch");
  await phase(page, "solved");
});

test("a mini game: the computer answers, and the core says who has won", async () => {
  const context = await site.context(kCalm);
  // The computer plays by chance, and chance goes by the time: always the same game.
  await context.addInitScript(() => (Date.now = () => 1_764_000_000_000));
  const page = await site.open("learn/chess/c2", {}, context);
  await press(page, "[data-play]", "touch");
  await phase(page, "playing");
  const fen = () => page.evaluate(() => document.querySelector("luatco-board").fen);
  const mine = () => page.waitForFunction(() => document.querySelector("[data-phase=over]") || document.querySelector("luatco-board").movable?.length > 0);
  // Moved, answered, and to move again.
  const plays = async (from, to) => {
    const before = await fen();
    await tap(page, from);
    await tap(page, to);
    await page.waitForFunction((last) => document.querySelector("luatco-board").fen !== last, before);
    await mine();
  };
  await mine();
  await plays("a1", "a7");
  // The rook takes what it can; else it waits. The game ends, one way or the other.
  for (let n = 0; n < 60 && !(await page.locator("[data-phase=over]").count()); ++n) {
    const { moves } = ask({ op: "moves", game: "chess", fen: await fen() });
    const move = moves.find(({ capture }) => capture) ?? moves.find(({ from }) => from[0] !== "e") ?? moves[0];
    await plays(move.from, move.to);
  }
  await phase(page, "over");
  assert.match(await says(page), /Thắng rồi|bên kia thắng|Hòa/);
  assert.deepEqual(page.faults, []);
});
