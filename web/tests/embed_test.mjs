// The frame of docs/embedding.md in a page of another origin.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { root } from "./setting.mjs";
import { kDesktop, start } from "./site.mjs";

let site;
let other;
before(async () => {
  site = await start();
  const doc = await readFile(join(root, "docs/embedding.md"), "utf8");
  const [, frame] = /<!-- frame -->\n```html\n([\s\S]*?)```/.exec(doc);
  other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>Somebody's page</title>${frame.replace("https://example.org", site.origin)}`);
  });
  await new Promise((resolve) => other.listen(0, "localhost", resolve));
});
after(async () => {
  other.close();
  await site.stop();
});

test("the example of the documentation works in a page of another origin", async () => {
  const context = await site.context(kDesktop);
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(`http://localhost:${other.address().port}/`);
  const frame = page.frameLocator("iframe");
  const fen = () => frame.locator("luatco-board").evaluate((board) => board.fen);
  await frame.locator("footer button >> nth=0").first().waitFor();
  await frame.locator("footer span").filter({ hasText: "2. Nf3" }).waitFor();
  assert.match(await fen(), /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/5N2/);
  await frame.locator("footer button >> nth=1").click();
  await frame.locator("footer span").filter({ hasText: "1… e5" }).waitFor();
  assert.match(await fen(), /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8/);
  assert.match(await frame.locator("footer a").getAttribute("href"), /#\/g\/chess\/GONJAyo$/);
  assert.deepEqual(faults.filter((fault) => !fault.includes("favicon")), []);
  await context.close();
});
