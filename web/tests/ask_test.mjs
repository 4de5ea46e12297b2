// Hỏi trọng tài: a position set up by hand, the last moves played, the question asked.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { kPhone, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const verdict = async (page) => (await page.waitForSelector("[data-verdict]")).textContent();
const fenOf = (page) => page.evaluate(() => document.querySelector("luatco-board").fen);

test("a mate set up piece by piece is answered with law and proof, and shown large", async () => {
  const page = await site.open("ask/chess", kPhone);
  await page.click("text=Dọn hết");
  await page.waitForSelector(".card.bad");
  for (const [name, squares] of [["Vua đen", ["g8"]], ["Tốt đen", ["f7", "g7", "h7"]], ["Vua trắng", ["g1"]], ["Xe trắng", ["a8"]]]) {
    await page.click(`.palette [aria-label="${name}"]`);
    for (const square of squares) await tap(page, square);
  }
  await page.click("text=Đen đi");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.startsWith("R5k1/5ppp/8/8/8/8/8/6K1 b"));
  await page.click(".main.large");
  await page.click("text=Có phải chiếu hết không?");
  const text = await verdict(page);
  assert.match(text, /Đúng vậy.*Chiếu hết.*FIDE 5\.1\.1/s);
  assert.match(text, /Vua sang f8 vẫn chưa thoát/);
  await page.click("text=Cho bên kia xem");
  const box = await page.locator("[data-verdict]").boundingBox();
  assert.ok(box.width >= 380 && box.height >= 700);
});

test("a xiangqi position with a piece taken away is a position still", async () => {
  const page = await site.open("ask/xiangqi");
  await page.click('.palette [aria-label="Lấy quân ra"]');
  await tap(page, "b0");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.includes("R1BAKABNR"));
  assert.equal(await page.locator(".card.bad").count(), 0);
  assert.ok(await page.locator(".main.large").isEnabled());
});

test("a move that was not allowed is answered at once", async () => {
  const page = await site.open("ask/chess");
  await page.click(".main.large");
  await page.waitForSelector(".questions");
  await tap(page, "e1");
  await tap(page, "e3");
  assert.match(await verdict(page), /Không được.*Luật: ở nhà/s);
  await tap(page, "e2");
  await tap(page, "e4");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.includes("4P3"));
  assert.match(await verdict(page), /Được/);
});

test("was it a draw? who repeats?", async () => {
  const page = await site.open("ask/chess");
  await page.click(".main.large");
  await page.waitForSelector(".questions");
  for (let i = 0; i < 2; ++i) {
    for (const move of ["g1f3", "g8f6", "f3g1", "f6g8"]) {
      const before = await fenOf(page);
      await tap(page, move.slice(0, 2));
      await tap(page, move.slice(2));
      await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
    }
  }
  await page.click("text=Có phải hòa không?");
  // The answer to the last move stands there until this one comes.
  await page.waitForFunction(() => /Được yêu cầu.*ba lần/s.test(document.querySelector("[data-verdict]")?.textContent ?? ""));
  await page.click("text=Lặp đi lặp lại: ai sai?");
  await page.waitForFunction(() => /Chưa ai sai.*3 lần/s.test(document.querySelector("[data-verdict]")?.textContent ?? ""));
  await page.selectOption("select", "fide-online");
  await page.click("text=Có phải hòa không?");
  await page.waitForFunction(() => document.querySelector("[data-verdict]")?.textContent.includes("Đúng vậy"));
});

test("dead material is not a win for anybody", async () => {
  const page = await site.open("ask/chess");
  await page.click("summary");
  await page.fill("input.fen", "8/8/4k3/8/8/3NK3/8/8 w - - 0 1");
  await page.press("input.fen", "Tab");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.startsWith("8/8/4k3"));
  await page.click(".main.large");
  await page.click("text=Có phải hòa không?");
  assert.match(await verdict(page), /Đúng vậy.*hòa/s);
});
