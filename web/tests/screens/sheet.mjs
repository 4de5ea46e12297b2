// The contact sheet: every page and state on phone and desktop, by day and by night, in both languages, for a person to look at.
//
//   LUATCO_PAGE=build/dev/web node web/tests/screens/sheet.mjs OUT [--states home,mate] [--devices 360,390,desktop] [--langs vi,en] [--themes light,dark]
//
// Writes OUT/STATE-DEVICE-LANGUAGE-THEME.png and, of all that stand there, OUT/sheet-N-DEVICE-LANGUAGE-THEME.png. A state
// that cannot be reached is told, with its picture, and makes the command fail.
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { kDesktop, kPhone, start } from "../site.mjs";
import { kStates } from "./states.mjs";

const [out = "build/screens"] = process.argv.slice(2).filter((word, i, all) => !word.startsWith("--") && !all[i - 1]?.startsWith("--"));
const chosen = (name, all) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? all : process.argv[at + 1].split(",");
};

const kDevices = {
  360: { ...kPhone, viewport: { width: 360, height: 640 } },
  390: kPhone,
  desktop: kDesktop,
};
const kLocales = { vi: "vi-VN", en: "en-GB" };
/// Large enough to read on one picture of about 1500 x 1500.
const kThumb = { 360: 240, 390: 240, desktop: 490 };
const kOnSheet = { 360: 18, 390: 18, desktop: 12 };
const kSheetWidth = 1500;

const folder = resolve(out);
await mkdir(folder, { recursive: true });
const site = await start();
const unreached = [];
const states = Object.keys(kStates).filter((name) => chosen("states", [""]).some((part) => name.startsWith(part)));

async function shots(device, language) {
  const context = await site.context({ ...kDevices[device], locale: kLocales[language], reducedMotion: "reduce", colorScheme: "light" });
  for (const name of states) {
    const [hash, reach] = kStates[name];
    const page = await site.open(hash, {}, context);
    page.english = language === "en";
    await reach(page).catch((error) => unreached.push(`${name} ${device} ${language}: ${String(error).split("\n")[0]}`));
    for (const colorScheme of chosen("themes", ["light", "dark"])) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.screenshot({ path: join(folder, `${name}-${device}-${language}-${colorScheme}.png`) });
    }
    const { faults } = page;
    if (faults.length) unreached.push(`${name} ${device} ${language}: ${faults.join(" | ")}`);
    await page.close();
  }
  await context.close();
}

/// Pictures of all those of a device, a language and a theme, in the order of the states.
async function sheets(device, language, theme) {
  const end = `-${device}-${language}-${theme}.png`;
  const there = new Set((await readdir(folder)).filter((file) => file.endsWith(end)));
  const names = Object.keys(kStates).filter((name) => there.has(name + end));
  const page = await site.browser.newPage({ viewport: { width: kSheetWidth, height: 800 } });
  for (let at = 0; at < names.length; at += kOnSheet[device]) {
    const figures = await Promise.all(names.slice(at, at + kOnSheet[device]).map(async (name) =>
      `<figure><img width="${kThumb[device]}" src="data:image/png;base64,${(await readFile(join(folder, name + end))).toString("base64")}"><figcaption>${name}</figcaption></figure>`));
    await page.setContent(`<style>body{margin:4px;display:flex;flex-wrap:wrap;gap:6px;background:#888;font:14px sans-serif}figure{margin:0}img{display:block}</style>${figures.join("")}`);
    await page.screenshot({ path: join(folder, `sheet-${at / kOnSheet[device] + 1}${end}`), fullPage: true });
  }
  await page.close();
}

for (const device of chosen("devices", Object.keys(kDevices))) {
  for (const language of chosen("langs", Object.keys(kLocales))) {
    await shots(device, language);
    for (const theme of chosen("themes", ["light", "dark"])) await sheets(device, language, theme);
  }
}
await site.stop();
for (const line of unreached) console.error(line);
console.log(`${states.length} states in ${folder}`);
process.exitCode = unreached.length ? 1 : 0;
