// Whole games by accessible names and keys alone, as one plays who does not see the board.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./setting.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

/// Finds the square by what its button is called, and presses Enter there.
async function enter(page, square) {
  const button = page.getByRole("button", { name: new RegExp(`^${square}, `) });
  await button.focus();
  await page.keyboard.press("Enter");
}

for (const [game, moves, last, status] of [
  ["chess", "f2f3 e7e5 g2g4 d8h4", "h4, Hậu Đen, nước vừa đi", "Qh4#"],
  ["chess", "e2e4 d7d5 e4d5 g8f6 f1b5 c7c6 d5c6 d8b6 c6b7 b6b5 b7a8q", "a8, Hậu Trắng, nước vừa đi", "bxa8=Q"],
  ["xiangqi", "b2e2 h9g7 h0g2 i9h9 e2e6", "e6, Pháo Đỏ, nước vừa đi", "e2e6"],
]) {
  test(`${game}: ${moves}`, async () => {
    const page = await site.open(`game=${game}`, { reducedMotion: "reduce" });
    for (const move of moves.split(" ")) {
      const [, from, to, letter] = move.match(/^(..)(..)(.?)$/);
      await enter(page, from);
      await enter(page, to);
      if (letter) await page.getByRole("dialog").getByRole("button", { name: "Hậu Trắng" }).press("Enter");
      await page.waitForFunction(([a, b]) => String(window.host.board.last) === `${a},${b}` && window.host.board.targets, [from, to]);
    }
    await page.getByRole("button", { name: last, exact: true }).waitFor();
    assert.equal(await page.getByRole("status").textContent(), status);
    assert.equal(await page.evaluate(() => window.host.told.filter(({ name }) => name === "attempt").every(({ detail }) => detail.by === "keyboard")), true);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
