// The arbiter's desk: a log by hand with its rulings, the protocol, and an archive read without the page waiting.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kDesktop, kPhone, start, tap } from "./site.mjs";

/// Bytes: enough for many pieces. Ten megabytes by LUATCO_ARCHIVE_MB=10.
const kArchive = Number(process.env.LUATCO_ARCHIVE_MB ?? 2) * 1024 * 1024;

let site;
before(async () => (site = await start()));
after(() => site.stop());

const step = (page, n, wanted) =>
  page.waitForFunction(([index, text]) => new RegExp(text, "s").test(document.querySelector(`[data-step="${index}"]`)?.textContent ?? ""), [n, wanted.source]);
async function enter(page, what, values = {}) {
  await page.selectOption("form.entry select >> nth=0", { label: what });
  for (const [label, value] of Object.entries(values)) {
    const field = page.locator(`form.entry label:has(> span:text-matches("^${label}"))`);
    if (await field.locator("select").count()) await field.locator("select").selectOption({ label: value });
    else await field.locator("input").fill(value);
  }
  await page.click("form.entry button");
}
async function move(page, text) {
  const steps = await page.locator("[data-step]").count();
  await tap(page, text.slice(0, 2));
  await tap(page, text.slice(2));
  await page.waitForFunction((n) => document.querySelectorAll("[data-step]").length > n, steps);
}

test("touched, pressed, moved wrongly twice: each step has its ruling and its article", async () => {
  const page = await site.open("desk/chess", kPhone);
  await page.click("summary");
  await page.click("text=90′ + 30″");
  await enter(page, "Bắt đầu, đồng hồ chạy");
  await enter(page, "Chạm quân", { "Ai": "Trắng", "Ô": "e2" });
  await step(page, 2, /Trắng: Chạm quân e2.*FIDE 4\.3/);
  await move(page, "e2e5");
  await enter(page, "Bấm đồng hồ", { "Ai": "Trắng" });
  await step(page, 4, /không hợp lệ.*FIDE 7\.5/);
  assert.match(await page.textContent(".clocks"), /Đen 1:32/); // two minutes more
  await move(page, "e2e5");
  await enter(page, "Bấm đồng hồ", { "Ai": "Trắng" });
  await page.waitForSelector("[data-outcome]");
  assert.match(await page.textContent("[data-outcome]"), /0-1.*FIDE 7\.5/s);
  assert.deepEqual(page.faults, []);
});

test("a step is taken out and the rest is ruled on anew; a reload keeps the log", async () => {
  const page = await site.open("desk/chess", kDesktop);
  await move(page, "e2e4");
  await enter(page, "Bấm đồng hồ", { "Ai": "Trắng" });
  await enter(page, "Bấm đồng hồ", { "Ai": "Trắng" });
  await step(page, 2, /không được/);
  await page.click('[aria-label="Bỏ việc thứ 3"]');
  await page.waitForFunction(() => document.querySelectorAll("[data-step]").length === 2);
  await page.reload();
  await step(page, 0, /e2e4/);
});

test("xiangqi has its own claims; the protocol has every step", async () => {
  const page = await site.open("desk/xiangqi", kDesktop);
  await page.evaluate(() => (globalThis.print = () => (globalThis.printed = document.querySelector(".paper").textContent)));
  await move(page, "h2e2");
  await enter(page, "Yêu cầu xử hòa", { "Ai": "Đen" });
  await step(page, 1, /Lâu không ai ăn quân/);
  await page.click("text=In biên bản");
  await page.waitForFunction(() => globalThis.printed);
  assert.match(await page.evaluate(() => globalThis.printed), /Biên bản trọng tài.*Đỏ: đi h2e2.*Đen: Yêu cầu xử hòa/s);
});

test("an archive is read in pieces, the page goes on drawing, the mistakes are found", async (t) => {
  const page = await site.open("desk/chess/archive", kDesktop);
  await page.evaluate(() => {
    globalThis.longest = 0;
    let last = performance.now();
    const beat = () => {
      const now = performance.now();
      globalThis.longest = Math.max(globalThis.longest, now - last);
      last = now;
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
  });
  await page.evaluate((size) => {
    const game = (n) => `[Event "${n}"]\n[White "A${n}"]\n[Black "B"]\n[Result "1/2-1/2"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 ${n % 1000 === 7 ? "11. Ke5" : "11. Nbd2 Bb7"} 1/2-1/2\n\n`;
    let text = "";
    for (let n = 0; text.length < size; ++n) text += game(n);
    const held = new DataTransfer();
    held.items.add(new File([text], "a.pgn"));
    const input = document.querySelector("input[type=file]");
    input.files = held.files;
    globalThis.longest = 0;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, kArchive);
  await page.waitForSelector("[data-done]", { timeout: 200_000 });
  t.diagnostic(`${await page.textContent("[data-archive] [role=status]")} longest pause ${Math.round(await page.evaluate(() => globalThis.longest))} ms`);
  assert.match(await page.textContent("[data-archive] [role=status]"), /\d+ ván có chỗ sai/);
  await page.click(".rows .row >> nth=0");
  await page.waitForSelector(".review");
});
