// The arbiter's desk: a log by hand with its rulings, the protocol, and an archive read without the page waiting.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { root } from "./setting.mjs";
import { kDesktop, kPhone, start, tap } from "./site.mjs";

/// Bytes: enough for many pieces. Ten megabytes by LUATCO_ARCHIVE_MB=10.
const kArchive = Number(process.env.LUATCO_ARCHIVE_MB ?? 2) * 1024 * 1024;

/// A worker and the whole core have to start first, on a machine that may do much else.
const kPatience = 120_000;

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

test("who does it is who would do it, until one says otherwise", async () => {
  const page = await site.open("desk/chess", kDesktop);
  const who = async (what, wanted) => {
    if (what) await page.selectOption("form.entry select >> nth=0", { label: what });
    await page.waitForFunction((side) => document.querySelectorAll("form.entry select")[1].selectedOptions[0].textContent === side, wanted);
  };
  await page.click("summary");
  await page.click("text=90′ + 30″");
  await enter(page, "Bắt đầu, đồng hồ chạy");
  await move(page, "e2e4");
  await who("Bấm đồng hồ", "Trắng");
  await page.click("form.entry button");
  await step(page, 3, /Trắng: Bấm đồng hồ/);
  await who("Chạm quân", "Đen");
  await who("Báo bên kia hết giờ", "Trắng");
  await who("Bấm đồng hồ", "Đen");
  await move(page, "e7e5");
  await who("", "Đen");
  await page.click("form.entry button");
  await step(page, 5, /Đen: Bấm đồng hồ/);
  await who("Đề nghị hòa", "Trắng");
  await page.selectOption("form.entry select >> nth=1", { label: "Đen" });
  await page.click("form.entry button");
  await step(page, 6, /Đen: Đề nghị hòa/);
  await who("Đồng ý hòa", "Trắng");
  await page.click("form.entry button");
  await page.waitForSelector("[data-outcome]");
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
  await step(page, 0, /đi e4/);
});

test("squares are pointed at on the board and named as people say them", async () => {
  const page = await site.open("desk/xiangqi", kPhone);
  await page.selectOption("form.entry select >> nth=0", { label: "Chạm quân" });
  await page.waitForFunction(() => document.querySelector("luatco-board").mode === "tap");
  await tap(page, "b0");
  await page.waitForFunction(() => /lộ 8 hàng 1/.test(document.querySelector("form.entry").textContent));
  await page.click("form.entry button");
  await step(page, 0, /Đỏ: Chạm quân lộ 8 hàng 1/);
  // The board takes moves again; what is no move is told by its points.
  await move(page, "a0c1");
  await step(page, 1, /Đỏ: đi từ lộ 9 hàng 1 đến lộ 7 hàng 2/);
  assert.deepEqual(page.faults, []);
});

test("xiangqi has its own claims; the protocol has every step", async () => {
  const page = await site.open("desk/xiangqi", kDesktop);
  await page.evaluate(() => (globalThis.print = () => (globalThis.printed = document.querySelector(".paper").textContent)));
  await move(page, "h2e2");
  await enter(page, "Yêu cầu xử hòa", { "Ai": "Đen" });
  await step(page, 1, /Lâu không ai ăn quân/);
  await page.click("text=In biên bản");
  await page.waitForFunction(() => globalThis.printed);
  assert.match(await page.evaluate(() => globalThis.printed), /Biên bản trọng tài.*Đỏ: đi P2-5.*Đen: Yêu cầu xử hòa/s);
});

/// Hands files to the reader of archives and waits for its report.
async function check(page, ...files) {
  page.setDefaultTimeout(kPatience);
  await page.setInputFiles("input[type=file]", files.map(([name, buffer]) => ({ name, mimeType: "application/octet-stream", buffer })));
  await page.waitForSelector("[data-done], [role=alert]");
}
const record = (name) => readFile(join(root, "data/cases/records", name));

test("an archive of many games is read while the page goes on drawing", async (t) => {
  const page = await site.open("desk/chess/archive", kDesktop);
  const game = (n) => `[Event "${n}"]\n[White "A${n}"]\n[Black "B"]\n[Result "1/2-1/2"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 ${n % 1000 === 7 ? "11. Ke5" : "11. Nbd2 Bb7"} 1/2-1/2\n\n`;
  let text = "";
  let games = 0;
  for (; text.length < kArchive; ++games) text += game(games);
  // What the browser itself calls a long task: more than 50 ms in which the page could not answer.
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
  page.setDefaultTimeout(kPatience);
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  await writeFile(join(folder, "a.pgn"), text);
  await page.setInputFiles("input[type=file]", join(folder, "a.pgn"));
  await page.waitForSelector("[data-done]");
  await rm(folder, { recursive: true });
  t.diagnostic(`${(text.length / 2 ** 20).toFixed(1)} MB: ${await page.textContent("[data-archive] [role=status]")} long tasks of the page: ${await page.evaluate(() => globalThis.tasks.map(Math.round).join(", ") || "none")} ms`);
  const counts = await page.$$eval(".numbers dd", (all) => all.map(({ textContent }) => Number(textContent.replace(/\D/g, ""))));
  assert.equal(counts[0], games);
  assert.equal(counts[2], Math.floor((games - 8) / 1000) + 1);
  assert.deepEqual(page.faults, []);
});

test("a finding shows its board and leads to the game at its ply; the report is still there on the way back", async () => {
  const page = await site.open("desk/chess/archive", kPhone);
  await check(page, ["a.pgn", Buffer.from('1. d4 *\n\n[White "An"]\n[Black "B\u00ecnh"]\n\n1. e4 e5 2. Bc4 Nc6 3. Ke3 1-0\n\n1. f3 e5 2. g4 Qh4# 1-0\n')]);
  const example = page.locator("[data-example] >> nth=0");
  assert.match(await example.textContent(), /ván 2\s*· An – Bình.*3\. Ke3.*một ô/s);
  assert.match(decodeURIComponent(await example.locator("img").getAttribute("src")), /^data:image\/svg.*<svg /s);
  await example.locator("button").click();
  await page.waitForSelector(".review");
  await page.waitForFunction(() => document.querySelector("luatco-board")?.fen.startsWith("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w"));
  await page.goBack();
  await page.waitForSelector("[data-done]");
  await page.click(".kinds .row:has-text('Kết quả')");
  assert.match(await page.textContent("[data-chosen]"), /ván 3/);
  assert.deepEqual(page.faults, []);
});

test("xiangqi in every format and encoding, several files at once, packed too", async () => {
  const page = await site.open("desk/xiangqi/archive", kDesktop);
  const names = ["ccpd_wxf.pgn", "ccpd_iccs.pgn", "ccpd_chinese.pgn", "ccpd_vietnamese.pgn", "gb18030.pgn", "gbk_footer.pgn", "big5_g00046.pgn", "utf16le.pgn", "utf8_bom.pgn", "windows1258.pgn", "tcvn3.pgn", "vni.pgn", "d01.ubb", "v18_keyed_variations.xqf"];
  const files = await Promise.all(names.map(async (name) => [name, await record(name)]));
  files.push(["packed.pgn.gz", gzipSync(await record("ccpd_wxf.pgn"))]);
  await check(page, ...files);
  const written = await page.textContent("[data-done] > p.soft:not([role=status])");
  for (const word of ["kiểu wxf", "kiểu iccs", "kiểu chinese", "kiểu vietnamese", "DHTMLXQ", "XQF"]) assert.ok(written.includes(word), `${word}: ${written}`);
  assert.doesNotMatch(await page.textContent(".kinds").catch(() => ""), /sai luật|không đi được/i);
  assert.equal(await page.$$eval(".numbers dd", (all) => all[3].textContent), "0");
});

test("the set of rules is one's choice, and what was read is held to it anew", async () => {
  const page = await site.open("desk/chess/archive", kDesktop);
  await check(page, ["a.pgn", Buffer.from("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n")]);
  await page.waitForFunction(() => /Cờ vua: giải cờ tiêu chuẩn/.test(document.querySelector("[data-done] [role=status]")?.textContent ?? ""));
  assert.doesNotMatch(await page.textContent("[data-done]"), /đã hết/);
  await page.selectOption("[data-rules=chess]", { label: "thi đấu trực tuyến (FIDE)" });
  await page.waitForFunction(() => /Cờ vua: thi đấu trực tuyến/.test(document.querySelector("[data-done] [role=status]")?.textContent ?? ""));
  await page.waitForFunction(() => /Ván cờ đã kết thúc|đã hết|kết thúc/.test(document.querySelector("[data-done] .kinds")?.textContent ?? ""));
  assert.deepEqual(page.faults, []);
});

test("the report goes out as a page with boards and as a table; names are never formulas", async () => {
  const page = await site.open("desk/chess/archive", { ...kDesktop, acceptDownloads: true });
  await check(page, ["a.pgn", Buffer.from('[White "=1+1"]\n[Black "<b>"]\n\n1. e4 e5 2. Ke3 *\n')]);
  const saved = async (text) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(`button:has-text("${text}")`)]);
    return (await readFile(await download.path())).toString();
  };
  const html = await saved("Lưu thành trang web");
  assert.match(html, /<svg .*<\/svg>.*Ke3/s);
  assert.ok(!html.includes("<b>–") && html.includes("&lt;b&gt;"));
  const table = await saved("Lưu thành bảng");
  assert.match(table, /\r\na\.pgn,1,'=1\+1 – <b>,3,Ke3,error,pgn\.illegal_move,chess\.king\.too_far,/);
});

test("what is no archive is refused with a word, and reading can be stopped", async () => {
  const page = await site.open("desk/chess/archive", kDesktop);
  await check(page, ["broken.gz", Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3])]);
  assert.match(await page.textContent("[role=alert]"), /broken\.gz: không đọc được đến hết/);
  await page.evaluate(() => {
    const games = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2\n\n".repeat(10_000);
    const held = new DataTransfer();
    held.items.add(new File(Array(200).fill(games), "big.pgn"));
    const input = document.querySelector("input[type=file]");
    input.files = held.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.click("button:has-text('Dừng')");
  await page.waitForSelector("[data-done]");
  assert.match(await page.textContent("[data-archive] [role=status]"), /Đã dừng giữa chừng/);
});
