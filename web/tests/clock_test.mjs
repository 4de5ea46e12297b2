// The clocks, with a time that the test turns by hand. What they show is the core's, not the page's.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ending } from "./acts.mjs";
import { playable, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

/// A game with a clock; time stands still but for `pass`.
async function game(kind, { minutes = 5, seconds = 3, rules } = {}) {
  const context = await site.context();
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.clock.install({ time: new Date("2026-01-01T10:00:00") });
  await page.clock.pauseAt(new Date("2026-01-01T10:00:01"));
  await page.goto(`${site.origin}/#/new/chess`);
  await page.waitForSelector("text=Đồng hồ");
  if (rules) await page.click(`text=${rules}`);
  await page.click(`.choice:has-text("${kind}")`);
  const fields = page.locator(".numbers input");
  await fields.nth(0).fill(String(minutes));
  if ((await fields.count()) > 1) await fields.nth(1).fill(String(seconds));
  await page.click("text=Bắt đầu");
  await page.clock.runFor(500);
  await playable(page);
  return page;
}

const clocks = async (page) => (await page.locator(".clock").allTextContents()).map((text) => text.trim()).reverse();
/// In steps of a second, with a moment of real time for the core's worker, whose time is not turned.
const pass = async (page, ms) => {
  for (let passed = 0; passed < ms; passed += 1000) {
    await page.clock.runFor(Math.min(1000, ms - passed));
    await page.waitForTimeout(25);
  }
};
const shows = async (page, wanted) => {
  for (let tries = 0; tries < 20; ++tries) {
    const seen = await clocks(page);
    if (JSON.stringify(seen) === JSON.stringify(wanted)) return;
    await page.waitForTimeout(50);
    await page.clock.runFor(1);
  }
  assert.deepEqual(await clocks(page), wanted);
};

async function move(page, text) {
  await tap(page, text.slice(0, 2));
  await page.clock.runFor(30);
  await tap(page, text.slice(2));
  await page.clock.runFor(30);
  await page.waitForFunction((square) => document.querySelector("luatco-board").last[1] === square, text.slice(2));
}

test("Fischer: seconds are added with the move", async () => {
  const page = await game("Cộng giây");
  await shows(page, ["5:03", "5:03"]);
  await move(page, "e2e4");
  await pass(page, 10_000);
  const [, black] = await clocks(page);
  assert.match(black, /4:5[34]/);
  await move(page, "e7e5");
  const [, after] = await clocks(page);
  assert.match(after, /4:5[67]/);
  await page.context().close();
});

test("Bronstein: what the move took comes back, but no more than the seconds", async () => {
  const page = await game("Bù giây");
  await move(page, "e2e4");
  await pass(page, 10_000);
  await move(page, "e7e5");
  const [, black] = await clocks(page);
  assert.match(black, /4:5[23]/);
  await page.context().close();
});

test("delay: the first seconds of a turn do not count", async () => {
  const page = await game("Chờ giây");
  await move(page, "e2e4");
  await pass(page, 2_000);
  assert.equal((await clocks(page))[1], "5:00");
  await pass(page, 4_000);
  assert.match((await clocks(page))[1], /4:5[78]/);
  await page.context().close();
});

test("two periods: the first time is shown, the help says both", async () => {
  const page = await game("Hai chặng", { minutes: 10 });
  await shows(page, ["10:03", "10:03"]);
  await page.context().close();
});

test("at home the other side calls the flag", async () => {
  const page = await game("Hết giờ là thua", { minutes: 1 });
  await move(page, "e2e4");
  await pass(page, 61_000);
  await pass(page, 200);
  await shows(page, ["1:00", "0.0"]);
  await page.click("button[aria-label='Việc của Trắng']");
  await page.clock.runFor(50);
  await page.click("text=Báo bên kia hết giờ");
  await page.clock.runFor(50);
  assert.match(await ending(page), /1 – 0.*Đen hết giờ/s);
  await page.context().close();
});

test("online the flag falls by itself", async () => {
  const page = await game("Hết giờ là thua", { minutes: 1, rules: "Thi đấu trực tuyến" });
  await move(page, "e2e4");
  await pass(page, 61_000);
  await pass(page, 500);
  assert.match(await ending(page), /1 – 0.*Đen hết giờ/s);
  await page.context().close();
});

test("a paused clock stands, a hidden page pauses it, and a reload says so", async () => {
  const page = await game("Cộng giây");
  await move(page, "e2e4");
  await pass(page, 5_000);
  await page.click("text=Tạm dừng");
  await page.clock.runFor(50);
  await page.waitForSelector("text=Đồng hồ đang tạm dừng");
  const stood = await clocks(page);
  await pass(page, 30_000);
  assert.deepEqual(await clocks(page), stood);
  await page.click("text=Tiếp tục");
  await page.clock.runFor(50);
  await pass(page, 3_000);
  assert.notDeepEqual(await clocks(page), stood);
  const before = await clocks(page);
  await page.clock.runFor(1100);
  await page.reload();
  await page.waitForSelector("text=Trang vừa mở lại");
  const [, now] = await clocks(page);
  assert.ok(Math.abs(Number(now.split(":")[1]) - Number(before[1].split(":")[1])) <= 2, `${before} ${now}`);
  await page.context().close();
});

