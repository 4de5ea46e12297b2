// The clock alone, with a time that the test turns by hand.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kDesktop, start } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

/// What each control shows after what was done, counted by hand. "far 10 near" are presses and seconds between them, "p" a
/// pause or its end, "[A B]" what the near (White) and the far clock show. The first press, of Black, starts White's clock.
const kByHand = {
  "Fischer: the seconds of the first move are there at the start, those of the next come with the press":
    ["3′ + 2″", "[3:02 3:02] far 10 [2:52 3:02] near [2:54 3:02] 1 [2:54 3:01] far [2:54 3:03] 0.5 near [2:56 3:03]"],
  "Fischer: the tenths are shown below twenty seconds, and a press in the last of them still brings the seconds":
    ["3′ + 2″", "far 161.9 [0:21 3:02] 0.2 [19.9 3:02] 19.8 [0.1 3:02] near [2.1 3:02]"],
  "Fischer: a move is in time or it is not": ["3′ + 2″", "far 182 [0.0 3:02] near [0.0 3:02] 5 [0.0 3:02]"],
  "Bronstein: what the move took comes back, but no more than the seconds":
    [["Bù giây", 5, 3], "[5:00 5:00] far 10 [4:50 5:00] near [4:53 5:00] 2 [4:53 4:58] far [4:53 5:00] 3 near [4:53 5:00] 3.6 [4:53 4:57] far [4:53 5:00]"],
  "Bronstein: a pause within a move is no part of what it took": [["Bù giây", 5, 3], "far 1 p 60 [4:59 5:00] p 1 [4:58 5:00] near [5:00 5:00]"],
  "delay: the first seconds of each turn do not count, and nothing is added":
    [["Chờ giây", 5, 3], "[5:00 5:00] far 2 [5:00 5:00] 4 [4:57 5:00] near [4:57 5:00] 3 [4:57 5:00] far [4:57 5:00] 8 [4:52 5:00]"],
  "delay: a pause does not give the free seconds again": [["Chờ giây", 5, 3], "far 2 p 60 p 2 [4:59 5:00] near 1 [4:59 5:00]"],
  "sudden death: what is used is used": [["Hết giờ là thua", 5], "[5:00 5:00] far 1 [4:59 5:00] near [4:59 5:00] 299.9 [4:59 0.1] 0.1 [4:59 0.0]"],
  "two periods: half the time again comes with the fortieth move, and what was saved is kept":
    [["Hai chặng", 10, 3], `[10:03 10:03] far ${"1 near far ".repeat(39)}[11:21 12:00] 1 near [16:23 12:00] far [16:23 17:03] 1 near [16:25 17:03]`],
  "two periods: who has not made forty moves gets nothing": [["Hai chặng", 10, 0], `far ${"1 near far ".repeat(38)}562 [0.0 10:00]`],
  "FIDE standard: ninety minutes for forty moves, then thirty, and thirty seconds from move one":
    ["90′/40 + 30′ + 30″", `[1:30:30 1:30:30] far ${"60 near far ".repeat(39)}[1:11:00 1:50:00] 60 near [1:40:30 1:50:00]`],
  "three periods: the seconds begin with the last":
    ["120′/40 + 60′/20 + 15′ + 30″", `[2:00:00 2:00:00] far ${"120 near far ".repeat(40)}[1:40:00 3:00:00] ${"60 near far ".repeat(20)}[1:35:30 3:15:30] 40 near [1:35:20 3:15:30]`],
  "ninety minutes and thirty seconds": ["90′ + 30″", "[1:30:30 1:30:30] far 10 near [1:30:50 1:30:30]"],
  "FIDE rapid": ["15′ + 10″", "[15:10 15:10] far 4 near [15:16 15:10]"],
  "rapid": ["25′ + 10″", "[25:10 25:10] far 4 near [25:16 25:10]"],
  "blitz": ["5′", "[5:00 5:00] far 4 near [4:56 5:00] 1 far [4:56 4:59]"],
  "rapid with five seconds": ["10′ + 5″", "[10:05 10:05] far 4 near [10:06 10:05]"],
};

/// A clock of that control whose time stands; `now` on the page is what it is.
async function still(control) {
  const context = await site.context();
  await context.addInitScript(() => {
    globalThis.now = Date.parse("2026-01-01T10:00:00");
    Date.now = () => globalThis.now;
  });
  const page = await site.open("clock/chess", {}, context);
  if (typeof control === "string") await page.click(`.preset:has(b:text-is("${control}"))`);
  else {
    await page.click(`.choice:text-is("${control[0]}")`);
    for (const [i, number] of control.slice(1).entries()) await page.locator(".numbers input").nth(i).fill(String(number));
    await page.click("main .main");
  }
  await page.waitForSelector("[data-clock]");
  return page;
}

/// On the page, so that a hundred presses are a moment's work. Returns what was shown where something else was expected.
async function byHand(script) {
  const until = async (done) => {
    for (let tries = 0; tries < 400 && !done(); ++tries) await new Promise((then) => setTimeout(then, 10));
    return done();
  };
  const has = (selector) => document.querySelector(selector) !== null;
  const shown = () => ["near", "far"].map((half) => document.querySelector(`.${half} .time`).textContent).join(" ");
  for (const [token] of script.matchAll(/\[.+?\]|\S+/g)) {
    if (token[0] === "[") {
      document.dispatchEvent(new Event("visibilitychange")); // looked at again: what is shown is told anew
      if (!(await until(() => `[${shown()}]` === token))) return `${token} expected, ${shown()} shown`;
    } else if (token === "near" || token === "far") {
      const fallen = has("[data-fallen]");
      document.querySelector(`.half.${token}`).dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true }));
      const runs = token === "far" ? "near" : "far";
      if (!fallen && !(await until(() => has(`.half.${runs}[data-running]`)))) return `${runs} does not run`;
    } else if (token === "p") {
      const then = has('[aria-label="Tiếp tục"]') ? "Tạm dừng" : "Tiếp tục";
      dispatchEvent(new KeyboardEvent("keydown", { key: "p" }));
      if (!(await until(() => has(`[aria-label="${then}"]:enabled`)))) return `no ${then}`;
    } else {
      globalThis.now += Math.round(Number(token) * 1000);
    }
  }
  return "";
}

for (const [name, [control, script]] of Object.entries(kByHand)) {
  test(`by hand: ${name}`, async () => {
    const page = await still(control);
    assert.equal(await page.evaluate(byHand, script), "");
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

async function clock(preset, game = "chess", device = {}) {
  const context = await site.context(device);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.clock.install({ time: new Date("2026-01-01T10:00:00") });
  await page.goto(`${site.origin}/#/clock/${game}`);
  await page.click(`.preset:has(b:text-is("${preset}"))`);
  await page.waitForSelector("[data-clock]");
  return page;
}
const times = async (page) => [await page.textContent(".near .time"), await page.textContent(".far .time")];
const pass = async (page, ms) => {
  for (let passed = 0; passed < ms; passed += 1000) {
    await page.clock.runFor(Math.min(1000, ms - passed));
    await page.waitForTimeout(20);
  }
};
const state = (page, side, attribute) => page.waitForFunction(([selector, name]) => document.querySelector(selector)?.hasAttribute(name), [`.half.${side}`, attribute]);
async function press(page, half) {
  await page.locator(`.half.${half}`).dispatchEvent("pointerdown", { button: 0 });
  await page.clock.runFor(20);
  await page.waitForTimeout(30);
}

test("whoever presses first starts the other clock; seconds come with the press; moves are counted", async () => {
  const page = await clock("3′ + 2″");
  assert.deepEqual(await times(page), ["3:02", "3:02"]);
  await press(page, "far");
  await state(page, "white", "data-running");
  await pass(page, 10_000);
  assert.match((await times(page))[0], /2:5[123]/);
  await press(page, "far"); // not Black's turn: nothing happens
  await press(page, "near");
  await state(page, "black", "data-running");
  assert.match((await times(page))[0], /2:5[345]/);
  assert.match(await page.textContent(".near"), /1 nước/);
  await page.context().close();
});

test("a pause stands, a reload loses nothing, and time went on while the page was away", async () => {
  const page = await clock("5′");
  await press(page, "far");
  await pass(page, 5000);
  await page.keyboard.press("p");
  await page.clock.runFor(50);
  await page.waitForSelector('[aria-label="Tiếp tục"]');
  const stood = await times(page);
  await pass(page, 20_000);
  assert.deepEqual(await times(page), stood);
  await page.keyboard.press("p");
  await page.clock.runFor(50);
  await state(page, "white", "data-running");
  await page.reload();
  await page.waitForSelector("[data-clock] .time");
  await page.clock.runFor(3000);
  await page.waitForFunction(() => /4:5[0-4]/.test(document.querySelector(".near .time").textContent));
  assert.equal((await times(page))[1], "5:00");
  await page.context().close();
});

test("a flag falls, is told, and no press counts afterwards", async () => {
  const page = await clock("5′");
  await press(page, "far");
  await pass(page, 301_000);
  await state(page, "white", "data-fallen");
  assert.match(await page.textContent(".near"), /hết giờ/);
  await press(page, "near");
  await state(page, "white", "data-fallen");
  await page.context().close();
});

test("the arbiter: stops it, gives and takes, counts illegal moves, undoes a press", async () => {
  const page = await clock("5′");
  await press(page, "far");
  await pass(page, 10_000);
  await press(page, "near");
  await pass(page, 5_000);
  await page.click('[aria-label="Trọng tài chỉnh đồng hồ"]');
  await page.clock.runFor(50);
  const legend = (n) => page.locator("legend").nth(n).textContent();
  await page.waitForSelector(".panel");
  assert.match(await legend(1), /4:5[456]/);
  await page.click('[aria-label="Đen: +1:00"]');
  await page.waitForFunction(() => /5:5[456]/.test(document.querySelectorAll("legend")[1].textContent));
  // Blitz: one minute (FIDE B.2), once; the second loses.
  assert.match(await page.textContent("fieldset >> nth=0"), /Thêm một nước sai\s+\(Đen \+1:00\)/);
  await page.click("fieldset >> nth=0 >> text=Thêm một nước sai");
  await page.waitForFunction(() => /6:5[456]/.test(document.querySelectorAll("legend")[1].textContent));
  await page.click("fieldset >> nth=0 >> text=Thêm một nước sai");
  await page.waitForFunction(() => /Nước sai thứ hai: Trắng thua/.test(document.querySelector("fieldset").textContent));
  assert.match(await legend(1), /6:5[456]/);
  await page.click("text=Coi như chưa bấm lần cuối");
  await page.waitForFunction(() => /4:4[456]/.test(document.querySelectorAll("legend")[0].textContent));
  await page.click('.panel [aria-label="Cất đi"]');
  await page.click('[aria-label="Tiếp tục"]');
  await page.clock.runFor(50);
  await state(page, "white", "data-running");
  await page.context().close();
});

test("by keyboard, and for a room: Space presses, Escape leaves", async () => {
  const page = await clock("15′ + 10″", "xiangqi", kDesktop);
  assert.match(await page.textContent(".near"), /Đỏ/);
  await page.focus(".half.far");
  await page.keyboard.press("Enter");
  await page.clock.runFor(50);
  await state(page, "red", "data-running");
  await page.keyboard.press("Space");
  await page.clock.runFor(50);
  await state(page, "black", "data-running");
  await page.click('[aria-label="Chiếu cho cả phòng xem"]');
  await page.waitForSelector(".projector");
  assert.equal(await page.locator(".bar").count(), 0);
  await page.keyboard.press("Escape");
  await page.clock.runFor(50);
  await page.waitForSelector(".bar");
  await page.context().close();
});

test("the penalty is the time control's; in xiangqi illegal moves are only counted", async () => {
  for (const [preset, game, gives] of [["90′ + 30″", "chess", "(Đen +2:00)"], ["15′ + 10″", "chess", "(Đen +1:00)"], ["15′ + 10″", "xiangqi", ""]]) {
    const page = await site.open(`clock/${game}`);
    await page.click(`.preset:has(b:text-is("${preset}"))`);
    await page.click('[aria-label="Trọng tài chỉnh đồng hồ"]');
    const count = page.locator("fieldset >> nth=0").getByRole("button", { name: "Thêm một nước sai" });
    if (game === "chess") await page.waitForSelector(".panel select");
    assert.equal((await count.textContent()).replace("Thêm một nước sai", "").trim(), gives);
    await count.click();
    await count.click();
    await page.waitForSelector("text=Đã đi sai 2 nước");
    assert.equal(await page.locator(".panel .card.bad").count(), game === "chess" ? 1 : 0);
    await page.context().close();
  }
});

test("a clock that has run is put away only when one says so; a wrong first press is undone", async () => {
  const page = await still("5′");
  await page.click(".half.near");
  await page.waitForSelector(".far[data-running]");
  await page.click('[aria-label="Trọng tài chỉnh đồng hồ"]');
  await page.click("text=Coi như chưa bấm lần cuối");
  await page.click('.panel [aria-label="Cất đi"]');
  await page.waitForSelector("text=Bấm ở đây để Trắng đi");
  await page.click(".half.far");
  await page.waitForSelector(".near[data-running]");
  await page.click('[aria-label="Tạm dừng"]');
  await page.click('[aria-label="Cất đồng hồ này, chọn giờ khác"]');
  await page.click("text=Giữ lại");
  await page.waitForSelector('[aria-label="Tiếp tục"]');
  await page.click('[aria-label="Cất đồng hồ này, chọn giờ khác"]');
  await page.click(".panel .main");
  await page.waitForSelector(".preset");
  await page.context().close();
});

test("numbers of one's own are typed as one types; no game has no minutes", async () => {
  const page = await site.open("clock/chess");
  const minutes = page.locator(".numbers input").first();
  await minutes.click();
  await minutes.press("End");
  await minutes.press("Backspace");
  await minutes.press("Backspace");
  await minutes.pressSequentially("25");
  assert.equal(await minutes.inputValue(), "25");
  await page.waitForSelector("text=Mỗi bên 25 phút");
  await minutes.fill("0");
  await minutes.blur();
  assert.equal(await minutes.inputValue(), "1");
  await minutes.fill("");
  await minutes.blur();
  assert.equal(await minutes.inputValue(), "1");
  await page.context().close();
});

test("while a clock runs the screen is asked to stay on; a press is felt, and heard unless it is silent", async () => {
  const context = await site.context();
  await context.addInitScript(() => {
    globalThis.did = [];
    navigator.vibrate = (shake) => did.push(`shake ${shake}`);
    Object.defineProperty(navigator, "wakeLock", { value: { request: async (what) => (did.push(`hold ${what}`), { release: async () => did.push("let go") }) } });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) { did.push("sound"); return start.apply(this, when); };
  });
  const page = await site.open("clock/chess", {}, context);
  await page.click(".preset >> nth=5");
  await page.click(".half.far");
  await page.waitForFunction(() => ["hold screen", "shake 15"].every((one) => did.includes(one)));
  await page.waitForFunction(() => did.includes("sound"));
  await page.click('[aria-label="Tạm dừng"]');
  await page.waitForFunction(() => did.includes("let go"));
  await page.context().close();
});

test("by keyboard the arbiter's panel and the question are entered and left by Escape", async () => {
  const page = await site.open("clock/chess", kDesktop);
  await page.focus(".preset");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-clock]");
  await page.focus(".half.far");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".near[data-running]");
  const onFocus = (selector) => page.waitForFunction((one) => document.activeElement?.matches(one), selector);
  await page.focus("[data-arbiter]");
  await page.keyboard.press("Enter");
  await onFocus(".panel button");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".panel", { state: "detached" });
  await onFocus("[data-arbiter]");
  await page.focus('[aria-label="Cất đồng hồ này, chọn giờ khác"]');
  await page.keyboard.press("Enter");
  await onFocus(".panel button");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".panel", { state: "detached" });
  await page.waitForSelector("[data-clock]");
  await page.context().close();
});
