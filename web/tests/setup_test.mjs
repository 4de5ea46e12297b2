// Setting up: faults marked and explained, castling asked about, the guide, the boards to try things on, exchanges.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kDesktop, kSmall, position, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const stands = (page, fen) => page.waitForFunction((wanted) => document.querySelector("luatco-board").fen.startsWith(wanted), fen);
const told = (page, what, wanted) =>
  page.waitForFunction(([selector, text]) => new RegExp(text, "s").test(document.querySelector(selector)?.textContent ?? ""), [what, wanted.source]);
async function paste(page, text) {
  await page.fill("textarea", text);
  await page.press("textarea", "Tab");
}

test("every fault is explained, and its square marked", async () => {
  const page = await site.open("setup/xiangqi", kSmall);
  await page.click('.palette [aria-label="Tượng đỏ"]');
  await tap(page, "e1");
  await told(page, "[data-faults]", /Tượng/);
  assert.deepEqual(await page.evaluate(() => [...new Set(document.querySelector("luatco-board").marks.map(({ square, kind }) => `${square} ${kind}`))]), ["e1 bad"]);
  assert.ok(await page.locator("button.main").isDisabled());
  await page.click('.palette [aria-label="Lấy quân ra"]');
  await tap(page, "e1");
  await page.waitForSelector("[data-faults]", { state: "detached" });
});

test("who may castle, and why not: each of the four ways", async () => {
  const page = await site.open("setup/chess");
  await paste(page, "r3k2r/8/8/8/8/5n2/8/R3K2R w KQkq - 0 1");
  await stands(page, "r3k2r/8/8/8/8/5n2/8/R3K2R");
  await page.click("text=Bên nào còn được nhập thành");
  await told(page, "[data-castling]", /Trắng: nhập thành gần:.*Mã đen ở f3.*Đen: nhập thành gần:.*Vua ở e1 đang bị chiếu/);
  await page.click("[data-castling] button >> nth=0");
  assert.ok(await page.evaluate(() => document.querySelector("luatco-board").marks.length > 0));
  await paste(page, "r3k2r/8/8/8/8/8/8/R3K1NR w KQk - 0 1");
  await stands(page, "r3k2r/8/8/8/8/8/8/R3K1NR");
  await page.click("text=Bên nào còn được nhập thành");
  await told(page, "[data-castling]", /gần:.*Mã của mình ở g1.*xa: được.*Đen: nhập thành gần: được.*Đen: nhập thành xa:.*không còn quyền/);
});

test("a right that cannot be is dropped, and said so", async () => {
  const page = await site.open("setup/chess");
  await page.click('.palette [aria-label="Lấy quân ra"]');
  await tap(page, "h1");
  await told(page, "[data-faults]", /quyền nhập thành.*h1/);
  assert.match(await position(page), / Qkq /);
});

test("a whole record is pasted: the position it ends in", async () => {
  const page = await site.open("setup/chess");
  await paste(page, "1. e4 e5 2. Nf3 *");
  await stands(page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b");
});

test("sides changed, left and right mirrored", async () => {
  const page = await site.open("setup/chess");
  await paste(page, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  await stands(page, "4k3/8/8/8/8/8/8/R3K3");
  await page.click("text=Đổi hai bên");
  await stands(page, "r3k3/8/8/8/8/8/8/4K3 b");
  await page.click("text=Lật trái");
  await stands(page, "3k3r/8/8/8/8/8/8/3K4 b");
});

test("pieces are put down by keyboard", async () => {
  const page = await site.open("setup/chess", kDesktop);
  await page.click("text=Dọn hết");
  await page.waitForSelector("[data-faults]");
  await page.focus('.palette [aria-label="Vua trắng"]');
  await page.keyboard.press("Enter");
  await page.evaluate(() => document.querySelector("luatco-board").focus());
  const name = () => page.evaluate(() => document.querySelector("luatco-board").shadowRoot.activeElement.getAttribute("aria-label"));
  const square = (await name()).slice(0, 2);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.split(" ")[0].includes("K"));
  await page.waitForFunction((wanted) => document.querySelector("luatco-board").shadowRoot.activeElement.getAttribute("aria-label").startsWith(wanted), `${square}, Vua trắng`);
});

test("the guide goes to the end; what one puts up oneself is looked at", async () => {
  const page = await site.open("setup/chess/guide");
  for (let step = 1; step < 8; ++step) await page.click("text=Bước sau");
  await told(page, "[data-guide]", /Trắng đi trước/);
  assert.match(await position(page), /^rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR/);
  await page.click("text=Để mình tự bày");
  await page.click('.palette [aria-label="Hậu trắng"]');
  await tap(page, "e1");
  await page.click("text=Xem đã đúng chưa");
  await told(page, "[data-checked]", /Sai chỗ: 1 quân.*Còn thiếu: 31/);
});

test("the boards to try: a refusal with its law, a mate with its proof, a loss where chess has a draw", async () => {
  const page = await site.open("setup/chess/try");
  await page.waitForSelector("luatco-board");
  await page.waitForFunction(() => document.querySelector("luatco-board").targets);
  await tap(page, "e1");
  await tap(page, "g1");
  await told(page, "[data-try]", /Mã đen ở f3.*FIDE 3\.8\.2/);
  await page.click("text=Hết nước đi hay chiếu hết?");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.startsWith("7k/8/5K2") && document.querySelector("luatco-board").targets);
  await tap(page, "g1");
  await tap(page, "g7");
  await told(page, "[data-try]", /Chiếu hết/);
  await page.click("text=Bày lại từ đầu");
  await tap(page, "g1");
  await tap(page, "g6");
  await told(page, "[data-try]", /hòa/);
  const other = await site.open("setup/xiangqi/try");
  await other.click("text=Hết nước đi");
  await other.waitForFunction(() => document.querySelector("luatco-board").fen.startsWith("3k5/9/2P6") && document.querySelector("luatco-board").targets);
  await tap(other, "c7");
  await tap(other, "d7");
  await told(other, "[data-try]", /thua|thắng/);
});

test("every board to try can be played on", async () => {
  for (const game of ["chess", "xiangqi", "pawns"]) {
    const page = await site.open(`setup/${game}/try`);
    const boards = await page.locator('[role="radiogroup"] [role="radio"]').count();
    for (let i = 0; i < boards; ++i) {
      await page.click(`[role="radiogroup"] [role="radio"] >> nth=${i}`);
      await page.waitForFunction(() => document.querySelector("luatco-board").targets?.size > 0);
    }
    assert.deepEqual(page.faults, []);
  }
});

test("exchanges: a horse and a soldier for a chariot", async () => {
  const page = await site.open("setup/xiangqi/values");
  await page.click('[aria-label="Mình mất"] [aria-label="Thêm Mã đỏ"]');
  await page.click('[aria-label="Mình được"] [aria-label="Thêm Xe đen"]');
  await told(page, "[data-exchange]", /Có lợi.*5/);
  assert.deepEqual(page.faults, []);
});
