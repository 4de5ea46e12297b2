// The referee's voice on a device that has none of the language: joined from the site's clips, or silence and the text.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { beside, heard, voices } from "./beside.mjs";
import { ask } from "./school_acts.mjs";
import { play, playable, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

/// A part for every word.
const partsOf = (...texts) =>
  Object.fromEntries([...new Set(texts.flatMap((text) => text.split(/[\s.,:;!?]+/).filter(Boolean)))].map((word, i) => [word, [`p${i}.wav`]]));
const asksForVoice = (page) => page.asked.filter((url) => url.includes("/voices/"));

test("a refusal and a move are joined from clips, which nothing asks for before", async () => {
  const { text } = ask({ op: "judge", game: "chess", attempt: "e2e5", lang: "vi" }).reasons[0];
  const parts = partsOf(text, "Mã f3");
  await beside(site, (folder) => voices(folder, { clips: {}, parts }, Object.values(parts).flat()), async () => {
    const page = await site.open("chess");
    await playable(page);
    assert.deepEqual(asksForVoice(page), []);
    await tap(page, "e2");
    await tap(page, "e5");
    await page.waitForSelector("[data-notice]");
    const words = text.split(/[\s.,:;!?]+/).filter(Boolean);
    const first = await heard(page, words.length);
    assert.equal(first.length, words.length, "a clip for each word");
    await play(page, "g1f3");
    assert.deepEqual((await heard(page, words.length + 2)).slice(-2).sort(), [parts["Mã"][0], parts["f3"][0]].sort());
    await page.goto(`${site.origin}/#/more`);
    await page.waitForSelector(".switch:has-text('Đọc to lời trọng tài')");
    assert.deepEqual(page.faults, []);
  });
});

test("without clips the text stands there, and there is silence", async () => {
  const page = await site.open("chess");
  await playable(page);
  await tap(page, "e2");
  await tap(page, "e5");
  await page.waitForSelector("[data-notice]");
  await play(page, "g1f3");
  await page.goto(`${site.origin}/#/more`);
  await page.waitForSelector("text=Máy này chưa có giọng đọc");
  assert.ok(asksForVoice(page).every((url) => url.endsWith("/languages.json")));
  assert.deepEqual(page.faults, []);
});

test("with the sound off nothing is asked for", async () => {
  const page = await site.open("more");
  await page.click(".switch:has-text('Tiếng động')");
  await page.goto(`${site.origin}/#/chess`);
  await playable(page);
  const before = asksForVoice(page).length;
  await tap(page, "e2");
  await tap(page, "e5");
  await page.waitForSelector("[data-notice]");
  assert.equal(asksForVoice(page).length, before);
});
