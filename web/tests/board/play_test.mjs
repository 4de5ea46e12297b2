// The board in a browser: pieces are taken, carried and put down by mouse, finger and key.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { click, drag, fen, settled, slide, tap } from "./acts.mjs";
import { kPhone, middle, start, told } from "./setting.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const kPromotion = `fen=${encodeURIComponent("1n2k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1")}`;
const e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

for (const [means, act] of Object.entries({
  "a drag of the mouse": async (page) => drag(page, "e2", "e4"),
  "two clicks": async (page) => {
    await click(page, "e2");
    await click(page, "e4");
  },
  "the keyboard": async (page) => {
    await page.keyboard.press("Tab");
    for (const key of ["ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  },
})) {
  test(`a pawn goes two squares by ${means}`, async () => {
    const page = await site.open();
    await act(page);
    await settled(page, e4);
    const [attempt, ...others] = await told(page, "attempt");
    assert.deepEqual(others, []);
    assert.deepEqual({ ...attempt, by: 0 }, { from: "e2", to: "e4", expected: true, by: 0 });
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("a finger taps and taps", async () => {
  const page = await site.open("", kPhone);
  await tap(page, "e2");
  await tap(page, "e4");
  await settled(page, e4);
  await page.context().close();
});

test("a finger drags a piece and the page does not scroll", async () => {
  const page = await site.open("", kPhone);
  const from = await middle(page, "e2");
  const to = await middle(page, "e4");
  await slide(page, [from, { x: from.x, y: from.y - 30 }, { x: to.x, y: to.y + 8 }, to]);
  await settled(page, e4);
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.context().close();
});

test("a key is answered after a finger's slide, which no click follows", async () => {
  const page = await site.open("", kPhone);
  const from = await middle(page, "e2");
  await slide(page, [from, { x: from.x, y: from.y - 30 }, { x: from.x + 2, y: from.y + 2 }]);
  assert.equal(await page.evaluate(() => window.host.board.picked), "e2");
  await page.getByRole("button", { name: /^e4,/ }).focus();
  await page.keyboard.press("Enter");
  await settled(page, e4);
  await page.context().close();
});

test("a refused move goes home, with its reason and its marks", async () => {
  const page = await site.open();
  await drag(page, "e2", "e5");
  await page.waitForFunction(() => window.host.board.marks.length > 0);
  assert.equal((await told(page, "attempt"))[0].expected, false);
  assert.equal(await fen(page), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
  const alert = await page.evaluate(() => window.host.board.shadowRoot.querySelector("[role=alert]").textContent);
  assert.ok(alert.length > 10, alert);
  await page.context().close();
});

for (const [name, device, choose] of [
  ["mouse", {}, click],
  ["finger", kPhone, tap],
]) {
  test(`promotion asks for exactly four by ${name}, and Escape takes it back`, async () => {
    const page = await site.open(kPromotion, device);
    await choose(page, "a7");
    await choose(page, "b8");
    const names = () => page.evaluate(() =>
      [...window.host.board.shadowRoot.querySelectorAll("[role=dialog] button")].map((one) => one.getAttribute("aria-label")));
    assert.deepEqual((await names()).sort(), ["Hậu Trắng", "Mã Trắng", "Tượng Trắng", "Xe Trắng"]);
    await page.keyboard.press("Escape");
    assert.deepEqual(await names(), []);
    assert.deepEqual(await told(page, "attempt"), []);
    await choose(page, "a7");
    await choose(page, "a8");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => window.host.told.some((one) => one.name === "attempt"));
    const [attempt] = await told(page, "attempt");
    assert.deepEqual([attempt.from, attempt.to], ["a7", "a8"]);
    assert.ok("rbn".includes(attempt.promotion), attempt.promotion);
    await page.context().close();
  });
}

test("a cannon captures over its screen, on points, seen from Black's side", async () => {
  const page = await site.open("game=xiangqi&flipped", kPhone);
  await tap(page, "b2");
  await tap(page, "b9");
  await settled(page, "rCbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/9/RNBAKABNR");
  await page.context().close();
});
