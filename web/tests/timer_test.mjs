// The clock alone, with a time that the test turns by hand.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kDesktop, start } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

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
  await page.click("fieldset >> nth=0 >> text=Thêm một nước sai");
  await page.waitForFunction(() => /7:5[456]/.test(document.querySelectorAll("legend")[1].textContent));
  await page.click("fieldset >> nth=0 >> text=Thêm một nước sai");
  await page.waitForFunction(() => /Nước sai thứ hai: Trắng thua/.test(document.querySelector("fieldset").textContent));
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
