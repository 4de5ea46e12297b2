// What is kept: a game through reloads, tabs, refused storage and files; the page without a network.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ending } from "./acts.mjs";
import { hasKept } from "./screens/keep.mjs";
import { root } from "./setting.mjs";
import { notice, play, playable, position, start, tap, written } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

test("a reload in the middle of a game goes on where it was", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4 e7e5");
  await hasKept(page, 2);
  const before = await position(page);
  await page.reload();
  await playable(page);
  assert.equal(await position(page), before);
  await play(page, "g1f3");
  assert.match((await page.textContent(".moves .line")).replace(/\s+/g, " "), /1\. e4 e5 2\. Mf3/);
  await page.click("header a[href='#/']");
  await page.click(".unfinished a");
  await playable(page);
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.includes("5N2"));
});

test("two tabs on one game: one plays, the other watches and may take over; nothing is lost", async () => {
  const context = await site.context();
  const one = await site.open("", {}, context);
  await playable(one);
  await play(one, "e2e4");
  await hasKept(one, 1);
  const hash = new URL(one.url()).hash.slice(2);
  const two = await site.open(hash, {}, context);
  await two.waitForSelector("text=Chơi ở đây");
  await tap(two, "e7");
  await tap(two, "e5");
  assert.match(await position(two), /4P3/, "who watches moves nothing");
  await two.click("text=Chơi ở đây");
  await playable(two);
  await play(two, "e7e5");
  await one.waitForSelector("text=Chơi ở đây");
  await one.click("text=Chơi ở đây");
  await playable(one);
  assert.match(await position(one), /4p3\/4P3/);
  await context.close();
});

test("where the browser refuses to store, the game goes on and the page says so", async () => {
  const context = await site.context();
  await context.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  const page = await site.open("", {}, context);
  await page.waitForSelector(".banner");
  assert.match(await page.textContent(".banner"), /không cho ghi/);
  await playable(page);
  await play(page, "f2f3 e7e5 g2g4 d8h4");
  assert.match(await ending(page), /Chiếu hết/);
  await context.close();
});

test("everything goes into one file, and back into another browser", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4 e7e5 g1f3");
  await page.goto(`${site.origin}/#/more`);
  await page.waitForSelector(".rows li");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Lưu tất cả ra một tệp")]);
  const file = await download.path();
  const saved = JSON.parse(await readFile(file, "utf8"));
  assert.equal(saved.luatco, "backup");
  assert.equal(saved.games.length, 1);

  const other = await site.open("more");
  await other.setInputFiles("input[type=file]", { name: "luatco.json", mimeType: "application/json", buffer: await readFile(file) });
  await other.waitForSelector("text=Đã lấy lại 1 ván");
  await other.setInputFiles("input[type=file]", { name: "luatco.json", mimeType: "application/json", buffer: await readFile(file) });
  await other.waitForSelector("text=Đã lấy lại 0 ván");
  await other.setInputFiles("input[type=file]", { name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await other.waitForSelector("text=không phải do trang này ghi ra");
  await other.click(".rows a");
  await playable(other);
  assert.match(await position(other), /5N2/);
});

test("a game kept by each released version of the page is read by this one", async () => {
  const page = await site.open("more");
  await page.setInputFiles("input[type=file]", join(root, "web/tests/fixtures/schema_1.json"));
  await page.waitForSelector("text=Đã lấy lại 2 ván");
  await page.click(".rows a >> nth=0");
  await page.waitForSelector(".plate");
  assert.ok((await page.textContent(".moves .line")).trim().length > 5);
});

test("a pupil kept by each released version of the page goes on learning with this one", async () => {
  const page = await site.open("more");
  await page.setInputFiles("input[type=file]", join(root, "web/tests/fixtures/pupil_1.json"));
  await page.waitForSelector("text=Đã lấy lại 0 ván");
  await page.goto(`${site.origin}/#/learn/chess`);
  await page.waitForSelector(".map .path");
  assert.equal(await page.textContent(".who .purse b"), "15");
  await page.context().close();
});

test("a database of the first version, which knew no pupils, is taken over with its games", async () => {
  const context = await site.context();
  const blank = await context.newPage();
  await blank.goto(`${site.origin}/icon.svg`);
  const { games } = JSON.parse(await readFile(join(root, "web/tests/fixtures/schema_1.json"), "utf8"));
  await blank.evaluate((kept) => new Promise((done, failed) => {
    const request = indexedDB.open("luatco", 1);
    request.onerror = failed;
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated");
      request.result.createObjectStore("settings");
    };
    request.onsuccess = () => {
      const writing = request.result.transaction("games", "readwrite");
      kept.forEach((game) => writing.objectStore("games").put(game));
      writing.oncomplete = () => (request.result.close(), done());
    };
  }), games);
  const page = await site.open("more", {}, context);
  await page.waitForSelector('.rows a[href^="#/play/"]');
  assert.equal(await page.locator('.rows a[href^="#/play/"]').count(), games.length);
  await page.goto(`${site.origin}/#/learn/pupils`);
  await page.click("button.tile >> nth=-1");
  await page.click("button[aria-label=Voi]");
  await page.click("button.tile >> nth=0");
  await page.waitForSelector(".map .path");
  await written(page);
  await page.reload();
  await page.goto(`${site.origin}/#/learn/pupils`);
  await page.waitForSelector("button[aria-label^=Voi]");
  assert.deepEqual(page.faults, []);
  await context.close();
});

test("after one visit the page plays both games without a network", async () => {
  const context = await site.context({ serviceWorkers: "allow" });
  const page = await site.open("", {}, context);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.goto(`${site.origin}/#/xiangqi`);
  await page.reload();
  await playable(page);
  await tap(page, "b0");
  await tap(page, "d1");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /Mã ở lộ 8 hàng 1 bị cản chân/);
  await page.goto(`${site.origin}/#/ask/chess`);
  await page.waitForSelector(".palette");
  await page.goto(`${site.origin}/#/learn/xiangqi/x6/1`);
  await page.waitForSelector("[data-phase=asking]");
  await page.click(".help");
  await page.waitForSelector(".notches .lit");
  await context.setOffline(false);
  await context.close();
});

test("on a first visit nothing is fetched for later before the first move is possible", async () => {
  const context = await site.context({ serviceWorkers: "allow" });
  let come;
  const coming = new Promise((resolve) => (come = resolve));
  await context.route("**/luatco-play*.wasm", async (route) => {
    await coming;
    await route.continue();
  });
  const page = await site.open("", {}, context);
  await page.waitForFunction(() => document.querySelector("luatco-board"));
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined), true);
  come();
  await playable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.close();
});

test("a new version waits for a load without a running game, and page and core are of one version", async () => {
  const folder = await mkdtemp(join(tmpdir(), "luatco-page-"));
  const first = site.state.folder;
  const context = await site.context({ serviceWorkers: "allow" });
  try {
    const page = await site.open("", {}, context);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await playable(page);
    await play(page, "e2e4");
    await hasKept(page, 1);
    // A release: the same page with another version in it. (The core's file has a name of the same form, with an ending.)
    await cp(first, folder, { recursive: true });
    const html = await readFile(join(folder, "index.html"), "utf8");
    await writeFile(join(folder, "index.html"), html.replace("<head>", '<head><meta name="release" content="two">'));
    const worker = await readFile(join(folder, "sw.js"), "utf8");
    await writeFile(join(folder, "sw.js"), worker.replace(/luatco-[0-9a-f]{10}(?=["'`])/, "luatco-2222222222"));
    site.state.folder = folder;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);
    await page.reload();
    await playable(page);
    await page.waitForTimeout(300);
    assert.equal(await page.locator("meta[name=release]").count(), 0, "a game is running: the old version stays");
    await page.goto(`${site.origin}/#/`);
    await page.reload();
    await page.waitForFunction(() => document.querySelector("meta[name=release]"));
  } finally {
    site.state.folder = first;
    await context.close();
    await rm(folder, { recursive: true });
  }
});

test("the service worker leaves /api and /embed alone", async () => {
  const worker = await readFile(join(site.state.folder, "sw.js"), "utf8");
  assert.match(worker, /\^\(api\|embed\)/);
});
