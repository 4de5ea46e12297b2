// What a pupil does, by touch or by keyboard. What is right, the tests ask the core as the page does.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tap } from "./site.mjs";
import { luatco, root } from "./setting.mjs";

export const ask = (request) => JSON.parse(execFileSync(luatco, ["json"], { input: JSON.stringify(request) }).toString());

export function unit(game, name) {
  const folder = join(root, "data/lessons", game);
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))).find((one) => one.unit === name);
}

/// Touches a square, or walks there on the grid and presses Enter.
export async function choose(page, square, means) {
  if (means === "touch") return tap(page, square);
  const walk = await page.evaluate((name) => {
    const board = document.querySelector("luatco-board");
    if (!board.shadowRoot.activeElement) board.focus();
    const rows = [...board.shadowRoot.querySelector(".grid").children].map((row) => [...row.children]);
    const at = board.shadowRoot.activeElement;
    const row = rows.findIndex((cells) => cells.some((cell) => cell.contains(at)));
    const { files, ranks, first_rank: first } = board.shape;
    let [column, line] = [name.charCodeAt(0) - 97, ranks - 1 - (Number(name.slice(1)) - first)];
    if (board.flipped) [column, line] = [files - 1 - column, ranks - 1 - line];
    return [column - rows[row].findIndex((cell) => cell.contains(at)), line - row];
  }, square);
  for (let i = 0; i < Math.abs(walk[0]); ++i) await page.keyboard.press(walk[0] > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(walk[1]); ++i) await page.keyboard.press(walk[1] > 0 ? "ArrowDown" : "ArrowUp");
  await page.keyboard.press("Enter");
}

export async function press(page, button, means) {
  const found = page.locator(button).first();
  await found.waitFor();
  if (means === "touch") await found.tap();
  else await found.press("Enter");
}

export const phase = (page, name) => page.waitForSelector(`[data-phase=${name}]`);
const fen = (page) => page.evaluate(() => document.querySelector("luatco-board").fen);

async function play(page, game, item, means) {
  for (let left = item.moves ?? 1, at = item.fen; left > 0; --left) {
    const { move } = ask({ op: "hint", game, item: { ...item, fen: at, moves: left }, notch: 4 });
    await page.waitForFunction(() => document.querySelector("luatco-board").movable?.length);
    await choose(page, move.slice(0, 2), means);
    await choose(page, move.slice(2, 4), means);
    if (move.length > 4) {
      const letters = ["q", "r", "b", "n"];
      await press(page, `luatco-board .choices button >> nth=${letters.indexOf(move[4])}`, "keyboard");
    }
    if (left === 1) return;
    await page.waitForFunction((old) => document.querySelector("[data-phase=solved]") || document.querySelector("luatco-board").fen.split(" ")[0] !== old, at.split(" ")[0]);
    await page.waitForTimeout(900);
    at = await fen(page);
  }
}

/// Solves the item on the page; leaves it solved.
export async function solve(page, game, item, means) {
  await phase(page, "asking");
  const facts = ask({ op: "exercise", game, item });
  const input = item.input ?? "move";
  if (input === "move") await play(page, game, item, means);
  if (input === "tap") for (const square of facts.squares) await choose(page, square, means);
  if (input === "choose") await press(page, facts.allowed ? ".verdict.yes" : ".verdict.no", means);
  if (input === "rule") await press(page, `.ruling[data-choice=${facts.ruling}]`, means);
  await phase(page, "solved");
}
