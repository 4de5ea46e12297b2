// What a pupil does, by touch or by keyboard. What is right, the tests ask the core as the page does.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tap } from "./site.mjs";
import { luatco, root } from "./setting.mjs";

export const askAll = (requests) =>
  execFileSync(luatco, ["json"], { input: requests.map((one) => JSON.stringify(one)).join("\n"), maxBuffer: 1 << 26 }).toString().trim().split("\n").map((line) => JSON.parse(line));
export const ask = (request) => askAll([request])[0];

/// All units of a game, in the order of the course.
export function course(game) {
  const folder = join(root, "data/lessons", game);
  const number = ({ unit: name }) => Number(name.slice(1));
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))).sort((a, b) => number(a) - number(b));
}
export const unit = (game, name) => course(game).find((one) => one.unit === name);

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

/// A move by its squares, and what a pawn becomes.
async function move(page, uci, means) {
  await page.waitForFunction(() => document.querySelector("luatco-board").movable?.length);
  await choose(page, uci.slice(0, 2), means);
  await choose(page, uci.slice(2, 4), means);
  if (uci.length > 4) await press(page, `luatco-board .choices button >> nth=${["q", "r", "b", "n"].indexOf(uci[4])}`, "keyboard");
}

async function play(page, game, item, means) {
  for (let left = item.moves ?? 1, at = item.fen; left > 0; --left) {
    const hint = ask({ op: "hint", game, item: { ...item, fen: at, moves: left }, notch: 4 });
    await move(page, hint.move, means);
    // It is solved, or one is to move again.
    await page.waitForFunction((old) => {
      const board = document.querySelector("luatco-board");
      return document.querySelector("[data-phase=solved], [data-phase=shown]") || (board.fen.split(" ")[0] !== old && board.movable?.length);
    }, at.split(" ")[0]);
    if (await page.locator("[data-phase=solved]").count()) return;
    at = await fen(page);
  }
}

/// Puts down what is in the box where the position has it.
async function setUp(page, item, means) {
  const rows = item.fen.split(" ")[0].split("/");
  const own = rows.flatMap((row, i) => [...row.replace(/\d/g, (n) => " ".repeat(Number(n)))].map((letter, file) => ({ letter, square: "abcdefghi"[file] + (rows.length - i - (rows.length === 10 ? 1 : 0)) })))
    .filter(({ letter }) => letter !== " " && letter === letter.toUpperCase());
  const pieces = await page.evaluate(() => document.querySelector("luatco-board").shape.pieces.map(({ letter }) => letter.toUpperCase()));
  for (const [i, letter] of pieces.entries()) {
    const squares = own.filter((one) => one.letter === letter).map(({ square }) => square);
    if (squares.length) await press(page, `.box button >> nth=${i}`, means);
    for (const square of squares) {
      await choose(page, square, means);
      await page.waitForFunction((want) => document.querySelector("[data-phase=solved]") || document.querySelector("luatco-board").fen.split(" ")[0].replace(/[^A-Z]/g, "").length >= want,
        own.length - own.filter((one) => pieces.indexOf(one.letter) > i).length - (squares.length - squares.indexOf(square) - 1));
    }
  }
}

/// Solves the item on the page; leaves it solved.
export async function solve(page, game, item, means) {
  await phase(page, "asking");
  const facts = ask({ op: "exercise", game, item });
  const input = item.input ?? "move";
  if (input === "move") await play(page, game, item, means);
  if (input === "set_up") await setUp(page, item, means);
  if (input === "tap") for (const square of facts.squares) await choose(page, square, means);
  if (input === "choose") await press(page, facts.allowed ? ".verdict.yes" : ".verdict.no", means);
  if (input === "rule") await press(page, `.ruling[data-choice=${facts.ruling}]`, means);
  await phase(page, "solved");
}

/// A first answer that is wrong, as the core has it; undefined where every answer goes on.
export function mistakeOf(game, item) {
  const facts = ask({ op: "exercise", game, item });
  const input = item.input ?? "move";
  if (input === "choose") return facts.allowed ? ".verdict.no" : ".verdict.yes";
  if (input === "rule") return `.ruling[data-choice=${facts.choices.find((one) => one !== facts.ruling)}]`;
  const { files, ranks, first_rank: first } = ask({ op: "shape", game });
  const squares = Array.from({ length: files * ranks }, (_, i) => "abcdefghi"[i % files] + (first + Math.floor(i / files)));
  if (input === "tap") return squares.find((one) => one !== item.square && !facts.squares.includes(one));
  if (input === "set_up") return squares[files * 4 + 4];
  const { moves } = ask({ op: "moves", game, fen: item.fen });
  const declared = (item.wrong ?? []).map((one) => one.try);
  const tried = [...new Set([...declared, ...moves.map((one) => one.move)])];
  const grades = askAll(tried.map((one) => ({ op: "exercise", game, item, answer: { moves: [one] } })));
  return tried.find((_, i) => grades[i].ok && !grades[i].solved && (grades[i].over || grades[i].legal === false));
}

/// Gives that answer, and waits until it is seen to be wrong.
export async function mistake(page, game, item, wrong, means) {
  const input = item.input ?? "move";
  if (input === "move") await move(page, wrong, means);
  else if (wrong.startsWith(".")) await press(page, wrong, means);
  else await choose(page, wrong, means);
  await page.waitForSelector(".says.sorry");
}
