// A game or a position inside another site's page: "embed/#/g/GAME/MOVES/FEN", "embed/?lang=en#/…". docs/embedding.md tells how.
import { html, nothing, render } from "lit/html.js";
import "../board/index.ts";
import { Core } from "../core/core.ts";
import { app } from "../page/app.ts";
import { boardLooks } from "../page/board_words.ts";
import { icons } from "../page/icons.ts";
import { properties } from "../page/properties.ts";
import { kShapes } from "../page/shapes.ts";
import { type Shared, sharedOf } from "../share/link.ts";
import type { LineAnswer, PlayedMove } from "../table/answers.ts";
import { moveName } from "../table/move_list.ts";
import type { Language } from "../words/messages.ts";
import { Speaker } from "../words/speaker.ts";

/** Scripts stand one folder below the page's root. */
const root = new URL("../", import.meta.url);
const at = (address: string): string => new URL(address, root).href;

let shared: Shared | null = null;
let start = "";
let plies: PlayedMove[] = [];
let ply = 0;

async function read(): Promise<void> {
  shared = sharedOf(location.hash.replace(/^#\/?g\//, "").split("/")) ?? { game: "chess", fen: "", moves: [] };
  const { game, fen, moves } = shared;
  const line = await app.ask<LineAnswer>({ op: "game", game, fen: fen || undefined, moves });
  start = line.ok ? line.start : kShapes[game].initial;
  plies = line.plies ?? [];
  ply = plies.length;
  app.redraw();
}

function go(to: number): void {
  ply = Math.max(0, Math.min(to, plies.length));
  app.redraw();
  const move = plies[ply - 1];
  if (move && shared) document.querySelector("luatco-board")?.announce(moveName(shared.game, move));
}

function view(): unknown {
  if (!shared) return nothing;
  const shape = kShapes[shared.game];
  const move = plies[ply - 1];
  const step = (icon: unknown, label: string, to: number, off: boolean) => html`<button aria-label=${app.t(label)} ?disabled=${off} @click=${() => go(to)}>${icon}</button>`;
  return html`<main class=${shape.cells}>
    <div class="board"><luatco-board ${properties({
      ...boardLooks(shared.game, shape),
      fen: move?.fen ?? start,
      movable: kNobody,
      last: move ? [move.from, move.to] : kNobody,
    })}></luatco-board></div>
    <footer>
      ${plies.length ? html`${step(icons.first, "page.moves.first", 0, ply === 0)}${step(icons.previous, "page.moves.previous", ply - 1, ply === 0)}
        <span>${move ? `${Math.ceil(ply / 2)}${ply % 2 ? "." : "…"} ${moveName(shared.game, move)}` : ""}</span>
        ${step(icons.next, "page.moves.next", ply + 1, ply === plies.length)}${step(icons.last, "page.moves.last", plies.length, ply === plies.length)}` : nothing}
      <a href=${at(location.hash)} target="_blank" rel="noopener">${app.t("page.name")}</a>
    </footer>
  </main>`;
}
const kNobody: string[] = [];

async function begin(): Promise<void> {
  const language = new URLSearchParams(location.search).get("lang");
  if (language === "vi" || language === "en") app.settings.language = language;
  document.documentElement.lang = app.language;
  app.speaker = new Speaker(app.language as Language);
  const core = new Core(at(LUATCO_WORKER), at(LUATCO_WASM), at(LUATCO_WASM_ALL));
  app.ask = async <T>(request: object) => (await core.ask(request as never)) as T;
  app.redraw = () => render(view(), document.getElementById("embed")!);
  await app.words("page", "chess", "xiangqi", "pawns");
  addEventListener("hashchange", () => void read());
  await read();
}

void begin();
