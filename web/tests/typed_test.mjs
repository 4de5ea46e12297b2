// Without a board under one's fingers: moves that are typed, in any notation, and a whole game of xiangqi by names.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ending } from "./acts.mjs";
import { kDesktop, notice, play, playable, position, start } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

async function type(page, text) {
  const before = await position(page);
  await page.getByRole("textbox", { name: "Gõ nước đi" }).fill(text);
  await page.keyboard.press("Enter");
  await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old || document.querySelector("[data-notice]"), before);
}

/// The move box comes with the first move: until then the page is the first screen.
async function table(game) {
  const page = await site.open(`new/${game}`, kDesktop);
  await page.click(".start .main");
  await playable(page);
  return page;
}

test("chess: coordinates, SAN, Vietnamese letters, long form and castling by zeros", async () => {
  const page = await table("chess");
  for (const move of ["e2e4", "e5", "Mf3", "Nc6", "Bc4", "Tc5", "0-0", "Nge7"]) await type(page, move);
  assert.equal(await position(page), "r1bqk2r/ppppnppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 6 5");
  await type(page, "Nd5");
  assert.ok((await notice(page)).length > 10);
  await type(page, "xyz");
  assert.ok(!(await notice(page)).includes("⟦"));
  assert.deepEqual(page.faults, []);
});

test("xiangqi: Vietnamese, WXF, Chinese, ICCS, spoken", async () => {
  const page = await table("xiangqi");
  for (const move of ["P2-5", "H8+7", "馬二進三", "i9h9", "Xe 1 bình 2"]) await type(page, move);
  assert.match(await position(page), /^rnbakab1r|^rnbakabr1|^rnbakab/);
  assert.equal(await page.locator(".moves > .line > li").count(), 5);
  assert.deepEqual(page.faults, []);
});

test("a whole game of xiangqi by accessible names only, to mate", async () => {
  const page = await site.open("xiangqi", kDesktop);
  await playable(page);
  const point = (square, side) => {
    const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1])];
    return side === "red" ? `lộ ${9 - file} hàng ${rank + 1}` : `lộ ${file + 1} hàng ${10 - rank}`;
  };
  let side = "red";
  for (const move of "b2b6 h7d7 b6e6 d7h7 h2h9 h7h1 h9h7 h1d1 h7e7".split(" ")) {
    const before = await position(page);
    await page.getByRole("button", { name: new RegExp(`^${point(move.slice(0, 2), side)}, `) }).click();
    await page.getByRole("button", { name: new RegExp(`^${point(move.slice(2), side)}, .*(đi|ăn) được`) }).click();
    await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
    side = side === "red" ? "black" : "red";
  }
  assert.match(await ending(page), /1 – 0.*Chiếu bí/s);
});

test("the screen stays on while a clock runs, and only then", async () => {
  const context = await site.context();
  await context.addInitScript(() => {
    window.locks = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => (++window.locks, { release: async () => void --window.locks }) } });
  });
  const page = await site.open("new/chess", {}, context);
  await page.click('.choice:has-text("Cộng giây")');
  await page.click(".start .main");
  await playable(page);
  assert.equal(await page.evaluate(() => window.locks), 0);
  await page.click(".card.info .main");
  await page.waitForFunction(() => window.locks === 1);
  await page.click("text=Tạm dừng");
  await page.waitForFunction(() => window.locks === 0);
  await context.close();
});

test("the large board for a room: arrows walk through the game, Escape leaves", async () => {
  const page = await site.open("", kDesktop);
  await playable(page);
  await play(page, "e2e4 e7e5 g1f3");
  await page.click("text=Bàn lớn");
  const { height } = await page.locator("luatco-board").boundingBox();
  assert.ok(height > 0.8 * kDesktop.viewport.height, `${height}`);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.startsWith("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"));
  assert.equal(await page.locator(".large-top b").textContent(), "e5");
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.startsWith("rnbqkbnr/pppppppp"));
  await page.keyboard.press("Escape");
  await page.waitForSelector(".acts");
  await page.click("text=Về ván đang chơi");
  // The same keys in the list of moves.
  await page.focus(".moves > .line");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.startsWith("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"));
});
