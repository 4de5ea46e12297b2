// In and out: every format there and back, a link in a fresh profile, its code, files dragged in, pictures, paper.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import jsqr from "jsqr";
import { luatco, root } from "./setting.mjs";
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
  assert.deepEqual(page.faults, []);
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
  assert.deepEqual(page.faults, []);
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
  // Each is told beside the move it could stand for.
  await page.click(".ply >> nth=1");
  await page.waitForFunction(() => /Biến ghi trong ván: 1… c5 2\. Mf3/.test(document.querySelector(".facts").textContent));
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

const kRecord = (name) => readFile(join(root, `data/cases/records/${name}`));

test("Vietnamese of before Unicode is read as the program reads it: names, and every letter of each way of writing", async () => {
  // A tag a word, and each word a syllable with one byte beyond ASCII, or with a letter and its sign.
  const pgn = (words) => Buffer.from(`[White "${words.map((bytes) => String.fromCharCode(...bytes)).join(" ")}"]\n[Result "*"]\n\n1. e4 *\n`, "latin1");
  const b = "b".charCodeAt(0);
  const a = "a".charCodeAt(0);
  const kDs = [0xa7, 0xae];
  const kNone = [0xaf, 0xb0, 0xb1, 0xb2, 0xb3, 0xb4, 0xba, 0xbf, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xcd, 0xd9, 0xda, 0xdb, 0xe0, 0xf0];
  const tcvn3 = Array.from({ length: 94 }, (_, i) => 0xa1 + i).filter((byte) => !kNone.includes(byte)).map((byte) => (kDs.includes(byte) ? [byte, a] : [b, byte]));
  const signs = [0xf9, 0xf8, 0xfb, 0xf5, 0xef, 0xe2, 0xe1, 0xe0, 0xe5, 0xe3, 0xe4];
  const vni = [...signs.map((sign) => [b, a, sign]), ...[0xea, 0xe9, 0xe8, 0xfa, 0xfc, 0xeb].map((sign) => [b, a, sign]), ...signs.slice(0, 5).flatMap((sign) => [[b, 0xf4, sign], [b, 0xf6, sign]]),
    ...signs.map((sign) => ["B".charCodeAt(0), "A".charCodeAt(0), sign - 0x20]), [0xf1, a], [0xd1, a], ...[0xed, 0xec, 0xe6, 0xf3, 0xf2, 0xee].map((byte) => [b, byte])];
  const files = { "tcvn3.pgn": await kRecord("tcvn3.pgn"), "vni.pgn": await kRecord("vni.pgn"), "windows1258.pgn": await kRecord("windows1258.pgn"), "abc.pgn": pgn(tcvn3), "vni_all.pgn": pgn(vni) };
  const page = await site.open("desk/chess/archive", kDesktop);
  for (const [name, buffer] of Object.entries(files)) {
    const { stdout } = spawnSync(luatco, ["convert", "--to", "pgn", "-"], { input: buffer, encoding: "utf8" });
    const wanted = stdout.match(/\[(White|Red|Black) "(.*)"\]/g).map((tag) => tag.split('"')[1]).filter((text) => /[^ -~]/.test(text));
    assert.ok(wanted.length && !wanted.join().includes("\ufffd"), name);
    await page.goto(`${site.origin}/#/open`);
    await page.waitForSelector("[data-open]");
    await page.setInputFiles("input[type=file]", { name, mimeType: "application/octet-stream", buffer });
    await page.waitForSelector(".review, button.row");
    await page.evaluate(() => document.querySelector("button.row")?.click());
    await page.waitForSelector(".review");
    const shown = await page.textContent(".review");
    for (const text of wanted) assert.ok(shown.includes(text.normalize("NFC")), `${name}: ${text} in ${shown.slice(0, 300)}`);
  }
  assert.deepEqual(page.faults.filter((fault) => !fault.includes("404")), []);
});

test("hostile files are refused at once with what they are and the way out, and the page goes on", async () => {
  const page = await site.open("open", kPhone);
  const random = (n) => Uint8Array.from({ length: n }, (_, i) => (i * 2654435761) >>> 13);
  const xqf = await kRecord("v18_keyed_variations.xqf");
  const packed = gzipSync(Buffer.from(Array.from({ length: 4000 }, (_, i) => `1. e4 e5 {${i * i}} *\n`).join("\n")));
  const kRefused = {
    "games.zip": [Buffer.from("PK\x03\x04aaaaaaaaaaaaaaaaaaaaaa"), /Giải nén|giải nén/],
    "games.7z": [Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]), /giải nén/],
    "garbage.pgn": [Buffer.from(random(300_000)), /không phải văn bản/],
    "nuls.pgn": [Buffer.alloc(200_000), /không phải văn bản/],
    "empty.pgn": [Buffer.alloc(0), /rỗng/],
    "letter.txt": [Buffer.from("Chỉ là một lá thư.\n".repeat(50)), /Không đọc được ván cờ nào/],
    "cut.xqf": [xqf.subarray(0, 500), /hỏng/],
    "head.xqf": [Buffer.from("XQ"), /hỏng/],
    "noise.xqf": [Buffer.concat([Buffer.from("XQ\x12"), Buffer.from(random(3000))]), /hỏng/],
    "cut.pgn.gz": [packed.subarray(0, packed.length / 2), /hỏng/],
    "ten.pgn": [Buffer.alloc(10 << 20, "1. e4 e5 *\n\n"), /lớn quá/],
    "bomb.pgn.gz": [gzipSync(Buffer.alloc(60 << 20, "1. e4 e5 *\n\n")), /lớn quá/],
  };
  for (const [name, [buffer, wanted]] of Object.entries(kRefused)) {
    await page.setInputFiles("input[type=file]", { name, mimeType: "application/octet-stream", buffer });
    await page.waitForFunction((text) => new RegExp(text).test(document.querySelector(".card.bad")?.textContent ?? ""), wanted.source).catch(async () => assert.match(await page.textContent("main"), wanted, name));
  }
  // The last of them is read at the desk instead.
  await page.click("text=Mở tệp này ở bàn trọng tài");
  await page.waitForSelector("[data-archive] .numbers");
  await page.goto(`${site.origin}/#/open`);
  const kOpened = {
    "deep.pgn": [`1. e4 ${"(1. d4 ".repeat(50_000)}${")".repeat(50_000)} e5 *`, 2],
    "open.pgn": [`1. e4 ${"(".repeat(200_000)}`, 1],
    "nul.pgn": ["1. e4 \0\0 e5 2. Nf3\0 *", 3],
  };
  for (const [name, [text, plies]] of Object.entries(kOpened)) {
    await page.goto(`${site.origin}/#/open`);
    await page.waitForSelector("[data-open]");
    await openFile(page, name, Buffer.from(text));
    await page.waitForFunction((n) => document.querySelectorAll(".ply").length === n, plies);
  }
  await page.goto(`${site.origin}/#/open`);
  await page.waitForSelector("[data-open]");
  await page.setInputFiles("input[type=file]", { name: "line.pgn", mimeType: "text/plain", buffer: Buffer.from(`[Event "${"x".repeat(100_000)}"]\n\n1. e4 {${"y".repeat(100_000)}} e5 ${"z".repeat(100_000)} *\n`) });
  await page.waitForSelector("button.row");
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= kPhone.viewport.width);
  assert.deepEqual(page.faults.filter((fault) => !fault.includes("404")), []);
});

test("a record that breaks off opens where it does, and says why", async () => {
  const page = await site.open("open");
  await page.setInputFiles("input[type=file]", { name: "a.pgn", mimeType: "text/plain", buffer: Buffer.from("1. e4 e5 2. Ke3 Nf6 *\n") });
  await page.click("button.row");
  await page.waitForFunction(() => /Ke3:.*Vua/s.test(document.querySelector("[data-fact].bad")?.textContent ?? ""));
  await at(page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w");
});

test("what is pasted is read at once", async () => {
  const page = await site.open("open", kDesktop);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "1. e4 e5 2. Nf3 *");
    document.querySelector("textarea").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.waitForSelector(".review");
  await page.waitForFunction(() => document.querySelectorAll(".ply").length === 3);
});

test("positions: a FEN opens, pasted or as a file; of a file of many one is chosen; one nobody can play from is explained", async () => {
  const page = await site.open("open");
  const put = async (name, text) => {
    await page.goto(`${site.origin}/#/open`);
    await page.waitForSelector("[data-open]");
    await page.setInputFiles("input[type=file]", { name, mimeType: "text/plain", buffer: Buffer.from(text) });
  };
  await put("a.fen", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n");
  await at(page, "r3k2r/8/8/8/8/8/8/R3K2R w");
  await put("b.fen", "3k5/9/9/9/9/9/9/9/9/4K4 w\r\n");
  await at(page, "3k5/9/9/9/9/9/9/9/9/4K4 w");
  await put("c.epd", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - bm Kd2;\n8/8/4k3/8/8/4K3/8/7R w - - id \"b\";\n");
  await page.click("button.row >> nth=1");
  await at(page, "8/8/4k3/8/8/4K3/8/7R w");
  await put("d.fen", "4k3/8/8/8/8/8/8/K2K4 w - - 0 1");
  await page.waitForFunction(() => /hơn một Vua/.test(document.querySelector("[data-faults]")?.textContent ?? ""));
  assert.ok(await page.evaluate(() => document.querySelector("luatco-board").marks.length > 0));
  await page.goto(`${site.origin}/#/open`);
  await page.fill("textarea", "8/8/4k3/8/8/4K3/8/7R b - - 0 1");
  await page.click(`button:text-is("Đọc")`);
  await at(page, "8/8/4k3/8/8/4K3/8/7R b");
  assert.deepEqual(page.faults.filter((fault) => !fault.includes("404")), []);
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
