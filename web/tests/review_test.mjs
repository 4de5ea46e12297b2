// The finished game: examined by the small search and by an engine in a worker, told with reasons, tried otherwise.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startWithEngines } from "./engine_site.mjs";
import { kDesktop, kPhone, position, tap } from "./site.mjs";

let site;
let folder;
let stop;
before(async () => ({ site, folder, stop } = await startWithEngines()));
after(() => stop());

const kMate = "1. f3 e5 2. g4 Qh4# 0-1\n";
const kXiangqi = '[Game "Chinese Chess"]\n[Format "ICCS"]\n\n1. A0-A2 H7-E7 2. A2-A1 E7-E3 3. B0-C2 H9-G7 *\n';

async function opened(record, device = kDesktop) {
  const page = await site.open("open", device);
  await page.setInputFiles("input[type=file]", { name: "a.pgn", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForSelector(".examination .main:not([disabled])");
  return page;
}
const examined = (page) => page.waitForFunction(() => document.querySelector(".examination [data-accuracy]") && !document.querySelector(".examination progress"));
const at = (page, ply) => page.waitForFunction((wanted) => document.querySelector(".graph")?.getAttribute("aria-valuenow") === String(wanted), ply);

test("without any engine the small search finds the move that lost, and the rules say why", async () => {
  const page = await opened(kMate);
  assert.match(await page.textContent(".examination"), /chỉ nhìn trước vài nước/);
  await page.click(".examination .main");
  await examined(page);
  const moment = page.locator(".moment");
  assert.match(await moment.first().textContent(), /2\. g4\?\?.*Đen thắng ngay/s);
  assert.match(await page.textContent("[data-accuracy=black]"), /100 trên 100/);
  await moment.first().click();
  await at(page, 3);
  assert.match(await page.textContent("[data-slip]"), /Đen thắng ngay/);
  await page.focus(".graph");
  await page.keyboard.press("ArrowLeft");
  await at(page, 2);
  assert.match(await page.getAttribute(".graph", "aria-valuetext"), /1….*e5/);
  await page.keyboard.press("End");
  await at(page, 4);
  assert.deepEqual(page.faults, []);
});

test("the better line is played on the board, and other moves are tried and judged", async () => {
  const page = await opened(kMate);
  await page.click(".examination .main");
  await examined(page);
  await page.locator(".moment").first().click();
  await page.click("[data-slip] button");
  await page.waitForSelector("[data-what-if] .ply[aria-current]");
  const tried = await position(page);
  await page.click("[data-what-if] button:has-text('Chấm thế này')");
  await page.waitForSelector("[data-thought]");
  await page.keyboard.press("Escape");
  await page.waitForFunction((old) => !document.querySelector("[data-what-if]") && document.querySelector("luatco-board").fen !== old, tried);
  await page.click('[aria-label="Về đầu ván"]');
  await page.waitForFunction(() => document.querySelector("luatco-board").targets?.has("e2"));
  await tap(page, "e2");
  await tap(page, "e5");
  await page.waitForSelector("[data-refusal]");
  await page.waitForFunction(() => document.querySelector("luatco-board").targets?.has("e2"));
  await tap(page, "d2");
  await tap(page, "d4");
  await page.waitForFunction(() => document.querySelectorAll("[data-what-if] .ply").length === 1);
  await page.click("[data-what-if] button:has-text('Về ván cờ')");
  await page.waitForFunction(() => !document.querySelector("[data-what-if]"));
  assert.deepEqual(page.faults, []);
});

test("xiangqi is examined in the same way, on a phone", async () => {
  const page = await opened(kXiangqi, kPhone);
  await page.click(".examination .main");
  await examined(page);
  assert.ok(await page.locator(".graph .first").count());
  assert.match(await page.textContent("[data-accuracy=red]"), /Đỏ: chính xác \d+ trên 100/);
  assert.deepEqual(page.faults, []);
});

async function withEngine(how) {
  await writeFile(join(folder, "engines/engines.json"), JSON.stringify([{
    name: "Fake", script: `fake_engine.js?how=${how}`, files: [`fake_engine.js?how=${how}`], games: ["chess"], licence: "MIT", source: "", bytes: 1000, isolated: false, setup: [],
  }]));
  site.state.folder = folder;
  const page = await opened(kMate);
  assert.match(await page.textContent(".examination"), /Fake, chạy trong trình duyệt.*giấy phép MIT/s);
  assert.ok(!page.asked.some((url) => url.includes("fake_engine.js")), "not fetched before it is asked for");
  await page.click(".examination .main");
  return page;
}

test("an engine in a worker is asked about every position", async () => {
  for (const how of ["well", "twice"]) {
    const page = await withEngine(how);
    await examined(page);
    assert.match(await page.textContent(".moment"), /2\. g4\?\?/);
    assert.deepEqual(page.faults, []);
  }
});

for (const [how, said] of [["crashes", /Fake bị hỏng giữa chừng/], ["illegal", /Fake muốn đi "e2e5"/]]) {
  test(`an engine that ${how} is told, and what there is stays`, async () => {
    const page = await withEngine(how);
    await page.waitForSelector(".examination .card.bad");
    assert.match(await page.textContent(".examination .card.bad"), said);
    assert.match(await page.textContent(".examination"), /Chấm tiếp/);
    assert.ok(await page.locator(".graph").count());
  });
}

test("it can be stopped, and gone on with", async () => {
  const page = await withEngine("waits");
  await page.waitForFunction(() => document.querySelector("[data-progress]")?.textContent.startsWith("2"));
  await page.click(".examination button:has-text('Dừng')");
  await page.waitForSelector(".examination .main:has-text('Chấm tiếp')", { timeout: 15_000 });
  assert.ok(await page.locator(".graph").count());
});
