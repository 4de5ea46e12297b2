// A club arbiter's whole games: at the table and at the desk, under the rules of a tournament, from the card to the protocol.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { sideAct } from "./acts.mjs";
import { start, play, playable, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

const kShots = process.env.LUATCO_SHOTS;
const shot = async (page, name) => kShots && (await page.waitForTimeout(300), await page.screenshot({ path: `${kShots}/${name}.png` }));

/// What the referee says, once it says it.
const told = (page, wanted) =>
  page.waitForFunction((text) => new RegExp(text, "s").test(document.querySelector(".told")?.textContent ?? ""), wanted.source);
/// What a clock that stands shows, in seconds.
const clock = async (page, side) =>
  (await page.textContent(`.clock[aria-label*="${side}"]`)).split(":").reduce((all, part) => 60 * all + Number(part), 0);
const movable = (page, side) => page.waitForFunction((of) => document.querySelector("luatco-board").movable.includes(of), side);
const inHand = (page, square) => page.waitForFunction((of) => document.querySelector("luatco-board").picked === of, square);

/// The card before the game, and the game on the board.
async function begin(page, rules, minutes, seconds) {
  await page.click(`.choice:has-text('${rules}')`);
  await page.click(".choice:has-text('Cộng giây')");
  await page.fill(".numbers input >> nth=0", String(minutes));
  await page.fill(".numbers input >> nth=1", String(seconds));
  await page.fill(".names input >> nth=0", "Mai");
  await page.fill(".names input >> nth=1", "Nam");
}

async function printed(page) {
  await page.evaluate(() => (globalThis.print = () => (globalThis.printed = document.querySelector(".paper").textContent)));
  await page.click("text=In biên bản");
  return (await page.waitForFunction(() => globalThis.printed)).jsonValue();
}

test("chess at the table: touch-move, two illegal moves, an offer, a wrong claim, a flag, the protocol", async () => {
  const page = await site.open("new/chess");
  await page.clock.install();
  await begin(page, "Giải cờ tiêu chuẩn", 90, 30);
  // The set brings its card.
  await page.waitForSelector(".switch[aria-checked=true]:has-text('Chạm quân nào')");
  await page.waitForSelector(".switch[aria-checked=true]:has-text('bị phạt')");
  await shot(page, "c01-card");
  await page.click(".start .main");
  await playable(page);
  await page.click("header .rules");
  await told(page, /phải đi quân đó.*thêm 2 phút; sai lần thứ hai thì thua.*90 phút.*cộng 30 giây.*trọng tài báo.*FIDE Laws 2023/);
  await shot(page, "c02-rules");
  await page.click(".card.rules .round");
  await page.click(".card.info .main");
  await play(page, "e2e4 e7e5");

  // A knight touched is moved, whatever is touched after it; nobody is punished for asking.
  await tap(page, "g1");
  await told(page, /phải đi quân đó.*FIDE 4\.3\.1/);
  await inHand(page, "g1");
  await tap(page, "f1");
  await page.waitForSelector(".card.bad:has-text('phải đi quân đó')");
  const black = await clock(page, "Đen");
  await shot(page, "c03-touch");
  // Illegal: put back, two minutes, and still the knight.
  await tap(page, "g3");
  await told(page, /không hợp lệ. Đen được thêm 2 phút.*chữ L.*FIDE 7\.5\.1.*FIDE 3\.6/);
  assert.equal(await clock(page, "Đen"), black + 120);
  await inHand(page, "g1");
  await shot(page, "c04-illegal");
  await tap(page, "f3");
  await movable(page, "black");
  await tap(page, "b8");
  await told(page, /Đen đã chạm/);
  const white = await clock(page, "Trắng");
  await tap(page, "b6");
  await told(page, /Trắng được thêm 2 phút/);
  assert.equal(await clock(page, "Trắng"), white + 120);
  await inHand(page, "b8");
  await tap(page, "c6");
  await movable(page, "white");

  await sideAct(page, "Việc của Trắng", "Đề nghị hòa");
  await page.click(".card.ask button:has-text('Chơi tiếp')");
  await told(page, /chưa muốn hòa/);
  // A wrong claim costs time, and is an offer.
  const due = await clock(page, "Đen");
  await sideAct(page, "Việc của Trắng", "Yêu cầu xử hòa");
  await shot(page, "c05-claim");
  await page.click(".card.ask button:text-is('Lặp lại ba lần')");
  await told(page, /không đúng.*Đen được thêm 2 phút.*FIDE 9\.5\.3/);
  assert.equal(await clock(page, "Đen"), due + 120);
  await shot(page, "c06-wrong-claim");
  await page.click(".card.ask button:has-text('Chơi tiếp')");
  await movable(page, "white");
  for (const move of ["f3g1", "c6b8"]) {
    await tap(page, move.slice(0, 2));
    await inHand(page, move.slice(0, 2));
    await tap(page, move.slice(2));
    await movable(page, move === "f3g1" ? "black" : "white");
  }

  await page.clock.fastForward(95 * 60_000);
  await told(page, /Đồng hồ của Trắng đã hết giờ/);
  await shot(page, "c07-flag");
  await page.click(".card.ask button:has-text('Báo bên kia hết giờ')");
  await told(page, /0 – 1.*Trắng hết giờ.*FIDE 6\.9/);
  await shot(page, "c08-result");

  await page.click(".card.result a:has-text('Biên bản trọng tài')");
  await page.waitForSelector("[data-outcome]");
  await page.waitForFunction(() => /đi Mf3/.test(document.querySelector(".log").textContent));
  await shot(page, "c09-log");
  const text = (await printed(page)).replace(/\s+/g, " ");
  assert.match(text, /Trắng: Mai ?Đen: Nam.*Trắng: Chạm quân g1.*FIDE 4\.3\.1.*Đen được thêm 2 phút\. ?FIDE 7\.5\.1.*Trắng được thêm 2 phút\. ?FIDE 7\.5\.1.*Trắng: Đề nghị hòa.*Đen: Không đồng ý hòa.*không đúng.*FIDE 9\.5\.3.*Đen: báo Trắng hết giờ.*0-1 Trắng hết giờ.*FIDE 6\.9/);
  assert.deepEqual(page.faults, []);
});

test("xiangqi at the table: touch-move, a wrong move put back, an offer, a check for ever announced and ruled on, the protocol", async () => {
  const page = await site.open("new/xiangqi");
  await begin(page, "Câu lạc bộ", 20, 10);
  await page.click("summary");
  await page.click(".switch:has-text('Chạm quân nào')");
  await shot(page, "x01-card");
  await page.click(".start .main");
  await playable(page);
  await page.click(".card.info .main");
  await tap(page, "b0");
  await told(page, /phải đi quân đó.*XQ 5\.7/);
  await inHand(page, "b0");
  await tap(page, "h2");
  await page.waitForSelector(".card.bad:has-text('phải đi quân đó')");
  await tap(page, "d1");
  await told(page, /cản|chặn/);
  await shot(page, "x02-illegal");
  await inHand(page, "b0");
  await tap(page, "c2");
  await movable(page, "black");
  const moves = async (list) => {
    for (const move of list.split(" ")) {
      await tap(page, move.slice(0, 2));
      await inHand(page, move.slice(0, 2));
      const { fen, ply } = await page.evaluate(() => ({ fen: document.querySelector("luatco-board").fen, ply: document.querySelectorAll(".ply").length }));
      await tap(page, move.slice(2));
      await page.waitForFunction(([old, n]) => document.querySelector(".card.ask, .card.result") ||
        (document.querySelector("luatco-board").fen !== old && document.querySelectorAll(".ply").length > n && document.querySelector("luatco-board").movable.length), [fen, ply]);
    }
  };
  await moves("e9e8 h2e2 b9c7 i0i1 g6g5 i1h1 a6a5 h1h7 i6i5");
  await sideAct(page, "Việc của Đỏ", "Đề nghị hòa");
  await page.click(".card.ask button:has-text('Chơi tiếp')");
  await told(page, /chưa muốn hòa/);
  await moves("h7h8 e8e7 h8h7 e7e8 h7h8 e8e7 h8h7 e7e8");
  await told(page, /chiếu liền 4 nước, nhiều nhất được 6/);
  await shot(page, "x03-counted");
  await moves("h7h8 e8e7 h8h7 e7e8 h7h8");
  await page.waitForSelector(".card.ask:has-text('chiếu mãi')");
  await shot(page, "x04-warned");
  await page.click("text=Vẫn đi nước này");
  await told(page, /0 – 1.*chiếu/);
  await shot(page, "x05-result");
  await page.click(".card.result button:has-text('Vì sao')");
  await page.waitForSelector(".walk:has-text('chiếu Tướng')");
  await shot(page, "x06-proof");
  await page.click(".walk button:has-text('Xong')");
  await page.click(".strip");
  await page.click(".card.result a:has-text('Biên bản trọng tài')");
  await page.waitForSelector("[data-outcome]");
  await page.waitForFunction(() => /đi X\S+/.test(document.querySelector(".log").textContent));
  await shot(page, "x07-log");
  assert.match((await printed(page)).replace(/\s+/g, " "), /Đỏ: Mai ?Đen: Nam.*Đỏ: Đề nghị hòa.*Đen: Không đồng ý hòa.*0-1.*XQ 8\.2/);
  assert.deepEqual(page.faults, []);
});

/// What the desk says of its newest step, once it says it.
const ruled = (page, wanted) =>
  page.waitForFunction((text) => new RegExp(text, "s").test(document.querySelector("[data-step]")?.textContent ?? ""), wanted.source);
async function enter(page, what, who, more = {}) {
  const steps = await page.locator("[data-step]").count();
  await page.selectOption("form.entry select >> nth=0", { label: what });
  if (who) await page.selectOption("form.entry label:has(> span:text-is('Ai?')) select", { label: who });
  for (const [label, value] of Object.entries(more)) await page.selectOption(`form.entry label:has(> span:text-matches("^${label}")) select`, { label: value });
  await page.click("form.entry .main");
  await page.waitForFunction((n) => document.querySelectorAll("[data-step]").length > n, steps);
}
async function moved(page, list) {
  for (const move of list.split(" ")) {
    const steps = await page.locator("[data-step]").count();
    await tap(page, move.slice(0, 2));
    await inHand(page, move.slice(0, 2));
    await tap(page, move.slice(2));
    // The move and its press, and the ruling on them.
    await page.waitForFunction((n) => document.querySelectorAll("[data-step]").length === n && document.querySelector("[data-step] small")?.textContent, steps + 2);
  }
}

test("chess at the desk: an illegal move of each side, an offer refused, a claim that is right, the protocol", async () => {
  const page = await site.open("desk/chess", { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 });
  await page.click("summary");
  await page.click("text=90′ + 30″");
  await enter(page, "Bắt đầu, đồng hồ chạy");
  await page.click(".switch:has-text('kèm luôn việc bấm đồng hồ')");
  await moved(page, "e2e4 e7e4");
  await ruled(page, /Trắng được thêm 2 phút.*FIDE 7\.5\.1.*Trắng 1:3[23]/);
  await shot(page, "d1-illegal");
  await moved(page, "e7e5 g1g3");
  await ruled(page, /Đen được thêm 2 phút.*FIDE 7\.5\.1/);
  await moved(page, "g1f3");
  await enter(page, "Đề nghị hòa", "Trắng");
  await enter(page, "Không đồng ý hòa", "Đen");
  await moved(page, "b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8");
  await enter(page, "Yêu cầu xử hòa", "Trắng", { "Yêu cầu": "Lặp lại ba lần" });
  await page.waitForSelector("[data-outcome]:has-text('FIDE 9.2')");
  await shot(page, "d2-claimed");
  assert.match((await printed(page)).replace(/\s+/g, " "), /Trắng được thêm 2 phút.*Đen được thêm 2 phút.*Không đồng ý hòa.*Yêu cầu xử hòa:? Lặp lại ba lần.*1\/2-1\/2/);
  assert.deepEqual(page.faults, []);
});

test("xiangqi at the desk: the federations' rules, a wrong move, an offer refused, a check for ever ruled on, the protocol", async () => {
  const page = await site.open("desk/xiangqi", { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 });
  await page.click("summary");
  await page.selectOption("details select", { label: "liên đoàn thế giới" });
  await page.click("text=15′ + 10″");
  await enter(page, "Bắt đầu, đồng hồ chạy");
  // What was tried stands in the log, with its reason; the board is as it was.
  await tap(page, "b0");
  await inHand(page, "b0");
  await tap(page, "d1");
  await ruled(page, /Đỏ: đi từ lộ 8 hàng 1 đến lộ 6 hàng 2.*không được.*bị cản chân.*XQ 5\.5/);
  await shot(page, "d3-blocked");
  await page.click(".switch:has-text('kèm luôn việc bấm đồng hồ')");
  await moved(page, "b0c2 e9e8 h2e2 b9c7 i0i1 g6g5 i1h1 a6a5 h1h7 i6i5");
  await enter(page, "Đề nghị hòa", "Đỏ");
  await enter(page, "Không đồng ý hòa", "Đen");
  // The second occurrence is nobody's loss, the third is.
  await moved(page, "h7h8 e8e7 h8h7 e7e8 h7h8 e8e7 h8h7");
  assert.equal(await page.locator("[data-outcome]").count(), 0);
  await tap(page, "e7");
  await inHand(page, "e7");
  await tap(page, "e8");
  await page.waitForSelector("[data-outcome]:has-text('0-1'):has-text('chiếu mãi'):has-text('XQ 7.2')");
  await shot(page, "d4-perpetual");
  const paper = (await printed(page)).replace(/\s+/g, " ");
  assert.match(paper, /Cờ tướng.*liên đoàn thế giới · World Xiangqi Rules.*lộ 6 hàng 2 \(không được\).*bị cản chân.*Đỏ: Đề nghị hòa.*Đen: Không đồng ý hòa.*Đen: đi Tg5\/1.*0-1 Đỏ chiếu mãi.*XQ 7\.2.*Trọng tài ký tên/);
  // By the club's count of checks the same log is still a game.
  await page.selectOption("details select", { label: "câu lạc bộ" });
  await page.waitForSelector("[data-outcome]", { state: "detached" });
  assert.deepEqual(page.faults, []);
});
