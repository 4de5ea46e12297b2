// The smallest host of a board: it asks the core of the program about everything. Tests drive it
// through `window.host`; the address says what to show: ?game=xiangqi&art=han_vi&fen=…&lang=en
import { LuatcoBoard, targetsOf, type BoardEvents, type Words } from "../../src/board/index.ts";

const sets: Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>> = {
  cburnett: () => import("art:chess/cburnett"),
  letters_vi: () => import("art:chess/letters_vi"),
  han: () => import("art:xiangqi/han"),
  han_vi: () => import("art:xiangqi/han_vi"),
  xq_letters_vi: () => import("art:xiangqi/letters_vi"),
};

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "chess";

async function core(request: object) {
  const answer = await fetch("/core", { method: "POST", body: JSON.stringify({ game, ...request }) });
  return answer.json();
}

const board = new LuatcoBoard();
const told: { name: string; detail: unknown }[] = [];
for (const name of ["attempt", "pick", "release", "premove", "tap", "place"]) {
  board.addEventListener(name, (event) => told.push({ name, detail: (event as CustomEvent).detail }));
}

async function show(fen: string): Promise<void> {
  board.targets = null;
  board.fen = fen;
  const answer = await core({ op: "moves", fen });
  if (answer.ok) board.targets = targetsOf(answer.moves);
  const { checkers, ok } = await core({ op: "explain", fen });
  void checkers;
  void ok;
}

async function answer({ from, to, promotion, expected }: BoardEvents["attempt"]): Promise<void> {
  const attempt = from + to + (promotion ?? "");
  const verdict = await core({ op: "judge", fen: board.fen, attempt, lang: wanted.get("lang") ?? "vi" });
  if (verdict.legal) {
    board.marks = [];
    board.arrows = [];
    board.last = [from, to];
    board.announce(verdict.san ?? verdict.move);
    await show(verdict.fen);
    return;
  }
  if (expected) board.refuse();
  const reason = verdict.reasons[0];
  board.marks = reason.squares.map((square: string) => ({ square, kind: "bad" }));
  board.announce(reason.text, "assertive");
  document.querySelector("p")!.textContent = reason.text;
}

board.addEventListener("attempt", (event) => {
  if (host.answers) void answer((event as CustomEvent<BoardEvents["attempt"]>).detail);
});

const host = { board, told, show, core, answers: true, ready: false };
Object.assign(window, { host });

const words = (await (await fetch(`/words/${wanted.get("lang") ?? "vi"}/${game}`)).json()) as Words;
board.words = words;
board.shape = await core({ op: "shape" });
const set = wanted.get("art") ?? (game === "xiangqi" ? "han_vi" : "cburnett");
board.art = (await sets[set]!()).default;
for (const name of ["flipped", "facing", "coordinates", "mode", "theme"]) {
  const value = wanted.get(name);
  if (value !== null) board.setAttribute(name, value);
}
document.querySelector("main")!.append(board);
await show(wanted.get("fen") ?? board.fen);
host.ready = true;
