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

test("of a record that breaks off it is said where and why; what is pasted is set up at once", async () => {
  const page = await site.open("setup/chess");
  await paste(page, "1. e4 e5 2. Ke3 *");
  await stands(page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w");
  await told(page, ".beside > p[role=status]", /sau 2 nước.*Ke3:.*Vua/);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    document.querySelector("textarea").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await stands(page, "4k3/8/8/8/8/8/8/R3K3 w Q");
  assert.deepEqual(page.faults, []);
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

/// What each board to try answers to moves that break its rule and to those that do not, one after the other, no two alike,
/// so that none is taken for the one before; "again" lays it anew.
const kTries = {
  chess: {
    "Nhập thành": { e1g1: /Mã đen ở f3 chiếu.*g1/, e1c1: /Mã đen ở f3 chiếu/, g2f3: /Được: Tốt g2 ăn Mã f3/i, e8g8: /nhập thành gần/, "e1g1 ": /Được: nhập thành gần \(O-O\)/ },
    "Bắt tốt qua đường": { d7d5: /Được/, e5d6: /bắt tốt qua đường/, again: "", "d7d5 ": /Được/, e1e2: /Được: Vua.*e2/, e8e7: /Được: Vua.*e7/, "e5d6 ": /ngay sau.*muộn/ },
    "Hết nước đi hay chiếu hết?": { g1g7: /Chiếu hết.*Trắng thắng/, again: "", g1g6: /pat.*hòa/ },
  },
  xiangqi: {
    "Mã bị cản": { e3d1: /cản/, e3f1: /cản/, e3c2: /cản/, e3c4: /cản/, e3d5: /Được: Mã 5 tấn 6/i, e3g4: /Được: Mã 5 tấn 3/i, e3e5: /Mã đi thẳng một bước/ },
    "Tượng bị cản": { c4e2: /mắt Tượng/, c4e6: /sông/, c4a6: /sông/, c4a2: /Được/ },
    "Pháo và ngòi": { c2c5: /ngòi/, c2c8: /ngòi/, c2c6: /Được: Pháo 7 tấn 4/i, c2h2: /Được: Pháo 7 bình 2/i },
    "Lộ mặt Tướng": { e5a5: /đối mặt/, e5e9: /Tướng không bao giờ bị ăn/, e5e7: /Được/ },
    "Hết nước đi": { e0d0: /đối mặt/, c7d7: /hết nước đi.*Đỏ thắng/ },
  },
};
for (const [game, boards] of Object.entries(kTries)) {
  test(`each board to try says why, to right moves and wrong ones: ${game}`, async () => {
    const page = await site.open(`setup/${game}/try`);
    for (const [name, moves] of Object.entries(boards)) {
      await page.click(`[role="radiogroup"] >> text="${name}"`);
      await page.waitForFunction(() => !document.querySelector("[data-try]"));
      for (const [move, wanted] of Object.entries(moves)) {
        const from = move.slice(0, 2);
        if (move === "again") {
          await page.click("text=Bày lại từ đầu");
          await page.waitForFunction(() => !document.querySelector("[data-try]"));
          continue;
        }
        // One man that is tried out goes back to where it stood.
        await page.waitForFunction((square) => document.querySelector("luatco-board").targets?.has(square), from);
        await tap(page, from);
        await tap(page, move.slice(2, 4));
        await told(page, "[data-try]", wanted).catch(async () => assert.match((await page.textContent("[data-try]")) ?? "", wanted, `${name} ${move}`));
      }
    }
    assert.deepEqual(page.faults, []);
  });
}

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

for (const [game, square, won, held] of [
  ["chess", "e5", /được lợi chừng 1 Tốt/, /Mã ở c6 đang bị ghim/],
  ["xiangqi", "c5", /được lợi chừng 1 Tốt/, /Tướng/],
]) {
  test(`${game}: an exchange is played out on the board, and whoever protects but is held is named`, async () => {
    const page = await site.open(`setup/${game}/exchange`);
    await page.click(".choices .choice:has-text('giữ chân')");
    await page.waitForFunction(() => document.querySelector("luatco-board").targets);
    const before = await position(page);
    await tap(page, square);
    await told(page, "[data-exchange=wins]", won);
    await told(page, "[data-exchange=wins]", held);
    await page.click("[data-exchange] .moment >> nth=0");
    await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
    await page.click("[data-exchange] .moment >> nth=2");
    await page.waitForFunction(() => document.querySelector("luatco-board").marks.length > 0);
    await page.click(".choices .choice:has-text('Còn quân đứng sau')");
    await page.waitForFunction(() => !document.querySelector("[data-exchange]") && document.querySelector("luatco-board").targets);
    await tap(page, "e5");
    await told(page, "[data-exchange]", /dừng ở đây/);
    assert.deepEqual(page.faults, []);
  });
}

test("an arrangement of one's own is asked about from the set-up board", async () => {
  const page = await site.open("setup/chess/from/4k3.8.3p4.4p3.8.5N2.8.4K3_w_-_-_0_1");
  await page.click("a:has-text('Đổi quân ở đây có lợi không')");
  await page.waitForFunction(() => document.querySelector("luatco-board").targets?.size > 0);
  await tap(page, "f3");
  await tap(page, "e5");
  await told(page, "[data-exchange=costs]", /thiệt chừng 2 Tốt/);
});
