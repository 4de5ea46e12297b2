// The endings that are rulings: counted moves, repetitions of xiangqi, flags; each with its article and its proof.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { ending, playFrom, sideAct } from "./acts.mjs";
import { play, playable, position, start, tap, written } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

/// A set of rules chosen on the arbiter's page, and the game played on from a position.
async function fromPosition(game, fen, rules) {
  const page = await site.open(`ask/${game}`);
  await page.click("summary");
  await page.waitForFunction(() => document.querySelector("luatco-board").fen);
  await page.fill("input.fen", fen);
  await page.press("input.fen", "Tab");
  await page.waitForFunction((wanted) => document.querySelector("luatco-board").fen.startsWith(wanted), fen.split(" ")[0]);
  await page.click(".main.large");
  await page.selectOption("select", rules);
  await page.click("text=Chơi tiếp từ thế này");
  await page.waitForSelector(".acts");
  await playable(page);
  return page;
}

test("fifty moves are counted before they may be claimed, and the claim ends the game", async () => {
  const page = await playFrom(site, "chess", "8/8/4k3/8/8/4K3/4R3/8 w - - 96 80");
  await play(page, "e2d2 e6e5");
  assert.match(await page.textContent(".counts"), /49 trong 50/);
  await play(page, "d2d3 e5e6");
  await page.waitForSelector(".card.ask");
  await page.click(".card.ask .main");
  assert.match(await ending(page), /½ – ½.*50/s);
});

test("seventy-five moves end the game by themselves", async () => {
  const page = await playFrom(site, "chess", "8/8/4k3/8/8/4K3/4R3/8 w - - 148 120");
  await play(page, "e2d2 e6e5");
  assert.match(await ending(page), /½ – ½.*75/s);
});

test("a side that is mated and one that gives up: the same table, two endings", async () => {
  const page = await playFrom(site, "chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
  await play(page, "f6f7 h8h7 g1h1");
  assert.match(await ending(page), /1 – 0.*Chiếu hết/s);
});

test("xiangqi: a check for ever is warned of, loses, and is told ply by ply", async () => {
  const page = await fromPosition("xiangqi", "5k3/7R1/9/9/9/9/9/9/4K4/9 w - - 0 1", "club");
  const moves = ["h8h9", "f9f8", "h9h8", "f8f9"];
  let warned = "";
  let counted = "";
  for (let i = 0; i < 60 && !(await page.locator(".card.result").count()); ++i) {
    const move = moves[i % 4];
    const before = await position(page);
    await tap(page, move.slice(0, 2));
    await tap(page, move.slice(2));
    await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old || document.querySelector(".card.ask, .card.result"), before);
    if (await page.locator(".card.ask").count()) {
      warned = await page.textContent(".card.ask");
      await page.click(".card.ask >> text=Vẫn đi nước này");
      await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old || document.querySelector(".card.result"), before);
    }
    await page.waitForFunction(() => document.querySelector("luatco-board").movable.length > 0 || document.querySelector(".card.result"));
    if (i === 6) counted = await page.textContent(".counts");
  }
  assert.match(counted, /Đỏ: chiếu liền 4 nước, nhiều nhất được 6/);
  assert.match(warned, /chiếu/);
  assert.match(await ending(page), /0 – 1.*chiếu/s);
  await page.click("[aria-label='Vì sao xử như vậy?']");
  assert.match(await page.textContent(".walk"), /Nước \d+, Đỏ:.*chiếu Tướng/s);
  assert.equal(await page.evaluate(() => document.querySelector("luatco-board").fen.split("/")[0]), "5k1R1");
  await page.click("[aria-label='Lý do sau']");
  await page.waitForFunction(() => document.querySelector(".walk")?.textContent.includes("Đen:"));
  await page.click("text=Xong");
  assert.deepEqual(page.faults, []);
});

test("a flag that falls on a side that can still be mated loses; against a bare king it is a draw", async () => {
  for (const [fen, result] of [["4k3/8/8/8/8/8/3R4/4K3 b - - 0 1", /1 – 0.*hết giờ/s], ["4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", /½ – ½/]]) {
    const page = await playFrom(site, "chess", fen);
    // The clock of a game set up is written into the kept record: its people did so before.
    await written(page);
    const id = new URL(page.url()).hash.split("/").pop();
    await page.evaluate((game) => new Promise((done) => {
      const open = indexedDB.open("luatco");
      open.onsuccess = () => {
        const store = open.result.transaction("games", "readwrite").objectStore("games");
        store.get(game).onsuccess = ({ target }) => {
          const record = target.result;
          record.card.rules = "fide-online";
          record.card.clock = [{ base: 1500 }];
          record.events = [{ do: "clock", t: 0, setting: { periods: record.card.clock } }];
          store.put(record).onsuccess = done;
        };
      };
    }), id);
    await page.reload();
    await page.click(".card.info .main");
    assert.match(await ending(page), result);
    await page.context().close();
  }
});

test("a game of three hundred moves opens where it stands, with every move in its list", async () => {
  const moves = readFileSync(new URL("fixtures/long_game.txt", import.meta.url), "utf8").trim().split(" ");
  const page = await site.open("more");
  const game = {
    schema: 1, id: "longlonglong", game: "chess", start: "", lines: [], seats: { white: 0, black: 1 }, score: [0, 0],
    card: { rules: "home", touchMove: false, takeBack: "free", illegal: "explain", drawOffers: true, clock: null, coach: true, facing: "viewer", computer: null, names: ["", ""] },
    events: moves.map((move, i) => ({ do: "move", t: i * 1000, by: i % 2 ? "black" : "white", move })),
    began: 1, updated: 2, revision: 3, result: "", plies: moves.length,
  };
  const file = { luatco: "backup", schema: 1, written: "2026-01-01T00:00:00Z", games: [game], settings: {} };
  await page.setInputFiles("input[type=file]", { name: "long.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
  await page.click("a[href='#/play/longlonglong']");
  await playable(page);
  // The last moves are there with the board, the others soon.
  await page.waitForFunction(() => document.querySelectorAll(".moves > .line > li").length === 600);
  // The list shows where the game stands.
  assert.ok(await page.evaluate(() => {
    const line = document.querySelector(".moves > .line").getBoundingClientRect();
    const ply = document.querySelector(".ply[aria-current]").getBoundingClientRect();
    return ply.left >= line.left - 1 && ply.right <= line.right + 1;
  }));
  await page.click("[aria-label='Về đầu ván']");
  assert.match(await position(page), /^rnbqkbnr/);
});

test("resigning with a bare king against one is no loss, by the laws", async () => {
  const page = await playFrom(site, "chess", "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1");
  await sideAct(page, "Việc của Trắng", "Xin thua");
  await page.click(".card.ask button:has-text('Xin thua')");
  assert.match(await ending(page), /½ – ½/);
});
