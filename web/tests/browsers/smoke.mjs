// node smoke.mjs [firefox] [webkit]: the page in browsers that the tests do not use: a wrong move is answered, a right
// one played, a reload goes on, sound starts with the first tap. Needs firefox-esr and webkit2gtk-driver (apt), and the
// built page (LUATCO_PAGE, or build/dev/web). WebKitGTK wants a display: xvfb-run node smoke.mjs webkit
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "../site.mjs";
import { page } from "../setting.mjs";
import { firefox, webkit } from "./webdriver.mjs";

const kDrivers = { firefox, webkit };
const server = await serve({ folder: page });
const origin = `http://127.0.0.1:${server.address().port}`;

async function until(browser, condition, seconds = 30) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
    const value = await browser.run(`return (${condition});`);
    if (value) return value;
  }
  assert.fail(`${browser.name}: never ${condition}`);
}
const kBoard = `document.querySelector("luatco-board")`;
const kPlayable = `${kBoard}?.movable?.length > 0 && ${kBoard}.targets !== null`;

async function tap(browser, square) {
  const { x, y } = await browser.run(`
    const board = ${kBoard};
    board.scrollIntoView({ block: "nearest" });
    const [column, row] = ["${square}".charCodeAt(0) - 97, board.shape.ranks - 1 - (Number("${square}"[1]) - board.shape.first_rank)];
    const cell = board.shadowRoot.querySelector(".grid").children[row].children[column].getBoundingClientRect();
    return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };`);
  await browser.tap(x, y);
}

async function smoke(browser) {
  const step = (text) => console.log(`${browser.name}: ${text}`);
  await browser.open(`${origin}/`);
  await until(browser, kPlayable);
  step(`the board can be played on; language ${await browser.run("return document.documentElement.lang;")}`);
  // Sound: counted where the page makes it.
  await browser.run(`
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...all) { ++window.tones; return start.apply(this, all); };`);
  await tap(browser, "g1");
  await tap(browser, "g3");
  step(`a wrong move: ${await until(browser, `document.querySelector("[data-notice] p")?.textContent`)}`);
  await tap(browser, "f3");
  await until(browser, `${kBoard}.fen.includes("5N2")`);
  step(`a right one; ${await until(browser, "window.tones")} sounds`);
  await until(browser, kPlayable);
  await tap(browser, "e7");
  await tap(browser, "e5");
  await until(browser, `${kBoard}.fen.includes("4p3")`);
  await pause(500);
  await browser.open(await browser.run("return location.href;"));
  await browser.run("location.reload();");
  await pause(500);
  await until(browser, `${kPlayable} && ${kBoard}.fen.includes("4p3")`);
  step("a reload goes on where it was");
  await browser.run(`location.hash = "#/learn";`);
  await until(browser, `document.querySelectorAll("#main a, #main button").length > 5`);
  step("the school opens");
}

let failed = 0;
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(kDrivers)) {
  const browser = await kDrivers[name]();
  try {
    await smoke(browser);
  } catch (error) {
    ++failed;
    console.error(`${browser.name}: ${error}`);
  }
  await browser.close();
}
server.close();
process.exit(failed ? 1 : 0);
