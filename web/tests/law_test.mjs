// The book of laws: read without a script, searched, its boards alive with one, and every link that leads to it followed.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build } from "esbuild";
import { page as built, root } from "./setting.mjs";
import { kDesktop, kPhone, kSmall, playable, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const kGames = ["chess", "xiangqi", "pawns"];
const kPages = ["", "chess/", "xiangqi/", "pawns/", "compare/"].flatMap((page) => [`luat/${page}`, `luat/en/${page}`]);
const html = (path) => readFile(join(built, path, "index.html"), "utf8");

async function opened(path, options = {}) {
  const context = await site.context(options);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
  await page.goto(`${site.origin}/${path}`);
  return page;
}

test("every id the referee can say leads to a paragraph that is there, in both languages", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(root, "web/src/law/covers.ts")], bundle: true, format: "esm", write: false,
  });
  const { articleOf } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  const messages = Object.assign({}, ...await Promise.all(
    (await readdir(join(root, "data/messages/en"))).map(async (file) => JSON.parse(await readFile(join(root, "data/messages/en", file), "utf8")))));
  let followed = 0;
  for (const game of kGames) {
    const prefix = game === "xiangqi" ? "xq." : `${game}.`;
    const pages = [await html(`luat/${game}`), await html(`luat/en/${game}`)];
    for (const id of Object.keys(messages)) {
      if (!id.startsWith(prefix) && !id.startsWith("arbiter.")) continue;
      const article = articleOf(game, id);
      for (const page of pages) assert.ok(article && page.includes(`<section id="${article}"`), `${game} ${id}: ${article}`);
      ++followed;
    }
  }
  assert.ok(followed > 450, String(followed));
});

test("no link within the book leads nowhere", async () => {
  for (const path of kPages) {
    for (const [, target] of (await html(path)).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const { pathname, hash } = new URL(target, `http://x/${path}`);
      if (pathname === "/") continue;
      const text = await html(pathname.slice(1)).catch(() => assert.fail(`${path}: ${target}`));
      if (hash) assert.ok(text.includes(`id="${hash.slice(1)}"`), `${path}: ${target}`);
    }
  }
});

test("without a script: text, pictures, and nothing that does not work", async () => {
  const page = await opened("luat/xiangqi/", { ...kSmall, javaScriptEnabled: false });
  assert.match(await page.textContent("#cannon"), /ngòi/);
  assert.equal(await page.locator("figure svg use").count() > 100, true);
  assert.equal(await page.locator(".search").isVisible(), false);
  assert.equal(await page.locator("figure button").count(), 0);
  const shape = await page.locator("#cannon figure svg").boundingBox();
  assert.ok(shape.width > 250 && shape.height > shape.width);
  await page.context().close();
});

test("within a book what is found stands right below the search", async () => {
  const page = await opened("luat/xiangqi/", kPhone);
  await page.fill("input[type=search]", "phao chieu");
  await page.waitForFunction(() => document.querySelector("main > nav").hidden);
  const first = page.locator("section[data-find]:not([hidden]) h2").first();
  assert.ok((await first.boundingBox()).y < kPhone.viewport.height);
  await page.fill("input[type=search]", "");
  await page.waitForFunction(() => !document.querySelector("main > nav").hidden);
  await page.context().close();
});

test("search finds without signs and says when there is nothing", async () => {
  const page = await opened("luat/", kPhone);
  await page.fill("input[type=search]", "qua duong");
  await page.waitForFunction(() => document.querySelectorAll("[data-find]:not([hidden])").length < 10);
  assert.ok(await page.locator("text=Bắt tốt qua đường").first().isVisible());
  // What is only said behind a title is found, too; a question says what it is about.
  await page.fill("input[type=search]", "ngoi");
  await page.waitForFunction(() => /thấy \d+ mục/.test(document.querySelector("[role=status]").textContent));
  assert.ok(await page.locator("main section li a", { hasText: /^Pháo$/ }).isVisible());
  assert.match(await page.textContent("li:has-text('Sao lại có luật này?')"), /50 nước/);
  await page.fill("input[type=search]", "zzz");
  assert.equal(await page.textContent("[role=status]"), "không thấy");
  await page.context().close();
});

test("with a script each board answers moves", async () => {
  const page = await opened("luat/en/chess/#castling", { ...kDesktop, locale: "en-US" });
  await page.click("#castling figure button");
  await page.waitForFunction(() => document.querySelector("luatco-board")?.targets);
  await tap(page, "e1");
  await tap(page, "e3");
  await page.waitForSelector("[data-try]");
  assert.match(await page.textContent("[data-try]"), /FIDE 3\.8/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a refusal on the table leads to its paragraph", async () => {
  const page = await site.open("");
  await playable(page);
  await tap(page, "e2");
  await tap(page, "e5");
  const link = page.locator("[data-notice] .law a");
  await link.waitFor();
  const [book] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await book.waitForSelector("#pawn");
  assert.match(book.url(), /luat\/chess\/#pawn$/);
});

test("axe finds nothing in the book, by day and by night", async () => {
  const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  for (const colorScheme of ["light", "dark"]) {
    for (const path of ["luat/", "luat/xiangqi/", "luat/en/compare/"]) {
      const page = await opened(path, { colorScheme, bypassCSP: true });
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      assert.deepEqual(violations.map(({ impact, id, nodes }) => `${impact} ${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 100)).join(" | ")}`), [], `${path} ${colorScheme}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
      await page.context().close();
    }
  }
});
