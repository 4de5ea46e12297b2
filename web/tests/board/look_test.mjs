// What is seen and said: every state of the board by its name, the accessibility tree, sizes, themes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { click, drag, drawn, nameOf, settled, tap } from "./acts.mjs";
import { kPhone, middle, start, told } from "./setting.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let site;
before(async () => (site = await start()));
after(() => site.stop());

const focused = (page) => page.evaluate(() => window.host.board.shadowRoot.activeElement?.getAttribute("aria-label"));
const spoken = (page, role) => page.evaluate((wanted) =>
  window.host.board.shadowRoot.querySelector(`[role=${wanted}]`).textContent, role);

/// The faults axe finds that would stop somebody.
async function grave(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

for (const [language, game, square, words] of [
  ["vi", "chess", "e1", "e1, Vua Trắng"],
  ["en", "chess", "e1", "e1, white king"],
  ["vi", "xiangqi", "b2", "b2, Pháo Đỏ"],
  ["en", "xiangqi", "e9", "e9, black general"],
]) {
  test(`${game}, ${language}: a square says its name, its piece and its side`, async () => {
    const page = await site.open(`game=${game}&lang=${language}`);
    assert.equal(await nameOf(page, square), words);
    await page.context().close();
  });
}

test("a square says what may be done and what was done there", async () => {
  const page = await site.open();
  await click(page, "e2");
  assert.equal(await nameOf(page, "e2"), "e2, Tốt Trắng, đang cầm");
  assert.equal(await nameOf(page, "e4"), "e4, trống, đi được");
  assert.equal(await spoken(page, "status"), "e2, Tốt Trắng, đang cầm. đi được: e3, e4");
  await click(page, "e4");
  await page.waitForFunction(() => window.host.board.last.length && window.host.board.targets);
  assert.equal(await nameOf(page, "e4"), "e4, Tốt Trắng, nước vừa đi");
  assert.equal(await spoken(page, "status"), "e4");
  await page.evaluate(() => {
    window.host.board.check = "e8";
    window.host.board.marks = [{ square: "d5", kind: "attacked" }, { square: "c5", kind: "note", text: "ngòi" }];
  });
  assert.equal(await nameOf(page, "e8"), "e8, Vua Đen, đang bị chiếu");
  assert.equal(await nameOf(page, "d5"), "d5, trống, bị nhắm");
  assert.equal(await nameOf(page, "c5"), "c5, trống, ngòi");
  await page.context().close();
});

test("the accessibility tree is a grid of rows of cells with buttons", async () => {
  const page = await site.open("game=xiangqi");
  const tree = await page.locator("luatco-board").ariaSnapshot();
  assert.match(tree, /^- grid "Bàn cờ":\n {2}- row/);
  assert.equal(tree.match(/- row/g).length, 10);
  assert.equal(tree.match(/- button "[a-i]\d, /g).length, 90);
  await page.context().close();
});

test("the board is one tab stop; arrows, Home, End and the page keys move inside, as the eye sees it", async () => {
  const page = await site.open("flipped");
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("button"), { textContent: "after" })));
  await page.keyboard.press("Tab");
  assert.match(await focused(page), /^d8,/);
  for (const [key, square] of [
    ["ArrowLeft", "e8"], ["ArrowUp", "e7"], ["Home", "h7"], ["End", "a7"], ["PageUp", "a1"], ["ArrowRight", "a1"],
    ["ArrowDown", "a2"], ["Control+Home", "h1"], ["Control+End", "a8"],
  ]) {
    await page.keyboard.press(key);
    assert.equal((await focused(page)).split(",")[0], square, key);
  }
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "after");
  await page.keyboard.press("Shift+Tab");
  assert.match(await focused(page), /^a8,/);
  await page.context().close();
});

test("the focus stays on its square when the board is turned", async () => {
  const page = await site.open();
  await page.keyboard.press("Tab");
  await page.evaluate(() => (window.host.board.flipped = true));
  assert.match(await focused(page), /^e1,/);
  await page.keyboard.press("ArrowUp");
  assert.match(await focused(page), /^e1,/);
  await page.keyboard.press("ArrowDown");
  assert.match(await focused(page), /^e2,/);
  await page.context().close();
});

test("Escape puts the piece back, then takes the premove back", async () => {
  const page = await site.open(`fen=${encodeURIComponent("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")}`);
  await page.evaluate(() => Object.assign(window.host.board, { premoves: true, movable: ["white"] }));
  await click(page, "g1");
  await click(page, "f3");
  assert.deepEqual(await told(page, "premove"), [{ from: "g1", to: "f3" }]);
  assert.equal(await nameOf(page, "f3"), "f3, trống, nước đi trước");
  await click(page, "b1");
  await page.keyboard.press("Escape");
  assert.deepEqual(await told(page, "release"), [{ square: "b1" }]);
  await page.keyboard.press("Escape");
  assert.deepEqual(await told(page, "premove"), [{ from: "g1", to: "f3" }, null]);
  assert.equal(await nameOf(page, "f3"), "f3, trống");
  await page.context().close();
});

test("turned, everything is drawn where it is asked for", async () => {
  const page = await site.open(`fen=${encodeURIComponent("4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1")}`);
  const squares = ["a1", "e1", "e2", "e8"];
  assert.deepEqual(await drawn(page), squares);
  await page.evaluate(() => (window.host.board.flipped = true));
  assert.deepEqual(await drawn(page), squares);
  await drag(page, "e1", "c1");
  await page.waitForFunction(() => window.host.board.fen.startsWith("4k3/8/8/8/8/8/4P3/2KR4"));
  await page.waitForTimeout(300);
  assert.deepEqual(await drawn(page), ["c1", "d1", "e2", "e8"]);
  await page.context().close();
});

test("pieces turn to the mover, or each to its own side", async () => {
  const page = await site.open("facing=sides");
  const turned = () => page.evaluate(() => [...window.host.board.shadowRoot.querySelectorAll('.piece > g[transform^="rotate"]')].length);
  assert.equal(await turned(), 16);
  await page.evaluate(() => (window.host.board.facing = "mover"));
  assert.equal(await turned(), 0);
  await drag(page, "e2", "e4");
  await settled(page, "rnbqkbnr/pppppppp/8/8/4P3");
  assert.equal(await turned(), 32);
  await page.context().close();
});

test("who asks for less motion sees none", async () => {
  for (const [reducedMotion, moving] of [["reduce", 0], ["no-preference", 1]]) {
    const page = await site.open("", { reducedMotion });
    await page.evaluate(() => window.host.board.fen);
    const running = await page.evaluate(async () => {
      window.host.board.fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
      await Promise.resolve();
      return window.host.board.shadowRoot.getAnimations().length;
    });
    assert.equal(running, moving, reducedMotion);
    await page.context().close();
  }
});

test("a question is answered by squares, a set-up by putting pieces anywhere", async () => {
  const page = await site.open("mode=tap", kPhone);
  await tap(page, "e2");
  await tap(page, "e5");
  assert.deepEqual((await told(page, "tap")).map(({ square, piece }) => [square, piece?.key ?? null]), [["e2", "white_pawn"], ["e5", null]]);
  await page.evaluate(() => (window.host.board.mode = "edit"));
  await tap(page, "a1");
  await tap(page, "a8");
  assert.deepEqual(await told(page, "place"), [{ from: "a1", to: "a8" }]);
  await page.context().close();
});

test("dragged off the board, a piece of a set-up is taken away", async () => {
  const page = await site.open("mode=edit");
  const { x, y } = await middle(page, "h1");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 4 });
  await page.mouse.up();
  assert.deepEqual(await told(page, "place"), [{ from: "h1", to: null }]);
  await page.context().close();
});

for (const game of ["chess", "xiangqi"]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`${game}, ${colorScheme}: axe finds nothing grave, the board fits 320 px, and nothing breaks the page's policy`, async () => {
      const page = await site.open(`game=${game}`, { ...kPhone, viewport: { width: 320, height: 560 }, colorScheme });
      await tap(page, game === "chess" ? "e2" : "b2");
      assert.deepEqual(await grave(page), []);
      const { width, scroll, cell } = await page.evaluate(() => {
        const { board } = window.host;
        return {
          width: board.getBoundingClientRect().width,
          scroll: document.documentElement.scrollWidth,
          cell: board.shadowRoot.querySelector("[role=gridcell] button").getBoundingClientRect().width,
        };
      });
      assert.equal(width, 320);
      assert.equal(scroll, 320);
      assert.ok(Math.abs(cell - 320 / (game === "chess" ? 8 : 9)) < 0.1, `${cell}`);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}

test("axe finds nothing grave while the promotion is asked", async () => {
  const page = await site.open(`fen=${encodeURIComponent("1n2k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1")}`);
  await drag(page, "a7", "a8");
  assert.deepEqual(await grave(page), []);
  const focus = [];
  for (let i = 0; i < 6; ++i) {
    focus.push(await focused(page));
    await page.keyboard.press("Tab");
  }
  assert.deepEqual(focus.map((name) => focus.indexOf(name)), [0, 1, 2, 3, 4, 0], `the focus stays in the dialog: ${focus}`);
  await page.context().close();
});

test("the page still scrolls by a finger on an empty square", async () => {
  const page = await site.open("", kPhone);
  const action = (square) => middle(page, square).then(({ x, y }) => page.evaluate(([left, top]) =>
    getComputedStyle(window.host.board.shadowRoot.elementFromPoint(left, top)).touchAction, [x, y]));
  assert.equal(await action("e5"), "manipulation");
  assert.equal(await action("e2"), "none");
  await page.context().close();
});
