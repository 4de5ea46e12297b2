// The table on a phone: both games by two people, to their endings, with everything that is refused on the way.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ending, playFrom, promote, result, sideAct } from "./acts.mjs";
import { kDesktop, kSmall, notice, play, playable, position, start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const clean = (page) => assert.deepEqual(page.faults, []);

test("three taps on the first screen: a wrong move is answered, and a piece has moved", async () => {
  const page = await site.open("", { viewport: { width: 360, height: 640 } });
  await playable(page);
  await tap(page, "e2");
  await tap(page, "e5");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /Tốt không đi từ e2 đến e5 được/);
  assert.ok(await page.locator("[data-notice]").isVisible());
  const box = await page.locator("[data-notice]").boundingBox();
  assert.ok(box.y + 40 < 640, `the reason is on the screen: ${box.y}`);
  await tap(page, "e4");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen.includes("4P3"));
  assert.equal(await page.locator("dialog, [role=dialog]:visible").count(), 0);
  clean(page);
});

test("the first screen: Vietnamese, three pictures, games side by side, and it fits the phone", async () => {
  const page = await site.open("");
  await playable(page);
  assert.equal(await page.getAttribute("html", "lang"), "vi");
  for (const text of ["Học", "Chơi", "Hỏi trọng tài", "Cờ vua", "Cờ tướng"]) {
    assert.ok(await page.locator(`nav a:has-text("${text}")`).first().isVisible(), text);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1), "no scrolling needed");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
  clean(page);
});

test("an English browser is spoken to in English, any other than Vietnamese too", async () => {
  const page = await site.open("", { locale: "en-GB" });
  await playable(page);
  await tap(page, "g1");
  await tap(page, "g3");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /knight/);
  await page.click("button.language");
  await page.waitForSelector("text=Hỏi trọng tài");
  clean(page);
});

test("xiangqi: the horse's leg is shown, in words and on the board", async () => {
  const page = await site.open("xiangqi");
  await playable(page);
  await tap(page, "b0");
  await tap(page, "d1");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /Mã ở lộ 8 hàng 1 bị cản chân: Tượng của mình/);
  const marks = await page.evaluate(() => document.querySelector("luatco-board").marks.map((mark) => mark.square));
  assert.deepEqual(marks.sort(), ["c0", "d1"]);
  clean(page);
});

test("a piece of the side that waits says whose turn it is", async () => {
  const page = await site.open("");
  await playable(page);
  await tap(page, "e7");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /đến lượt Trắng/);
});

test("chess to mate, with the proof walked, and a rematch with the sides swapped", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "f2f3 e7e5 g2g4 d8h4");
  assert.match(await ending(page), /0 – 1.*Chiếu hết: Vua Trắng.*FIDE 5\.1\.1/s);
  await page.click("text=Vì sao là chiếu hết?");
  const seen = [];
  for (;;) {
    seen.push(await page.textContent(".walk p"));
    if (await page.locator("[aria-label='Lý do sau']").isDisabled()) break;
    await page.click("[aria-label='Lý do sau']");
  }
  assert.ok(seen.some((text) => text.startsWith("Chạy?")) && seen.some((text) => text.startsWith("Chặn?")) && seen.some((text) => text.startsWith("Bắt?")), seen.join("\n"));
  await page.click(".walk >> text=Xong");
  await page.click("[aria-label='Ván nữa, đổi bên']");
  await page.waitForFunction(() => document.querySelector("luatco-board").flipped);
  await playable(page);
  const plates = await page.locator(".plate").allTextContents();
  assert.match(plates.join("|"), /Trắng.*1.*\|.*Đen.*0/s);
  clean(page);
});

test("stalemate: the coach asks first, and the game is drawn", async () => {
  const page = await playFrom(site, "chess", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
  await tap(page, "g1");
  await tap(page, "g6");
  await page.waitForSelector(".card.ask");
  assert.match(await page.textContent(".card.ask"), /Đen còn nước nào để đi không/);
  await page.click("text=Để nghĩ lại");
  assert.match(await position(page), /6Q1 w/);
  await tap(page, "g1");
  await tap(page, "g6");
  await page.click("text=Vẫn đi nước này");
  assert.match(await ending(page), /½ – ½.*pat/s);
  clean(page);
});

test("in check the coach asks: run, block or capture, and each answers", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4 f7f5 d1h5");
  await page.waitForSelector(".coach");
  await page.click(".coach >> text=Chạy?");
  assert.match(await page.textContent(".coach"), /Vua ở e8 không chạy đi đâu được/);
  await page.click(".coach >> text=Chặn?");
  assert.match(await page.textContent(".coach"), /Có 1 nước/);
  const shown = await page.evaluate(() => document.querySelector("luatco-board").arrows.map(({ from, to }) => from + to));
  assert.ok(shown.includes("g7g6"), `the way out is drawn: ${shown}`);
  await tap(page, "a7");
  await tap(page, "a6");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /Vua đang bị Hậu trắng ở h5 chiếu! Phải thoát chiếu/);
});

test("castling, en passant and promotion; a cancelled promotion changes nothing", async () => {
  const page = await playFrom(site, "chess", "r3k3/P6p/8/6P1/8/8/8/4K2R b Kq - 0 1");
  await play(page, "h7h5");
  await play(page, "g5h6");
  assert.match(await position(page), /7P/);
  await play(page, "e8c8");
  assert.match(await position(page), /^2kr4/);
  await play(page, "e1g1");
  assert.match(await position(page), /5RK1/);
  await play(page, "d8d7");
  const before = await position(page);
  await tap(page, "a7");
  await tap(page, "a8");
  await page.locator("luatco-board").locator(".choices button").first().waitFor();
  assert.equal(await page.locator("luatco-board").locator(".choices button").count(), 4);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(100);
  assert.equal(await position(page), before);
  await promote(page, "a7a8", 0);
  await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
  clean(page);
});

test("agreement, resignation, and an offer that is declined", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4 e7e5");
  await sideAct(page, "Việc của Trắng", "Đề nghị hòa");
  await page.click(".card.ask >> text=Chơi tiếp");
  await page.waitForSelector("[data-notice]");
  assert.match(await notice(page), /Ván cờ tiếp tục/);
  await sideAct(page, "Việc của Đen", "Đề nghị hòa");
  await page.click(".card.ask >> text=Đồng ý hòa");
  assert.match(await ending(page), /½ – ½.*thỏa thuận hòa/s);
  await page.click("[aria-label='Ván nữa, đổi bên']");
  await playable(page);
  await play(page, "e2e4");
  await sideAct(page, "Việc của Đen", "Xin thua");
  await page.click(".card.ask button:has-text('Xin thua')");
  assert.match(await ending(page), /1 – 0.*Đen xin thua/s);
});

const kShuffle = "g1f3 g8f6 f3g1 f6g8";
test("the same position three times may be claimed, and five times ends the game", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, kShuffle);
  assert.match(await page.textContent(".counts"), /2 lần/);
  await play(page, kShuffle);
  await page.waitForSelector(".card.ask");
  assert.match(await page.textContent(".card.ask"), /ba lần/);
  await play(page, kShuffle);
  await play(page, kShuffle);
  assert.match(await ending(page), /năm lần/);
  clean(page);
});

test("a claim with the move I intend ends the game without the move", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, kShuffle);
  await play(page, "g1f3 g8f6 f3g1");
  await page.click("text=Yêu cầu xử hòa với nước định đi");
  await page.click(".answers >> text=Lặp lại ba lần với nước định đi");
  const before = await position(page);
  await tap(page, "f6");
  await tap(page, "g8");
  assert.match(await ending(page), /½ – ½/);
  assert.equal(await position(page), before);
});

test("take-backs keep the moves beside the game, and one can walk through both", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4 e7e5 g1f3");
  await page.click("text=Đi lại");
  await page.waitForFunction(() => !document.querySelector("luatco-board").fen.includes("5N2"));
  await play(page, "f2f4");
  assert.match((await page.textContent(".moves .line")).replace(/\s+/g, " "), /e4 e5 2\. f4 .*Mf3/);
  await page.click(".moves .beside .ply");
  assert.match(await position(page), /5N2/);
  await page.click("text=Về ván đang chơi");
  assert.match(await position(page), /4PP2/);
  await page.click("[aria-label='Về đầu ván']");
  assert.match(await position(page), /PPPPPPPP/);
  clean(page);
});

test("after the end moves may be tried beside the game", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "f2f3 e7e5 g2g4 d8h4");
  await result(page);
  await page.click("[aria-label='Lùi một nước']");
  await tap(page, "d7");
  await tap(page, "d5");
  await page.waitForFunction(() => document.querySelectorAll(".moves .beside .ply").length === 1);
  assert.match(await ending(page), /0 – 1/);
});

test("flipping turns the board and its plates together", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4");
  const order = () => page.locator(".plate b").allTextContents();
  assert.deepEqual(await order(), ["Đen", "Trắng"]);
  await page.click("text=Xoay bàn");
  assert.deepEqual(await order(), ["Trắng", "Đen"]);
  assert.ok(await page.evaluate(() => document.querySelector("luatco-board").flipped));
  await play(page, "e7e5");
});

test("xiangqi by two people to mate", async () => {
  const page = await playFrom(site, "xiangqi", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1");
  await play(page, "a1d1");
  assert.match(await ending(page), /1 – 0.*Chiếu bí/s);
  clean(page);
});

test("xiangqi: no move left is a loss, told and proved", async () => {
  const page = await playFrom(site, "xiangqi", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1");
  await play(page, "a1a8");
  assert.match(await ending(page), /1 – 0.*hết nước đi.*là thua/s);
  await page.click("[aria-label='Vì sao hết nước đi?']");
  assert.ok((await page.textContent(".walk p")).length > 20);
});

test("touch-move is settled before the game and binds", async () => {
  const page = await site.open("new/chess");
  await page.click("summary");
  await page.click("text=Chạm quân nào phải đi quân đó");
  await page.click("text=Bắt đầu");
  await playable(page);
  await tap(page, "g1");
  await page.waitForFunction(() => document.querySelector("luatco-board").bound === "g1");
  assert.match(await notice(page), /đã chạm vào một quân của mình trước/);
  const before = await position(page);
  await tap(page, "e2");
  await tap(page, "e4");
  assert.equal(await position(page), before);
  await play(page, "g1f3");
  assert.match(await page.textContent("header"), /Luật: ở nhà/);
  clean(page);
});

test("by the rules of a tournament an illegal move is put back and the second loses", async () => {
  const page = await site.open("new/chess");
  await page.click("text=Giải cờ tiêu chuẩn");
  await page.waitForSelector(".switch[aria-checked=true]:has-text('Đi sai luật bị phạt như trong giải')");
  await page.click("text=Bắt đầu");
  await playable(page);
  await tap(page, "e2");
  await page.waitForFunction(() => document.querySelector("luatco-board").bound === "e2");
  await tap(page, "e5");
  await page.waitForSelector("[data-notice]:has-text('không hợp lệ')");
  // The touched pawn is still the one to move, and in hand.
  await page.waitForFunction(() => document.querySelector("luatco-board").picked === "e2");
  await tap(page, "e5");
  assert.match(await ending(page), /0 – 1.*không hợp lệ/s);
});

test("nothing sticks out at 320 px, and the desktop has two columns", async () => {
  for (const [hash, device] of [["", kSmall], ["xiangqi", kSmall], ["new/chess", kSmall], ["ask/xiangqi", kSmall], ["more", kSmall], ["", kDesktop], ["ask/chess", kDesktop]]) {
    const page = await site.open(hash, device);
    await page.waitForTimeout(200);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${hash} ${device.viewport.width}`);
    await page.close();
  }
});

test("no request leaves for another host", async () => {
  const page = await site.open("");
  await playable(page);
  await play(page, "e2e4");
  assert.ok(page.asked.length > 5);
  for (const url of page.asked) assert.ok(url.startsWith(site.origin) || url.startsWith("data:") || url.startsWith("blob:"), url);
});
