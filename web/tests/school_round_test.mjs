// Around the lessons: who learns, the day's five, what comes again, the exam, the parents, the maker.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { beside, heard, voices } from "./beside.mjs";
import { ask, phase, press, solve, unit } from "./school_acts.mjs";
import { kDesktop, start, tap, written } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const kCalm = { reducedMotion: "reduce" };
const says = (page) => page.textContent("[data-says] p");
const purse = async (page) => Number(await page.textContent(".who .purse b"));

test("two children on one device, each with a picture, a pace and stars; a reload keeps them", async () => {
  const page = await site.open("learn/chess/c9/1", kCalm);
  await solve(page, "chess", unit("chess", "c9").try[0], "touch");
  await page.goto(`${site.origin}/#/learn/pupils`);
  await press(page, "button.tile >> nth=-1", "touch");
  await press(page, "button[aria-label=Cáo]", "touch");
  await press(page, "button:has-text('9–11')", "touch");
  await page.waitForSelector(".map .path");
  assert.equal(await purse(page), 0);
  // The older one is asked why.
  await page.goto(`${site.origin}/#/learn/chess/c9/9`);
  await press(page, ".verdict.no", "touch");
  await page.waitForSelector(".whys");
  assert.ok((await page.locator(".why").count()) >= 2);
  const labels = await page.locator(".why .choice").allTextContents();
  await press(page, `.why .choice >> nth=${labels.findIndex((label) => /bị chiếu/.test(label) && /Đi rồi/.test(label))}`, "touch");
  await phase(page, "solved");
  await written(page);
  await page.reload();
  await page.goto(`${site.origin}/#/learn/chess`);
  await page.waitForSelector(".map .path");
  assert.equal(await purse(page), 3);
  await page.goto(`${site.origin}/#/learn/pupils`);
  await press(page, "button[aria-label^=Mèo]", "touch");
  await page.waitForSelector(".map .path");
  assert.equal(await purse(page), 3);
  assert.equal(await page.locator('.tile[href$="/c9"] .lit').count(), 1);
});

test("the day's five are the same for everyone, and their stars count once", async () => {
  const fens = [];
  for (let i = 0; i < 2; ++i) {
    const page = await site.open("learn/xiangqi/daily/1", kCalm);
    await phase(page, "asking");
    fens.push(await page.evaluate(() => document.querySelector("luatco-board").fen));
    await page.context().close();
  }
  assert.equal(fens[0], fens[1]);
});

test("what was shown comes again the next day, as its twin; then it rests", async () => {
  const context = await site.context(kCalm);
  const page = await site.open("learn/chess/c15/1", kCalm, context);
  await phase(page, "asking");
  for (let i = 0; i < 4; ++i) {
    await press(page, ".help", "touch");
    await page.waitForTimeout(120);
  }
  await phase(page, "solved");
  await written(page);
  await page.goto(`${site.origin}/#/learn/chess/review`);
  await phase(page, "done");
  const real = await page.evaluate(() => Date.now());
  await page.addInitScript((now) => (Date.now = () => now), real + 86_400_000 * 1.5);
  await page.goto(`${site.origin}/#/learn/chess`);
  await page.reload();
  await page.waitForSelector(".small .count");
  await press(page, '.small[href$="review"]', "touch");
  await phase(page, "asking");
  await context.close();
});

test("one more of a lesson, as often as one likes: the core makes it", async () => {
  const page = await site.open("learn/chess/c9", kCalm);
  await press(page, '.tile[href$="/more/1"]', "touch");
  await phase(page, "asking");
  const first = await page.evaluate(() => document.querySelector("luatco-board").fen);
  await page.goto(`${site.origin}/#/learn/chess/c9/more/2`);
  await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, first);
  await page.context().close();
});

test("the exam: twenty positions, one answer each, no help; what was missed is named", async () => {
  const context = await site.context(kCalm);
  // Always the same twenty.
  await context.addInitScript(() => (Math.random = () => 0.5));
  const page = await site.open("learn/chess/exam", {}, context);
  for (let n = 1; n <= 20; ++n) {
    await page.waitForFunction((i) => location.hash.endsWith(`/exam/${i}`) && document.querySelector("[data-phase=asking]"), n);
    if (n === 7) {
      await written(page);
      await page.reload();
      await phase(page, "asking");
      assert.match(page.url(), /exam\/7$/, "a reload goes on where it was");
    }
    assert.equal(await page.locator(".help").count(), 0);
    await wrongOrRight(page);
    await page.waitForSelector("[data-phase=solved], [data-phase=shown]");
    while (!(await page.locator("a.go").count())) await press(page, ".go", "touch");
    await press(page, "a.go", "touch");
  }
  await phase(page, "done");
  assert.match(await says(page), /trên 20 câu/);
  assert.deepEqual(page.faults, []);
});

/// One answer of any kind: what is not a choice is answered by a tap or a move that need not be right.
async function wrongOrRight(page) {
  if (await page.locator(".verdict.no").count()) return press(page, ".verdict.no", "touch");
  if (await page.locator(".ruling").count()) return press(page, ".ruling", "touch");
  await page.waitForFunction(() => {
    const board = document.querySelector("luatco-board");
    return board.mode === "tap" || board.targets?.size > 0;
  });
  const legal = await page.evaluate(() => {
    const board = document.querySelector("luatco-board");
    const [from, to] = [...(board.targets ?? [])].find(([, all]) => all.length > 0 && all[0].promotions.length === 0) ?? [];
    return { mode: board.mode, from, to: to?.[0].to };
  });
  if (legal.mode === "tap") {
    // Squares are tried until one is wrong or all are found.
    for (const square of [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank))) {
      await tap(page, square);
      await page.waitForTimeout(60);
      if (!(await page.locator("[data-phase=asking]").count())) return;
    }
    return;
  }
  const before = await page.evaluate(() => document.querySelector("luatco-board").fen);
  await tap(page, legal.from);
  await tap(page, legal.to);
  // A move may go on: more of the same until it is over.
  await page.waitForFunction((fen) => {
    const board = document.querySelector("luatco-board");
    return !document.querySelector("[data-phase=asking]") || (board.fen !== fen && board.movable?.length > 0);
  }, before);
  if (await page.locator("[data-phase=asking]").count()) await wrongOrRight(page);
}

test("the parents' door is opened by reading; behind it stand the plan and the tips", async () => {
  const page = await site.open("learn/parents", { ...kDesktop, ...kCalm });
  await press(page, ".gate .tile >> nth=0", "keyboard");
  await press(page, ".gate .tile >> nth=0", "keyboard");
  await page.waitForSelector(".question");
  const [, first, second] = (await page.textContent(".question")).match(/vào ([^,]+), rồi chạm vào ([^.]+)\./);
  await page.click(`[aria-label="${first}"]`);
  await page.click(`[aria-label="${second}"]`);
  await page.waitForSelector(".parents");
  assert.match(await page.textContent(".parents"), /Năm phút hôm nay.*Học tiếp/s);
});

test("an exercise made in a minute: the core counts its solutions, and the link opens it", async () => {
  const page = await site.open("learn/make/chess", kCalm);
  await page.waitForSelector(".box button");
  await press(page, ".box button >> nth=3", "touch"); // a white rook
  await tap(page, "a7");
  await tap(page, "b6");
  await press(page, ".goals .tile >> nth=0", "touch");
  await page.waitForSelector(".card.good[data-opinion]");
  assert.match(await page.textContent("[data-opinion]"), /1 cách/);
  const link = await page.inputValue(".link");
  assert.equal(await page.locator(".qr").count(), 1);
  const other = await site.open(link.split("#/")[1], kCalm);
  await phase(other, "asking");
  await tap(other, "b6");
  await tap(other, "b8");
  await phase(other, "solved");
  assert.match(await says(other), /Đúng rồi/);
});

test("where the device has no voice, the site's clips are played, once the page has been touched", async () => {
  const sentence = "Khi một quân nhắm thẳng vào Vua, đó là chiếu. Bên bị chiếu phải lo cho Vua ngay.";
  await beside(site, (folder) => voices(folder, { clips: { [sentence]: ["a.wav"] } }, ["a.wav"]), async () => {
    const page = await site.open("learn/chess/c9/watch", kCalm);
    await press(page, ".again", "touch");
    assert.deepEqual(await heard(page, 1), ["a.wav"]);
    assert.deepEqual(page.faults, []);
  });
});

test("a sentence that nobody recorded is joined from its parts", async () => {
  const { text } = ask({ op: "judge", game: "chess", fen: "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", attempt: "e2c3", lang: "vi" }).reasons[0];
  const words = text.split(/[\s.,:;!?]+/).filter(Boolean);
  const parts = Object.fromEntries([...new Set([...words, "Chưa", "đúng", "Cùng", "xem", "nhé"])].map((word, i) => [word, [`p${i}.wav`]]));
  await beside(site, (folder) => voices(folder, { clips: {}, parts }, Object.values(parts).flat()), async () => {
    const page = await site.open("learn/chess/c9/9", kCalm);
    await press(page, ".verdict.yes", "touch");
    await phase(page, "shown");
    const said = (await says(page)).split(/[\s.,:;!?]+/).filter(Boolean);
    assert.deepEqual((await heard(page, said.length)).length, said.length, "a clip for each word");
    assert.deepEqual(page.faults, []);
  });
});

test("a teacher's lesson beside the page stands at the end of the course, in its own words", async () => {
  const own = { ...unit("chess", "c9"), unit: "c77", title: "lesson.c77.title" };
  const messages = { vi: { "lesson.c77.title": "Bài của cô Lan" }, en: { "lesson.c77.title": "Mrs Lan's lesson" } };
  await beside(site, (folder) => writeFile(join(folder, "lessons/units.json"), JSON.stringify({ units: [own], messages })), async () => {
    const page = await site.open("learn/chess", kCalm);
    await press(page, '.tile[href$="/c77"]', "touch");
    await page.waitForSelector(".unit .watch");
    assert.match(await page.textContent(".watch"), /Bài của cô Lan/);
    await page.goto(`${site.origin}/#/learn/chess/c77/1`);
    await solve(page, "chess", own.try[0], "touch");
    assert.deepEqual(page.faults, []);
  });
});
