// Every unit of both courses, walked through as a pupil does: its pictures to the end, then an exercise with a mistake and what
// follows from it, with help, and right at last. By default a sixth of the units, another each day, one exercise of each, by touch
// or by keyboard;
//
//   LUATCO_WALK=all      every exercise of every unit, both ways (half an hour); LUATCO_WALK=c3,x5 of these units
//   LUATCO_WALK_SHOTS=D  a picture of every step in the folder D, to be looked at
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { ask, course, mistake, mistakeOf, phase, press, solve } from "./school_acts.mjs";
import { kDesktop, kPhone, start } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const kWanted = process.env.LUATCO_WALK ?? "";
const kShots = process.env.LUATCO_WALK_SHOTS;
const kLanguage = process.env.LUATCO_WALK_LANG ?? "vi-VN";
/// Without a wish, so many days go by until every unit was walked.
const kDays = 6;
const kTurn = Math.floor(Date.now() / 86_400_000) % kDays;
const isWhole = (name) => kWanted === "all" || kWanted.split(",").includes(name);

/// What has to hold at every step: nothing is wider than the screen, nothing to press is small, nothing said is cut off.
async function looksRight(page, step) {
  const faults = await page.evaluate(() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`wider than the screen: ${document.documentElement.scrollWidth}`);
    for (const one of document.querySelectorAll("main button, main a[href], header button, header a[href]")) {
      const { width, height } = one.getBoundingClientRect();
      if (width > 0 && (width < 44 || height < 44)) found.push(`small: ${one.className} ${one.textContent.trim()} ${width}x${height}`);
    }
    for (const one of document.querySelectorAll(".bubble, main button:not(.again), main a[href]")) {
      if (one.scrollWidth > one.clientWidth + 2 && one.clientWidth) found.push(`cut off: ${one.textContent.trim()}`);
    }
    const said = document.querySelector("[data-says] p")?.textContent ?? "";
    if (!said.trim() || /[{}⟦⟧✎]|undefined/.test(said)) found.push(`said: "${said}"`);
    return found;
  });
  page.faults.push(...faults.map((fault) => `${step}: ${fault}`));
  if (!kShots) return;
  await page.screenshot({ path: join(kShots, `${step}${page.viewportSize().width < 600 ? "" : "-wide"}.png`) });
  await appendFile(join(kShots, "said.txt"), `${step}: ${await page.textContent("[data-says] p")}\n`);
}

/// The story to its end: what would have followed, or why it was good.
async function hears(page, step) {
  for (let n = 1; ; ++n) {
    await looksRight(page, `${step}-${n}`);
    const more = page.locator("button.go:not(:has(.sign)), [data-phase=solved] .row-of .help").first();
    if (!(await more.count()) || (await more.locator(".sign").count() && !/sao|Why/i.test(await more.textContent()))) return;
    const before = await page.textContent("[data-says] p");
    await more.click();
    await page.waitForFunction((old) => document.querySelector("[data-says] p").textContent !== old, before);
  }
}

async function watch(page, lesson, means) {
  await page.goto(`${site.origin}/#/learn/${lesson.game}/${lesson.unit}`);
  await looksRight(page, `${lesson.unit}-unit`);
  await press(page, "a.watch[href$='/watch']", means);
  for (let i = 0; i < lesson.learn.length; ++i) {
    await phase(page, "watching");
    await page.waitForFunction((n) => document.querySelectorAll(".way .lit").length === n, i);
    await looksRight(page, `${lesson.unit}-watch-${i + 1}`);
    await press(page, ".go", means);
  }
  await phase(page, "asking");
}

/// Wrong first, then a notch of help at a time, then right: two stars.
async function does(page, { game: whole, unit: name, try: items }, n, means) {
  const item = items[n];
  const { game = whole } = item;
  const step = `${name}-${n + 1}`;
  await page.goto(`${site.origin}/#/learn/${whole}/${name}/${n + 1}`);
  await phase(page, "asking");
  await looksRight(page, `${step}-asked`);
  const wrong = mistakeOf(game, item);
  if (wrong) {
    await mistake(page, game, item, wrong, means);
    await hears(page, `${step}-wrong`);
    if (await page.locator("[data-phase=shown]").count()) await press(page, "button.go", means);
    await phase(page, "asking");
  }
  for (let notch = 1; notch <= 3; ++notch) {
    const hint = ask({ op: "hint", game, item, notch });
    await press(page, ".help", means);
    await page.waitForFunction((lit) => document.querySelectorAll(".notches .lit").length === lit, notch);
    await page.waitForFunction((squares) => {
      const marks = document.querySelector("luatco-board").marks.map(({ square }) => square);
      return squares.every((one) => marks.includes(one));
    }, hint.squares);
    await looksRight(page, `${step}-hint-${notch}`);
  }
  await solve(page, game, item, means);
  assert.equal(await page.locator(".won .lit").count(), 2, step);
  await hears(page, `${step}-right`);
  await page.waitForSelector("a.go");
}

for (const game of ["chess", "xiangqi"]) {
  for (const [i, lesson] of course(game).entries()) {
    if (kWanted ? !isWhole(lesson.unit) : i % kDays !== kTurn) continue;
    const ways = [["touch", kPhone], ["keyboard", kDesktop]].filter((_, way) => kWanted || way === Math.floor(i / kDays) % 2);
    for (const [means, device] of ways) {
      test(`${lesson.unit} by ${means}`, async () => {
        const page = await site.open(`learn/${game}`, { ...device, locale: kLanguage, reducedMotion: "reduce" });
        await watch(page, lesson, means);
        const items = isWhole(lesson.unit) ? lesson.try.keys() : [(i * 5) % lesson.try.length];
        for (const n of items) await does(page, lesson, n, means);
        assert.deepEqual(page.faults, []);
        await page.context().close();
      });
    }
  }
}
