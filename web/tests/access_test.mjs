// Without a mouse and without eyes: axe on every page, both themes and languages; a game of each kind by
// the names of what is on the screen; everything by keyboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ending } from "./acts.mjs";
import { axeFindsNothing, targetsAreLarge } from "./axe.mjs";
import { kDesktop, notice, play, playable, position, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const kPages = {
  "the first screen": ["chess", async () => {}],
  "a refusal": ["chess", async (page) => { await tap(page, "e2"); await tap(page, "e5"); await page.waitForSelector("[data-notice]"); }],
  "xiangqi": ["xiangqi", async () => {}],
  "a check": ["chess", (page) => play(page, "e2e4 f7f5 d1h5")],
  "a mate and its proof": ["chess", async (page) => { await play(page, "f2f3 e7e5 g2g4 d8h4"); await page.click(".card.result button >> nth=0"); }],
  "the card before the game": ["new/chess", (page) => page.click("summary")],
  "asking the referee": ["ask/xiangqi", async (page) => { await page.waitForSelector(".palette"); }],
  "an answer": ["ask/chess", async (page) => {
    await page.click(".main.large");
    await page.click(".questions button >> nth=0");
    await page.waitForSelector("[data-verdict]");
  }],
  "setting up": ["setup/chess", async (page) => {
    await page.click("summary");
    await page.click("button:has-text('Vì sao không'), button:has-text('Why not')");
    await page.waitForSelector("[data-castling]");
  }],
  "how to set up": ["setup/xiangqi/guide", (page) => page.click(".beside .answers .main")],
  "boards to try": ["setup/xiangqi/try", (page) => page.waitForSelector(".choice")],
  "what pieces are worth": ["setup/chess/values", (page) => page.click(".pieces .choice")],
  "choosing a clock": ["clock/chess", (page) => page.waitForSelector(".preset")],
  "the clock and its arbiter": ["clock/chess", async (page) => {
    await page.click(".preset");
    await page.click(".half.near");
    await page.click(".bar .round >> nth=2");
    await page.waitForSelector(".panel");
  }],
  "the clock for a room": ["clock/chess", async (page) => {
    await page.click(".bar .round >> nth=4"); // the clock of before is still here
    await page.waitForSelector(".projector");
  }],
  "opening a game": ["open", (page) => page.waitForSelector("[data-open]")],
  "a game looked through, and its link": ["g/chess/GONJAyo", async (page) => {
    await page.waitForSelector(".ply");
    await page.click(".review .answers button[aria-expanded] >> nth=0");
    await page.waitForSelector(".qr");
  }],
  "a game saved": ["g/xiangqi/RwfNQ", async (page) => {
    await page.waitForSelector(".review");
    await page.click(".review .answers button[aria-expanded] >> nth=1");
  }],
  "the arbiter's desk": ["desk/chess", async (page) => {
    await page.click("form.entry button");
    await page.waitForSelector("[data-step]");
    await page.click("summary");
  }],
  "an archive": ["desk/xiangqi/archive", (page) => page.waitForSelector("[data-archive]")],
  "games and settings": ["more", (page) => page.waitForSelector(".choice")],
};

axeFindsNothing(() => site, kPages);

/// Picks and drops by what a screen reader reads out.
async function byName(page, piece, target) {
  const before = await position(page);
  await page.getByRole("button", { name: piece }).click();
  await page.getByRole("button", { name: target }).click();
  await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
}

test("a game of chess by accessible names only", async () => {
  const page = await site.open("", kDesktop);
  await playable(page);
  await byName(page, /^f2, Tốt trắng/, /^f3, trống, đi được/);
  await byName(page, /^e7, Tốt đen/, /^e5, trống, đi được/);
  await byName(page, /^g2, Tốt trắng/, /^g4, trống, đi được/);
  await byName(page, /^d8, Hậu đen/, /^h4, trống, đi được/);
  assert.match(await ending(page), /Chiếu hết/);
  await page.getByRole("button", { name: "Vì sao là chiếu hết?" }).click();
  await page.getByRole("button", { name: "Lý do sau" }).click();
});

test("a game of xiangqi by accessible names only", async () => {
  const page = await site.open("xiangqi", kDesktop);
  await playable(page);
  // Double cannons: h2e2, then both files are Red's.
  await byName(page, /^lộ 2 hàng 3, Pháo đỏ/, /^lộ 5 hàng 3, trống, đi được/);
  await byName(page, /^lộ 1 hàng 4, Tốt đen/, /^lộ 1 hàng 5, trống, đi được/);
  await byName(page, /^lộ 5 hàng 3, Pháo đỏ/, /^lộ 5 hàng 7, Tốt đen, ăn được/);
  assert.match(await position(page), /p1C1p1p|2p1C1p1p/);
});

test("by keyboard alone: to the board, a wrong move, a right one, and back", async () => {
  const page = await site.open("", kDesktop);
  await playable(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // Skip to the board
  const focused = () => page.evaluate(() => document.querySelector("luatco-board").shadowRoot.activeElement?.getAttribute("aria-label") ?? "");
  assert.notEqual(await focused(), "");
  const walk = async (square) => {
    for (let steps = 0; steps < 20; ++steps) {
      const at = (await focused()).slice(0, 2);
      if (at === square) return;
      const key = at[0] < square[0] ? "ArrowRight" : at[0] > square[0] ? "ArrowLeft" : at[1] < square[1] ? "ArrowUp" : "ArrowDown";
      await page.keyboard.press(key);
    }
    assert.fail(`never came to ${square}`);
  };
  await walk("g1");
  await page.keyboard.press("Enter");
  await walk("g3");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /Mã nhảy theo hình chữ L/);
  const before = await position(page);
  await walk("f3");
  await page.keyboard.press("Enter");
  await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
  await walk("e7");
  await page.keyboard.press("Enter");
  await walk("e5");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.includes("4p3"));
});

targetsAreLarge(() => site, ["", "new/chess", "ask/chess", "more", "setup/chess", "setup/xiangqi/guide", "clock/chess", "open", "g/chess/GONJAyo", "desk/chess", "desk/chess/archive"]);
