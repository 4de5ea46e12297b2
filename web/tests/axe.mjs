// axe on pages, in both themes and languages; and targets as large as a thumb.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { playable } from "./site.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/// `pages`: by name the address and how to get there. `site` is known only when the tests run.
export function axeFindsNothing(site, pages) {
  for (const locale of ["vi-VN", "en-US"]) {
    test(`axe finds nothing on any page, by day and by night: ${locale}`, async () => {
      const context = await site().context({ colorScheme: "light", locale, bypassCSP: true, reducedMotion: "reduce" });
      for (const [name, [hash, reach]] of Object.entries(pages)) {
        const page = await site().open(hash, {}, context);
        if (hash === "chess" || hash === "xiangqi") await playable(page);
        await reach(page).catch((error) => assert.fail(`${name}: ${error} ${page.faults}`));
        await page.addScriptTag({ path: axe });
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
          const told = violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
          assert.deepEqual(told, [], `${name}, ${colorScheme}`);
        }
        await page.close();
      }
      await context.close();
    });
  }
}

export function targetsAreLarge(site, hashes) {
  test("every target is as large as a thumb", async () => {
    for (const hash of hashes) {
      const page = await site().open(hash);
      await page.waitForTimeout(200);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("#page a, #page button")].filter((each) => {
          const { width, height } = each.getBoundingClientRect();
          return width > 0 && !each.matches(".skip, .rules, .ply") && (width < 40 || height < 40);
        }).map((each) => each.outerHTML.slice(0, 100)));
      assert.deepEqual(small, [], hash);
      await page.context().close();
    }
  });
}
