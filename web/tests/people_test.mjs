// As people use the page: a parent in a chat app's browser, an arbiter of a club, somebody with a keyboard alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ending, playFrom, result, sideAct } from "./acts.mjs";
import { hasKept, kept, openKept } from "./screens/keep.mjs";
import { kDesktop, kSmall, middle, notice, play, playable, position, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

/// A chat app's browser: a short screen, nothing kept, no voice, no sound, no service worker.
const kChat = { viewport: { width: 360, height: 560 } };
async function chatBrowser(hash) {
  const context = await site.context(kChat);
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    indexedDB.open = refuse;
    Object.defineProperty(window, "localStorage", { get: refuse });
    for (const name of ["speechSynthesis", "AudioContext", "BroadcastChannel"]) Object.defineProperty(window, name, { value: undefined });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
    Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });
    Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => undefined });
    delete Navigator.prototype.serviceWorker;
  });
  return site.open(hash, {}, context);
}

/// Every mark on the board can be seen: nothing of the page stands over it.
const hidden = (page) => page.evaluate(() => {
  const board = document.querySelector("luatco-board");
  const { files, ranks, first_rank: first } = board.shape;
  return board.marks.map(({ square }) => square).filter((square) => {
    let [column, row] = [square.charCodeAt(0) - 97, ranks - 1 - (Number(square.slice(1)) - first)];
    if (board.flipped) [column, row] = [files - 1 - column, ranks - 1 - row];
    const cell = board.shadowRoot.querySelector(".grid").children[row].children[column].getBoundingClientRect();
    return document.elementFromPoint(cell.x + cell.width / 2, cell.y + cell.height / 2) !== board;
  });
});
const onScreen = async (page, selector) => {
  const box = await page.locator(selector).first().boundingBox();
  return box.y >= 0 && box.y + box.height <= page.viewportSize().height + 1;
};

for (const [game, wrong, right] of [["chess", ["f1", "c4"], ["e2", "e4"]], ["xiangqi", ["b0", "d1"], ["h2", "e2"]]]) {
  test(`in a chat app: a wrong move of ${game} is answered on the board with nothing over its marks, a right one is made`, async () => {
    const page = await chatBrowser(game);
    await playable(page);
    for (const square of wrong) await tap(page, square);
    await page.waitForSelector("[data-notice]");
    assert.ok(await onScreen(page, "[data-notice]"), "the reason is on the screen");
    assert.deepEqual(await hidden(page), []);
    const before = await position(page);
    for (const square of right) await tap(page, square);
    await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
    assert.deepEqual(page.faults, []);
  });
}

test("in a chat app: a whole game with the computer, taken back, given up, played again", async () => {
  const page = await chatBrowser("new/chess");
  await page.click(".choice:has-text('Máy mới học')");
  await page.click("text=Bắt đầu");
  await playable(page);
  const mine = async (move) => {
    const before = await position(page);
    await tap(page, move.slice(0, 2));
    await tap(page, move.slice(2));
    // The computer has answered.
    await page.waitForFunction((old) => {
      const { fen, movable } = document.querySelector("luatco-board");
      return fen !== old && fen.split(" ")[1] === "w" && movable.length > 0;
    }, before, { timeout: 20_000 });
  };
  await mine("e2e4");
  const after = await position(page);
  await mine("g1f3");
  await page.click(".acts >> text=Đi lại");
  await page.waitForFunction((fen) => document.querySelector("luatco-board").fen === fen, after);
  await playable(page);
  await mine("d2d4");
  await sideAct(page, "Việc của Trắng", "Xin thua");
  assert.ok(await onScreen(page, ".card.ask .answers"), "the question's answers are on the screen");
  await page.click(".card.ask button:has-text('Xin thua')");
  assert.match(await ending(page), /0 – 1.*Trắng xin thua/s);
  assert.ok(await onScreen(page, ".card.result .answers"), "what to do next is on the screen");
  await page.click("[aria-label='Ván nữa, đổi bên']");
  await page.waitForFunction(() => document.querySelector("luatco-board").flipped && document.querySelector("luatco-board").movable.includes("black"), undefined, { timeout: 20_000 });
  assert.deepEqual(page.faults, []);
});

test("the next day the game is on the first screen; a stray finger deletes nothing", async () => {
  const context = await site.context();
  const page = await site.open("", {}, context);
  await playable(page);
  await play(page, "e2e4 e7e5");
  const before = await position(page);
  await hasKept(page, 2);
  await page.close();
  const again = await site.open("", {}, context);
  await again.clock.setFixedTime(Date.now() + 86_400_000);
  await again.click(".unfinished a");
  await again.waitForFunction((fen) => document.querySelector("luatco-board").fen === fen, before);
  await again.goto(`${site.origin}/#/more`);
  await again.click(".rows .round");
  assert.equal(await again.locator(".rows a[href^='#/play/']").count(), 1);
  await again.click(".rows button:has-text('Xóa')");
  await again.waitForFunction(() => document.querySelectorAll(".rows a[href^='#/play/']").length === 0);
});

test("many games do not hide the settings", async () => {
  const page = await site.open("more");
  for (let i = 0; i < 8; ++i) await openKept(page, kept(`many${i}`, "chess", "e2e4"));
  await page.goto(`${site.origin}/#/more`);
  await page.waitForFunction(() => document.querySelectorAll(".rows a[href^='#/play/']").length === 6);
  await page.click("text=Xem cả 8 ván");
  await page.waitForFunction(() => document.querySelectorAll(".rows a[href^='#/play/']").length === 8);
});

test("an arbiter's game: touch, a second wrong move, and the fallen flag is offered to the other side", async () => {
  const page = await site.open("chess");
  const clock = [{ base: 60_000 }];
  const record = kept("flag", "chess", "", { card: { clock, rules: "home" }, events: [{ do: "clock", t: 0, setting: { periods: clock } }] });
  await openKept(page, record);
  await playable(page);
  await play(page, "e2e4");
  // A minute and more later, as the page's own time line has it.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 61_000;
  });
  await page.waitForSelector(".card.ask:has-text('Đồng hồ của Đen đã hết giờ')");
  await page.click(".card.ask button:has-text('Báo bên kia hết giờ')");
  assert.match(await ending(page), /1 – 0.*Đen hết giờ/s);
});

/// What has the focus; or whether it is `wanted`.
const kFocus = (wanted) => {
  const at = document.activeElement;
  const within = at?.shadowRoot?.activeElement;
  const name = (within ?? at)?.textContent?.trim() || within?.getAttribute("aria-label") || at?.getAttribute("aria-label") || at?.tagName;
  return wanted ? name.includes(wanted) : name;
};
test("by keyboard alone: a draw is offered, declined, the game is given up; the focus goes along", async () => {
  const page = await site.open("", kDesktop);
  await playable(page);
  const until = async (name) => {
    for (let tabs = 0; tabs < 60; ++tabs) {
      if ((await page.evaluate(kFocus)) === name) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab never came to ${name}`);
  };
  const focused = (name) => page.waitForFunction(kFocus, name);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("luatco-board").getByRole("button", { name: /^e2,/ }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.includes("4P3"));
  await until("Việc của Trắng");
  await page.keyboard.press("Enter");
  await until("Đề nghị hòa");
  await page.keyboard.press("Enter");
  await focused("Đồng ý hòa");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-notice]");
  await page.waitForFunction(() => document.activeElement?.tagName === "LUATCO-BOARD");
  await until("Việc của Đen");
  await page.keyboard.press("Enter");
  await until("Xin thua");
  await page.keyboard.press("Enter");
  // Pressed once too often, the key gives nothing up.
  await focused("Chơi tiếp");
  await until("Xin thua");
  await page.keyboard.press("Enter");
  assert.match(await ending(page), /1 – 0.*Đen xin thua/s);
});

test("a voice that comes late reads the reason aloud, and is silent when it is turned off", async () => {
  const context = await site.context();
  await context.addInitScript(() => {
    const voices = [];
    window.said = [];
    const speech = Object.assign(new EventTarget(), { getVoices: () => voices, cancel: () => undefined, speak: ({ text }) => window.said.push(text) });
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    window.SpeechSynthesisUtterance = class {
      constructor(text) {
        this.text = text;
      }
    };
    window.comes = () => (voices.push({ lang: "vi-VN" }), speech.dispatchEvent(new Event("voiceschanged")));
  });
  const page = await site.open("more", {}, context);
  await page.waitForSelector("text=Máy này chưa có giọng đọc");
  await page.evaluate(() => window.comes());
  const voice = page.locator(".switch:has-text('Đọc to lời trọng tài')");
  await voice.waitFor();
  const refused = async () => {
    await page.goto(`${site.origin}/#/chess`);
    await playable(page);
    await tap(page, "e2");
    await tap(page, "e5");
    await page.waitForSelector("[data-notice]");
    return page.evaluate(() => window.said.length);
  };
  assert.equal(await refused(), 1);
  await page.goto(`${site.origin}/#/more`);
  await voice.click();
  assert.equal(await refused(), 1);
});

test("an English reader finds no Vietnamese on the pieces of xiangqi", async () => {
  const page = await site.open("xiangqi", { locale: "en-GB" });
  await playable(page);
  assert.doesNotMatch(await page.evaluate(() => document.querySelector("luatco-board").shadowRoot.querySelector(".drawing").textContent), /Tướng|Pháo|Tốt/);
});

test("two fingers on the board move nothing; a long press opens no menu", async () => {
  const page = await site.open("");
  await playable(page);
  const before = await position(page);
  const [one, two] = [await middle(page, "e2"), await middle(page, "d7")];
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch("touchStart", one);
  await touch("touchStart", one, two);
  const up = await middle(page, "e4");
  await touch("touchMove", up, two);
  await touch("touchEnd");
  assert.equal(await position(page), before);
  await tap(page, "e2");
  await tap(page, "e4");
  await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
  const asked = await page.evaluate(({ x, y }) => {
    const board = document.querySelector("luatco-board");
    const cell = board.shadowRoot.elementFromPoint(x, y);
    cell.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true, pointerId: 7, pointerType: "touch", isPrimary: true, clientX: x, clientY: y, button: 0 }));
    return cell.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y }));
  }, await middle(page, "e7"));
  assert.equal(asked, false, "the menu was prevented");
});

test("sideways, on 320 px and at twice the size nothing sticks out and the board is on the screen", async () => {
  for (const [hash, device] of [["chess", { viewport: { width: 740, height: 360 } }], ["xiangqi", { viewport: { width: 740, height: 360 } }], ["chess", kSmall], ["xiangqi", kSmall], ["chess", { viewport: { width: 640, height: 400 }, hasTouch: false, isMobile: false }]]) {
    const page = await site.open(hash, device);
    await playable(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${hash} ${JSON.stringify(device.viewport)}`);
    const board = await page.locator("luatco-board").boundingBox();
    assert.ok(board.width >= 290 || board.height >= 290, `${hash} ${JSON.stringify(board)}`);
    await page.context().close();
  }
});

test("sideways the reason and the three pictures are on the screen beside the board", async () => {
  const sideways = { viewport: { width: 740, height: 360 } };
  const page = await site.open("xiangqi", sideways);
  await playable(page);
  assert.ok(await onScreen(page, ".picture-card"));
  await tap(page, "b0");
  await tap(page, "d1");
  await page.waitForSelector("[data-notice]");
  assert.ok(await onScreen(page, "[data-notice]"));
  assert.deepEqual(await hidden(page), []);
});

test("the table large on a phone is the board, its plates and the way out, and no more", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4");
  await page.click(".acts >> text=Bàn lớn");
  await page.waitForSelector(".large");
  assert.equal(await page.locator(".acts:visible, .moves:visible").count(), 0);
  await page.click("[aria-label='Thu nhỏ bàn']");
  await page.waitForSelector(".acts");
});

/// Nothing of the page stands over a square, from its middle to its lower edge.
const wholeBoard = (page) => page.waitForFunction(() => {
  const board = document.querySelector("luatco-board");
  return [...board.shadowRoot.querySelectorAll(".grid > * > *")].every((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [height / 2, height - 3].every((below) => document.elementFromPoint(x + width / 2, y + below) === board);
  });
});
const kEnded = {
  chess: kept("mated", "chess", "f2f3 e7e5 g2g4 d8h4"),
  xiangqi: kept("checked", "xiangqi", `a7a9 ${"d9d8 a9a8 d8d9 a8a9 ".repeat(3)}`.trim(), { start: "3k5/9/R8/9/9/9/9/9/9/4K4 w - - 0 1", card: { rules: "wxf" } }),
};
test("on small screens the last position is seen whole beside the result, and the result unfolds", async () => {
  for (const [width, height] of [[360, 560], [320, 568], [360, 640], [640, 360]]) {
    for (const [game, record] of Object.entries(kEnded)) {
      const where = `${game} ${width} x ${height}`;
      const page = await site.open(game, { viewport: { width, height } });
      await openKept(page, record);
      await page.waitForSelector(".card.result.folded");
      await wholeBoard(page).catch(() => assert.fail(`${where}: something stands over the board`));
      assert.ok(await onScreen(page, ".card.result"), where);
      await page.click(".strip");
      await page.waitForSelector(".card.result:not(.folded) .law");
      // Sideways it is as long as it is, and the page scrolls.
      if (height > width) assert.ok(await onScreen(page, ".card.result"), `${where}, unfolded`);
      await page.context().close();
    }
  }
});

test("on an upright tablet the card of the result stands below the last position", async () => {
  const page = await site.open("chess", { viewport: { width: 768, height: 1024 } });
  await openKept(page, kEnded.chess);
  await page.waitForSelector(".card.result:not(.folded)");
  await wholeBoard(page);
  assert.ok(await onScreen(page, ".card.result"));
});

test("by keyboard alone: the result is unfolded, its proof walked through, and the focus comes back", async () => {
  const page = await site.open("chess", { viewport: { width: 360, height: 560 } });
  await openKept(page, kEnded.chess);
  const strip = page.locator(".strip");
  await strip.focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".strip[aria-expanded=true]");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const steps = Number((await page.textContent(".walk span")).split("/")[1]);
  for (let step = 1; step < steps; ++step) {
    await page.waitForFunction((n) => document.activeElement?.matches(".walk .main") && document.querySelector(".walk span").textContent.startsWith(`${n} /`), step);
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction(() => document.activeElement?.textContent.trim() === "Xong");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".result .answers button"));
});

test("by keyboard alone: the rules and the large table are opened and left, and the focus comes back", async () => {
  const page = await site.open("", kDesktop);
  await playable(page);
  await play(page, "e2e4");
  const focused = (selector) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  await page.locator("header .rules").focus();
  await page.keyboard.press("Enter");
  await focused(".card.rules .round");
  await page.keyboard.press("Enter");
  await focused("header .rules");
  await page.locator(".enlarges").focus();
  await page.keyboard.press("Enter");
  await focused(".large-top .round");
  await page.keyboard.press("Escape");
  await focused(".enlarges");
});
