// Counters at the table: what will end the game, or may be claimed, is shown before it does.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ending } from "./acts.mjs";
import { kept, kLongStart, longGame, openKept } from "./screens/keep.mjs";
import { play, playable, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

/// A kept game of so many moves, opened; the rest is played by hand.
async function at(name, game, moves, more = {}) {
  const page = await site.open(game);
  await openKept(page, kept(name, game, moves, more));
  await playable(page);
  return page;
}
const counts = (page) => page.locator(".counts").textContent({ timeout: 1000 }).catch(() => "");
const shows = (page, wanted) => page.waitForFunction((text) => new RegExp(text, "s").test(document.querySelector(".counts")?.textContent ?? ""), wanted.source);
const times = (n, moves) => Array(n).fill(moves).join(" ");
const kKnights = "g1f3 g8f6 f3g1 f6g8";

test("chess: the second time is shown, the third may be claimed, the fifth ends the game", async () => {
  const page = await at("knights", "chess", kKnights.slice(0, -5));
  assert.equal(await counts(page), "");
  await play(page, "f6g8");
  await shows(page, /2 lần; đủ 3 lần thì được yêu cầu xử hòa/);
  await play(page, kKnights);
  await shows(page, /3 lần; đủ 5 lần thì trọng tài xử/);
  assert.match(await page.textContent(".card.ask"), /ba lần.*Trắng được yêu cầu/s);
  await play(page, times(2, kKnights));
  assert.match(await ending(page), /năm lần/);
});

test("chess: forty of fifty moves are shown, then the claim, then how far it is to seventy-five", async () => {
  const page = await at("quiet", "chess", "", { start: "8/5k2/8/3R4/8/8/2K5/8 w - - 78 120" });
  assert.equal(await counts(page), "");
  await play(page, "d5d1 f7e6");
  await shows(page, /40 trong 50/);
  const near = await at("fifty", "chess", "", { start: "8/5k2/8/3R4/8/8/2K5/8 w - - 98 120" });
  await play(near, "d5d1 f7e6");
  await shows(near, /50 trong 75/);
  assert.match(await near.textContent(".card.ask"), /50 nước/);
  const last = await at("seventy-five", "chess", "", { start: "8/5k2/8/3R4/8/8/2K5/8 w - - 148 160" });
  await shows(last, /74 trong 75/);
  await play(last, "d5d1 f7e6");
  assert.match(await ending(last), /½ – ½.*75 nước/s);
});

const kOneChariot = { start: "3k5/9/R8/9/9/9/9/9/9/4K4 w - - 0 1" };
const kChecks = "d9d8 a9a8 d8d9 a8a9";
test("xiangqi at the club: four of six checks are shown, the seventh asks first and loses", async () => {
  const page = await at("checks", "xiangqi", "a7a9 d9d8 a9a8 d8d9", kOneChariot);
  assert.equal(await counts(page), "");
  await play(page, "a8a9 d9d8 a9a8");
  await shows(page, /Đỏ: chiếu liền 4 nước, nhiều nhất được 6/);
  await play(page, "d8d9 a8a9 d9d8 a9a8 d8d9");
  await shows(page, /Đỏ: chiếu liền 6 nước, nhiều nhất được 6/);
  await tap(page, "a8");
  await tap(page, "a9");
  await page.waitForSelector(".card.ask");
  await page.click(".card.ask button:has-text('Vẫn đi')");
  assert.match(await ending(page), /0 – 1/);
});

test("xiangqi at the club: a pause between the checks begins anew", async () => {
  const page = await at("paused", "xiangqi", `a7a9 ${kChecks} d9d8 a9a8`, kOneChariot);
  await shows(page, /chiếu liền 4 nước/);
  await play(page, "d8d9 a8b8");
  await page.waitForFunction(() => !document.querySelector(".counts"));
});

test("xiangqi at the club: with two pieces twelve checks are allowed", async () => {
  const moves = `i6i9 d9d8 a7a8 d8d7 ${times(8, "a8a7 d7d8 a7a8 d8d7").split(" ").slice(0, 20).join(" ")}`;
  const page = await at("two", "xiangqi", moves.split(" ").slice(0, 18).join(" "), { start: "3k5/9/R8/8R/9/9/9/9/9/4K4 w - - 0 1" });
  assert.equal(await counts(page), "");
  await play(page, moves.split(" ").slice(18).join(" "));
  await shows(page, /Đỏ: chiếu liền 12 nước, nhiều nhất được 12/);
});

test("xiangqi at the club: an attack on the same piece, move after move, is counted, too", async () => {
  const page = await at("chases", "xiangqi", "a3e3 d9d8 e3e1 d8d7 e1e2 d7e7", { start: "3k5/9/9/9/4n4/9/R8/9/9/4K4 w - - 0 1" });
  assert.equal(await counts(page), "");
  await play(page, "e2e1 e7d7");
  await shows(page, /Đỏ: đuổi liền một quân 4 nước, nhiều nhất được 6/);
});

const kChariots = "b0b1 b9b8 b1b0 b8b9";
test("xiangqi at the club: thirty rounds without a capture draw, twenty-four are shown", async () => {
  const page = await at("quiet-club", "xiangqi", times(11, kChariots) + " b0b1 b9b8", { start: "1r1k5/9/9/9/9/9/9/9/9/1R2K4 w - - 0 1" });
  assert.equal(await counts(page), "");
  await play(page, "b1b0 b8b9");
  await shows(page, /24 trong 30 hiệp/);
  const last = await at("quiet-end", "xiangqi", times(14, kChariots) + " b0b1 b9b8 b1b0", { start: "1r1k5/9/9/9/9/9/9/9/9/1R2K4 w - - 0 1" });
  await play(last, "b8b9");
  assert.match(await ending(last), /½ – ½.*30 hiệp/s);
});

/** Rounds of the chariots, and after every 28 a soldier's step: progress. */
function quietRounds(rounds) {
  const moves = [];
  const steps = ["c6c7", "e6e7", "g6g7", "i6i7"];
  for (let red = 0, black = 0, round = 0; round < rounds; ++round) {
    moves.push(round % 28 === 27 ? steps[(round - 27) / 28] : ["b0b1", "b1b0"][red++ % 2], ["b9b8", "b8b9"][black++ % 2]);
  }
  return moves;
}
test("xiangqi at the club: a hundred and twenty moves that neither check nor chase draw", async () => {
  const start = "1r1k5/9/9/2P1P1P1P/9/9/9/9/9/1R2K4 w - - 0 1";
  const page = await at("effective", "xiangqi", quietRounds(118).join(" "), { start });
  await shows(page, /118 trong 120 nước không kể nước chiếu/);
  await play(page, quietRounds(119).slice(-2).join(" "));
  await shows(page, /Đỏ: 119 trong 120.*Đen: 119 trong 120/);
  const [last] = quietRounds(120).slice(-2);
  await play(page, last);
  assert.match(await ending(page), /½ – ½.*120/s);
});

test("xiangqi at the club: three hundred rounds draw, as long as nothing else ends the game", async () => {
  const moves = longGame(300);
  const page = await at("total", "xiangqi", moves.slice(0, -3).join(" "), { start: kLongStart });
  await shows(page, /298 trong 300 hiệp của cả ván/);
  await play(page, moves.slice(-3).join(" "));
  assert.match(await ending(page), /½ – ½.*300/s);
});

test("xiangqi of the federations: the second time is shown, at the third it is ruled on", async () => {
  const page = await at("federation", "xiangqi", "a7a9 d9d8 a9a8 d8d9", { ...kOneChariot, card: { rules: "wxf", touchMove: false } });
  await play(page, "a8a9");
  await shows(page, /2 lần; đủ 3 lần thì trọng tài xử/);
  await play(page, "d9d8 a9a8 d8d9");
  await tap(page, "a8");
  await tap(page, "a9");
  await page.waitForSelector(".card.ask");
  await page.click(".card.ask button:has-text('Vẫn đi')");
  assert.match(await ending(page), /0 – 1/);
});
