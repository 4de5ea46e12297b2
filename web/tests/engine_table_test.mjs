// A game against an engine in a worker: chosen, fetched, played; and the game goes on whatever the engine does.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startWithEngines } from "./engine_site.mjs";
import { page as built } from "./setting.mjs";
import { kDesktop, playable, position, tap } from "./site.mjs";

let site;
let folder;
let stop;
before(async () => ({ site, folder, stop } = await startWithEngines()));
after(() => stop());

const faults = (page) => page.faults.filter((fault) => !fault.includes("404"));
const played = (page, n) => page.waitForFunction((many) => document.querySelectorAll(".moves > .line > li").length >= many, n);
const away = (page) => page.waitForSelector('[data-engine="away"]');

async function listed(script) {
  await writeFile(join(folder, "engines/engines.json"), JSON.stringify([{
    name: "Fake", script, files: [script], games: ["chess", "xiangqi"], licence: "MIT", source: "", bytes: 1000, isolated: false, setup: [],
  }]));
  site.state.folder = folder;
}

async function chosen(page) {
  await page.click('.choice:has-text("Máy mạnh")');
  await page.waitForSelector(".engine input[type=range]");
}

/// White against it, after e2e4.
async function against(how, before = async () => {}, script = `fake_engine.js?how=${how}`) {
  await listed(script);
  const page = await site.open("", kDesktop);
  await before(page);
  await page.evaluate(() => (location.hash = "#/new/chess"));
  await chosen(page);
  assert.ok(!page.asked.some((url) => url.includes("fake_engine")), "not fetched before it is asked for");
  await page.click(".start .main");
  await playable(page);
  await tap(page, "e2");
  await tap(page, "e4");
  return page;
}

test("the card says what an engine is and how strong it is to play, and it answers at the table", async () => {
  await listed("fake_engine.js?how=well");
  const page = await site.open("new/chess");
  await chosen(page);
  assert.match(await page.textContent(".engine"), /Fake, chạy trong trình duyệt.*giấy phép MIT/s);
  assert.match(await page.textContent("[data-level]"), /mức 8: xét chừng 200 thế cờ/);
  await page.focus(".engine input[type=range]");
  await page.keyboard.press("End");
  await page.waitForFunction(() => document.querySelector("[data-level]").textContent.includes("mức 23: hết sức, 3 giây"));
  await page.click(".start .main");
  await playable(page);
  await tap(page, "e2");
  await tap(page, "e4");
  await played(page, 2);
  await playable(page);
  assert.match(await page.textContent(".plate.far"), /Đen.*Fake, mức 23/s);
  assert.deepEqual(faults(page), []);
});

test("where there is no engine that is said, with what to do", async () => {
  site.state.folder = built;
  const page = await site.open("new/xiangqi");
  await page.click('.choice:has-text("Máy mạnh")');
  await page.waitForFunction(() => document.querySelector("main").textContent.includes("chưa có engine nào"));
});

for (const [how, said] of [
  ["crashes", /Fake bị hỏng giữa chừng \(.*boom/],
  ["illegal", /Fake muốn đi "e2e5"/],
  ["garbage", /Fake muốn đi ".*nonsense/],
]) {
  test(`one that ${how} is told; the small opponent moves for it, or people do, until it is called back`, async () => {
    const page = await against(how);
    await away(page);
    assert.match(await page.textContent('[data-engine="away"]'), said);
    assert.match(await page.textContent('[data-engine="away"]'), /Ván cờ vẫn còn nguyên/);
    await page.click("button:has-text('Để máy nhỏ đi thay')");
    await played(page, 2);
    await playable(page);
    await page.click("button:has-text('Gọi Fake trở lại')");
    await page.waitForFunction(() => !document.querySelector("[data-engine]"));
    await tap(page, "g1");
    await tap(page, "f3");
    await away(page);
    await page.click("button:has-text('Tự đi cho cả hai bên')");
    await page.waitForFunction(() => document.querySelector("luatco-board").movable.includes("black"));
    await page.click("text=Đi lại");
    await page.waitForFunction(() => document.querySelectorAll(".moves > .line > li").length === 2);
    assert.deepEqual(faults(page).filter((fault) => !fault.includes("boom")), []);
  });
}

test("a move that is none is refused, and another one asked for", async () => {
  const page = await against("illegal_once");
  await played(page, 2);
  await playable(page);
  assert.match(await page.textContent("[data-notice]"), /"e2e5".*phải đi nước khác/s);
});

test("a program that is not there is told, and the game goes on without it", async () => {
  const page = await against("absent", undefined, "fake_engine_that_is_gone.js");
  await away(page);
  assert.match(await page.textContent('[data-engine="away"]'), /Không tải được Fake/);
  await page.click("button:has-text('Để máy nhỏ đi thay')");
  await played(page, 2);
});

for (const [how, said] of [["silent", /Fake không đưa ra nước đi nào trong 15 giây/], ["silent_hello", /Fake không giới thiệu mình/]]) {
  test(`one that stays ${how} is told to stop, and then that it left`, async () => {
    const page = await against(how, (page) => page.clock.install());
    await page.waitForFunction(() => document.querySelector(".who .turn")?.textContent.includes("đang nghĩ"));
    // Its time passes, however slow the machine is to ask it.
    for (let i = 0; i < 100 && !(await page.locator('[data-engine="away"]').count()); ++i) await page.clock.runFor(1000);
    assert.match(await page.textContent('[data-engine="away"]'), said);
  });
}

test("one that is late but obeys has its move played", async () => {
  const page = await against("late", (page) => page.clock.install());
  for (let i = 0; i < 100 && (await page.locator(".moves > .line > li").count()) < 2; ++i) await page.clock.runFor(1000);
  assert.equal(await page.locator('[data-engine="away"]').count(), 0);
  assert.equal(await page.locator(".moves > .line > li").count(), 2);
});

/// Red, an engine, has given check with its chariot six times; twice more lose the game.
async function perpetual(how) {
  await listed(`fake_engine.js?how=${how}`);
  const moves = Array.from({ length: 3 }, () => ["d4e4", "e9d9", "e4d4", "d9e9"]).flat();
  const game = {
    schema: 1, id: "forevercheck", game: "xiangqi", start: "4k4/9/9/9/9/3R5/9/9/9/5K3 w - - 0 1", lines: [], seats: { red: 1, black: 0 }, score: [0, 0],
    card: { rules: "club", touchMove: false, takeBack: "free", illegal: "explain", drawOffers: true, clock: null, coach: true, facing: "viewer", computer: { side: "red", level: 8, seed: 1, engine: "browser Fake" }, names: ["", ""] },
    events: moves.map((move, i) => ({ do: "move", t: i * 1000, by: i % 2 ? "black" : "red", move })),
    began: Date.now() - 60_000, updated: Date.now(), revision: 3, result: "", plies: moves.length,
  };
  const page = await site.open("more");
  const file = { luatco: "backup", schema: 1, written: "2026-01-01T00:00:00Z", games: [game], settings: {} };
  await page.setInputFiles("input[type=file]", { name: "a.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
  await page.click("a[href='#/play/forevercheck']");
  return page;
}

test("in xiangqi it is told which moves may not be repeated, and plays another", async () => {
  const page = await perpetual("obedient");
  await played(page, 13);
  await playable(page);
  assert.equal(await page.locator(".card.result").count(), 0);
});

test("a check that may not be repeated is refused, and what it stands on stays", async () => {
  const page = await perpetual("banned");
  await away(page);
  assert.match(await page.textContent('[data-engine="away"]'), /Fake định đi X6-5, nước này luật cấm lặp lại/);
  assert.match(await position(page), /^4k4\/9\/9\/9\/9\/3R5/);
  await page.click("button:has-text('Để máy nhỏ đi thay')");
  await played(page, 13);
});

// Engines of others are no part of the build: they are played with where LUATCO_PAGE_ENGINES names the folder of
// tools/page_engines/fetch.
const fetched = process.env.LUATCO_PAGE_ENGINES;
const skip = fetched && existsSync(join(fetched, "engines.json")) ? false : "no engines were fetched: LUATCO_PAGE_ENGINES names no folder of tools/page_engines/fetch";

for (const [game, first, level] of [["chess", ["e2", "e4"], 23], ["xiangqi", ["h2", "e2"], 20]]) {
  test(`${game}: a real engine is fetched with its progress said, and plays without a network afterwards`, { skip, timeout: 120_000 }, async () => {
    await cp(fetched, join(folder, "engines"), { recursive: true });
    site.state.folder = folder;
    const context = await site.context({ ...kDesktop, serviceWorkers: "allow" });
    const page = await site.open("", {}, context);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate((name) => (location.hash = `#/new/${name}`), game);
    await chosen(page);
    await page.focus(".engine input[type=range]");
    for (let n = 8; n < level; ++n) await page.keyboard.press("ArrowRight");
    await page.click(".start .main");
    await playable(page);
    for (const square of first) await tap(page, square);
    await page.waitForFunction(() => document.querySelectorAll(".moves > .line > li").length >= 2, null, { timeout: 60_000 });
    await playable(page);
    // The network is cut, and the page opened anew in the middle of the game.
    await context.setOffline(true);
    await page.reload();
    await playable(page);
    const [from, to] = await page.evaluate(() => {
      const [square, [target]] = [...document.querySelector("luatco-board").targets][0];
      return [square, target.to ?? target];
    });
    await tap(page, from);
    await tap(page, to);
    await page.waitForFunction(() => document.querySelectorAll(".moves > .line > li").length >= 4, null, { timeout: 60_000 });
    assert.equal(await page.locator("[data-engine]").count(), 0);
    await context.close();
  });
}
