// The small opponent: it waits as if it thought, answers in every game, and can be beaten.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ending } from "./acts.mjs";
import { hasKept } from "./screens/keep.mjs";
import { notice, playable, position, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

async function against(game, level, side) {
  const page = await site.open(`new/${game}`);
  await page.click(`.choice:has-text("${level}")`);
  if (side) await page.click(`[aria-label="Mình cầm quân gì?"] .choice:has-text("${side}")`);
  await page.click(".start .main");
  await page.waitForSelector(".acts");
  return page;
}

const plies = (page) => page.locator(".moves > .line > li").count();
const played = (page, n) => page.waitForFunction((many) => document.querySelectorAll(".moves > .line > li").length >= many, n);

for (const [game, level, move, sides] of [
  ["chess", "Máy mới học", "e2e4", ["Trắng", "Đen"]],
  ["xiangqi", "Máy biết chơi", "h2e2", ["Đỏ", "Đen"]],
  ["pawns", "Máy chơi chắc", "e2e4", ["Trắng", "Đen"]],
]) {
  test(`${game}: it says that it thinks, answers, and a move taken back takes its answer back, too`, async () => {
    const page = await against(game, level);
    await playable(page);
    const before = await position(page);
    await tap(page, move.slice(0, 2));
    await tap(page, move.slice(2));
    await page.waitForSelector(".who .turn:has-text('đang nghĩ')");
    assert.match(await page.textContent(".plate.far"), new RegExp(`${sides[1]}.*${level}`, "s"));
    await played(page, 2);
    await playable(page);
    assert.equal(await page.locator(".who .turn").textContent(), "đang đến lượt");
    await page.click("text=Đi lại");
    await page.waitForFunction((old) => document.querySelector("luatco-board").fen === old, before);
    assert.deepEqual(page.faults, []);
  });
}

test("it moves first where the person has the second side, whose pieces are below", async () => {
  const page = await against("xiangqi", "Máy mới học", "Đen");
  await played(page, 1);
  await playable(page);
  assert.ok(await page.evaluate(() => document.querySelector("luatco-board").flipped));
  assert.equal(await plies(page), 1);
});

test("it declines a draw, and wins by resignation", async () => {
  const page = await against("chess", "Máy mới học");
  await playable(page);
  await page.click('button[aria-label="Việc của Trắng"]');
  await page.click('.drawer button:has-text("Đề nghị hòa")');
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /Máy muốn chơi tiếp/);
  await page.click('button[aria-label="Việc của Trắng"]');
  await page.click('.drawer button:has-text("Xin thua")');
  await page.click(".card.ask button:has-text('Xin thua')");
  assert.match(await ending(page), /0 – 1.*Trắng xin thua/s);
});

test("a reload while it thinks does not lose its move", async () => {
  const page = await against("chess", "Máy mới học");
  await playable(page);
  await tap(page, "e2");
  await tap(page, "e4");
  await played(page, 1);
  await hasKept(page, 1);
  await page.reload();
  await played(page, 2);
  await playable(page);
});

test("the game of pawns is won by the first that reaches the end", async () => {
  const page = await against("pawns", "Máy mới học");
  await page.click("header .rules");
  assert.match(await page.textContent(".card.rules"), /một Tốt đến hàng cuối trước thì thắng/);
  await page.click("header .rules");
  // The straightest way ahead, square by square; whoever comes first, the game ends and says so.
  for (let moves = 0; moves < 40; ++moves) {
    const over = await page.waitForFunction(() => {
      const board = document.querySelector("luatco-board");
      return document.querySelector(".card.result") ? "over" : board.movable.length && board.targets ? "go" : null;
    });
    if ((await over.jsonValue()) === "over") break;
    const [from, to] = await page.evaluate(() => {
      const all = [...document.querySelector("luatco-board").targets].flatMap(([square, list]) => list.map((target) => [square, target.to ?? target]));
      return all.sort(([, a], [, b]) => Number(b[1]) - Number(a[1]))[0];
    });
    const before = await position(page);
    await tap(page, from);
    await tap(page, to);
    if (to[1] === "8") await page.locator("luatco-board").locator(".choices button").first().click({ timeout: 500 }).catch(() => {});
    await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
  }
  assert.match(await ending(page), /(1 – 0|0 – 1).*(hàng cuối|phong cấp)|½ – ½/s);
});
