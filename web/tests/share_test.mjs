// In and out: every format there and back, a link in a fresh profile, its code, files dragged in, pictures, paper.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import jsqr from "jsqr";
import { root } from "./setting.mjs";
import { kDesktop, kPhone, kSmall, play, playable, position, start } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const at = (page, fen) => page.waitForFunction((wanted) => document.querySelector("luatco-board")?.fen.startsWith(wanted), fen);
const kMate = '[White "An"]\n[Black "Bình"]\n[Result "1-0"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nge7 4. Qxf7# 1-0\n';

/// Opens a file by the page's own chooser.
async function openFile(page, name, buffer) {
  await page.setInputFiles("input[type=file]", { name, mimeType: "application/octet-stream", buffer });
  await page.waitForSelector(".review");
}
async function saved(page, text) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(`.review button:has-text("${text}")`)]);
  return readFile(await download.path());
}

test("a record is stepped through with what the core says, by buttons and by keys", async () => {
  const page = await site.open("open", kDesktop);
  await openFile(page, "a.pgn", Buffer.from("1. f3 e5 2. g4 Qh4# 0-1\n"));
  await page.click('[aria-label="Đến cuối"]');
  await at(page, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w");
  await page.waitForFunction(() => /Chiếu hết/.test(document.querySelector("[data-fact]")?.textContent ?? ""));
  await page.keyboard.press("ArrowLeft");
  await at(page, "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b");
  await page.keyboard.press("Home");
  await at(page, "rnbqkbnr/pppppppp");
  assert.deepEqual(page.faults.filter((fault) => !fault.includes("404")), []);
});

test("a link opened in a fresh profile shows the same, also behind a position", async () => {
  const page = await site.open("open");
  await page.fill("textarea", kMate);
  await page.press("textarea", "Tab");
  await page.waitForSelector(".review");
  await page.click('[aria-label="Đến cuối"]');
  const end = await position(page);
  await page.click("text=Chia sẻ");
  const link = await page.inputValue("[data-link]");
  assert.match(link, /\/g\/chess\/[\w-]+\/~[\w-]+$/);
  const other = await site.open(new URL(link).pathname.slice(1), kSmall);
  await other.click('[aria-label="Đến cuối"]');
  await at(other, end);
  await page.click("text=Thế cờ đang xem");
  const placed = await page.inputValue("[data-link]");
  const third = await site.open(new URL(placed).pathname.slice(1));
  await at(third, end.split(" ").slice(0, 4).join(" "));
});

test("names are in a link only where somebody asks; the result always is", async () => {
  const page = await site.open("open");
  await page.fill("textarea", kMate);
  await page.press("textarea", "Tab");
  await page.waitForSelector(".review");
  await page.click("text=Chia sẻ");
  const plain = await page.inputValue("[data-link]");
  await page.check(".check input");
  await page.waitForFunction((old) => document.querySelector("[data-link]").value !== old, plain);
  const named = await page.inputValue("[data-link]");
  for (const [link, wanted] of [[plain, /^Cờ vua 1-0$/], [named, /^An – Bình 1-0$/]]) {
    const other = await site.open(new URL(link).pathname.slice(1), kSmall);
    await other.waitForSelector(".review");
    await other.waitForFunction(() => document.querySelectorAll(".ply").length === 7);
    assert.match((await other.textContent(".names-line")).trim(), wanted);
  }
  assert.deepEqual(page.faults.filter((fault) => !fault.includes("404")), []);
});

test("a link with moves that are none shows what there is and says why", async () => {
  const page = await site.open("g/chess/AAAA");
  await page.waitForSelector(".card.bad");
  assert.match(await page.textContent(".card.bad"), /Nước thứ 1 không đi được.*a1/);
});

test("a very long game fits into 2,000 characters", async () => {
  const page = await site.open("open");
  // Twenty times around with the knights, a pawn in between: 600 plies.
  const pawns = ["a", "b", "c", "d", "e", "f"];
  const moves = [];
  for (let round = 0; moves.length < 600; ++round) {
    const pawn = pawns[round % 6];
    const rank = Math.floor(round / 6);
    if (rank < 2) moves.push(`${pawn}${2 + rank}${pawn}${3 + rank}`, `${pawn}${7 - rank}${pawn}${6 - rank}`);
    for (let i = 0; i < 9; ++i) moves.push("g1h3", "g8h6", "h3g1", "h6g8");
  }
  await page.fill("textarea", moves.slice(0, 600).map((move, i) => (i % 2 ? "" : `${i / 2 + 1}. `) + move).join(" ") + " *");
  await page.press("textarea", "Tab");
  await page.waitForSelector(".review");
  await page.click("text=Chia sẻ");
  const link = new URL(await page.inputValue("[data-link]")).pathname;
  assert.ok(link.length <= 2000 && link.length > 1000, String(link.length));
  const other = await site.open(link.slice(1));
  await other.waitForFunction(() => document.querySelectorAll(".ply").length === 600);
});

test("every format goes out and comes back: xiangqi in all its notations", async () => {
  const context = await site.context({ acceptDownloads: true, ...kDesktop });
  const page = await site.open("open", {}, context);
  await openFile(page, "record.pgn", await readFile(join(root, "data/cases/records/ccpd_vietnamese.pgn"))).catch(() => page.click(".rows .row >> nth=0"));
  await page.waitForSelector(".review");
  await page.click('[aria-label="Đến cuối"]');
  const end = await position(page);
  const there = page.url();
  await page.click(".review button:has-text('Lưu')");
  const files = [];
  for (const format of ["PGN, tọa độ (ICCS)", "PGN, kiểu WXF", "PGN, chữ Hán", "PGN, kiểu Việt", "DhtmlXQ"]) files.push([format, await saved(page, format)]);
  for (const [format, bytes] of files) {
    const again = await site.open("open", {}, context);
    await openFile(again, "a.pgn", bytes);
    assert.equal(again.url(), there, format);
    await again.click('[aria-label="Đến cuối"]');
    await at(again, end);
    await again.close();
  }
  await context.close();
});

test("chess goes out as PGN with its names, and comes back", async () => {
  const page = await site.open("open", { acceptDownloads: true });
  await page.fill("textarea", kMate);
  await page.press("textarea", "Tab");
  await page.waitForSelector(".review");
  await page.click(".review button:has-text('Lưu')");
  const text = (await saved(page, "PGN")).toString();
  assert.match(text, /\[White "An"\]/);
  assert.match(text, /4\. Qxf7# 1-0/);
});

test("variations and comments come back with the game", async () => {
  const page = await site.open("open", { acceptDownloads: true });
  await page.fill("textarea", "1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 *");
  await page.press("textarea", "Tab");
  await page.waitForSelector(".review");
  await page.click(".review button:has-text('Lưu')");
  const text = (await saved(page, "PGN")).toString();
  assert.match(text, /1\. e4 \{ ?best ?\}.*\(1\.\.\. c5 2\. Nf3\)/s);
});

test("files of XQF, and texts in the encodings people have", async () => {
  const page = await site.open("open", kDesktop);
  await openFile(page, "a.xqf", await readFile(join(root, "data/cases/records/v18_keyed_variations.xqf")));
  await page.waitForFunction(() => document.querySelectorAll(".ply").length > 3);
  await page.evaluate(() => (location.hash = "#/open"));
  await page.waitForSelector("[data-open]");
  await page.setInputFiles("input[type=file]", { name: "b.pgn", mimeType: "text/plain", buffer: await readFile(join(root, "data/cases/records/gb18030.pgn")) });
  await page.waitForSelector(".review, .rows .row");
});

test("a file dragged onto the page is opened", async () => {
  const page = await site.open("open", kDesktop);
  const transfer = await page.evaluateHandle(() => {
    const held = new DataTransfer();
    held.items.add(new File(["1. d4 d5 *"], "a.pgn"));
    return held;
  });
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
  await page.waitForSelector(".review");
});

test("pictures: an SVG that stands alone and a PNG with the board on it", async () => {
  const page = await site.open("g/xiangqi/-/4k4.9.9.9.4C4.9.9.9.9.4K4_w_-_-_0_1", { acceptDownloads: true, ...kPhone });
  await page.waitForSelector(".review");
  await page.waitForTimeout(300);
  await page.click(".review button:has-text('Lưu')");
  const svg = (await saved(page, "Hình SVG")).toString();
  assert.match(svg, /^<svg .*viewBox="0 -40 900 1080"/);
  assert.ok(!svg.includes("var("));
  const png = await saved(page, "Hình PNG");
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  assert.equal(png.readUInt32BE(16), 1000);
  const colours = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return [pen.getImageData(15, 15, 1, 1).data, pen.getImageData(500, 1090, 1, 1).data].map((pixel) => pixel.join());
  }, png.toString("base64"));
  assert.equal(colours[0], "236,202,146,255"); // wood
  assert.notEqual(colours[1], colours[0]); // the general
});

test("on paper: the score, an empty sheet, a position with its pieces in words", async () => {
  const page = await site.open("open", kDesktop);
  await page.evaluate(() => (globalThis.print = () => (globalThis.printed = document.querySelector(".paper").textContent)));
  await page.fill("textarea", kMate);
  await page.press("textarea", "Tab");
  await page.waitForSelector(".review");
  await page.click(".review button:has-text('In')");
  const printed = async (what) => {
    await page.evaluate(() => (globalThis.printed = ""));
    await page.click(`.review button:has-text("${what}")`);
    await page.waitForFunction(() => globalThis.printed);
    return page.evaluate(() => globalThis.printed);
  };
  assert.match(await printed("Biên bản"), /An.*Bình.*1-0.*e4.*e5.*Hxf7/s);
  assert.doesNotMatch(await printed("Tờ ghi trống"), /An|e4/);
  assert.match(await printed("Tờ bày"), /Vua trắng: e1.*Trắng đi/s);
  assert.equal(await page.locator(".paper").count(), 0);
});

test("the code of a link is the link: read from the screen by another program", async () => {
  for (const device of [kPhone, { ...kDesktop, colorScheme: "dark" }]) {
    const page = await site.open("g/xiangqi/-/4k4.9.9.9.4C4.9.9.9.9.4K4_w_-_-_0_1", device);
    await page.waitForSelector(".review");
    await page.click("text=Chia sẻ");
    const link = await page.inputValue("[data-link]");
    const png = await page.locator(".qr").screenshot();
    const { data, width, height } = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext("2d");
      pen.drawImage(image, 0, 0);
      const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
      return { data: [...data], width, height };
    }, png.toString("base64"));
    assert.equal(jsqr(Uint8ClampedArray.from(data), width, height)?.data, link);
  }
});

test("a game at the table is given away from there, with its result", async () => {
  const page = await site.open("", { acceptDownloads: true });
  await playable(page);
  await play(page, "f2f3 e7e5 g2g4 d8h4");
  await page.click(".acts >> text=Chia sẻ");
  await page.waitForSelector(".review");
  await page.waitForFunction(() => document.querySelectorAll(".ply").length === 4);
  await page.click(".review button:has-text('Lưu')");
  assert.match((await saved(page, "PGN")).toString(), /\[Result "0-1"\].*2\. g4 Qh4# 0-1/s);
});
