import { readdirSync } from "node:fs";
import { phase, solve, unit } from "./school_acts.mjs";
import { start } from "./site.mjs";
import { root } from "./setting.mjs";
const site = await start();
let n = 0, bad = 0;
for (const game of ["chess", "xiangqi"]) {
  for (const file of readdirSync(`${root}/data/lessons/${game}`)) {
    const name = file.replace(".json", "");
    const u = unit(game, name);
    const page = await site.open(`learn/${game}/${name}`, { reducedMotion: "reduce" });
    for (const [i, item] of u.try.entries()) {
      if (item.input === "set_up") continue;
      await page.goto(`${site.origin}/#/learn/${game}/${name}/${i + 1}`);
      await page.waitForFunction((href) => document.querySelector(`.way .now:nth-child(${href})`) && document.querySelector("[data-phase=asking]"), i + 1).catch(() => undefined);
      try { await solve(page, game, item, "touch"); ++n; }
      catch (error) { ++bad; console.log("BAD", name, i + 1, JSON.stringify(item), String(error).slice(0, 120)); await page.screenshot({ path: `/work/scratch/school/bad_${name}_${i + 1}.png` }); await page.goto(`${site.origin}/#/more`); }
      const text = await page.textContent("[data-says] p").catch(() => "");
      if (/⟦|\{/.test(text)) console.log("TEXT", name, i + 1, text);
    }
    if (page.faults.length) console.log(name, page.faults);
    await page.context().close();
  }
}
console.log(n, bad);
await site.stop();
