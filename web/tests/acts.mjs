// What people do at the table, in steps a test can read.
import { playable, tap } from "./site.mjs";

/// A game from a position, through the arbiter's page: the way people take.
export async function playFrom(site, game, fen, device = {}) {
  const page = await site.open(`ask/${game}`, device);
  await page.click("summary");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen);
  await page.fill("input.fen", fen);
  await page.press("input.fen", "Tab");
  await page.waitForFunction((wanted) => document.querySelector("luatco-board").fen.startsWith(wanted), fen.split(" ")[0]);
  await page.click(".main.large");
  await page.click("text=/Chơi tiếp từ thế này|Play on from here/");
  await page.waitForSelector(".acts");
  await playable(page);
  return page;
}

/// Promotion by the dialog: the n-th of its four.
export async function promote(page, move, n) {
  await tap(page, move.slice(0, 2));
  await tap(page, move.slice(2, 4));
  const choices = page.locator("luatco-board").locator(".choices button");
  await choices.nth(n).click();
}

export const result = (page) => page.waitForSelector(".card.result");
export const ending = async (page) => (await result(page)).textContent();

/// Opens what a side may do, and does it.
export async function sideAct(page, side, text) {
  await page.click(`button[aria-label*="${side}"]`);
  await page.click(`.drawer button:has-text("${text}")`);
}
