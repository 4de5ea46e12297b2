// A board of the law that answers moves.
import { html, render } from "lit/html.js";
import "../board/index.ts";
import { Core } from "../core/core.ts";
import { app } from "../page/app.ts";
import { TryBoard } from "../setup/try_board.ts";
import type { GameName } from "../table/answers.ts";
import type { Language } from "../words/messages.ts";
import { Speaker } from "../words/speaker.ts";

/** Scripts stand in the folder of the assets, one below the page's root. */
const root = new URL("../", import.meta.url);
const at = (address: string): string => new URL(address, root).href;

const drawn: (() => void)[] = [];
let started: Promise<void> | null = null;

async function start(): Promise<void> {
  app.settings.language = document.documentElement.lang as Language;
  app.speaker = new Speaker(app.language);
  const core = new Core(at(LUATCO_WORKER), at(LUATCO_WASM), at(LUATCO_WASM_ALL));
  app.ask = async <T>(request: object) => (await core.ask(request as never)) as T;
  app.redraw = () => drawn.forEach((draw) => draw());
  await app.words("page", "chess", "xiangqi", "pawns", "arbiter", "setup", "desk");
}

/** Puts a board to try things on where the picture was. */
export async function live(figure: HTMLElement): Promise<void> {
  await (started ??= start());
  const board = new TryBoard(figure.dataset["game"] as GameName, figure.dataset["fen"] ?? "");
  const place = document.createElement("div");
  place.className = "live";
  figure.querySelector("svg")?.replaceWith(place);
  figure.querySelector("button")?.remove();
  drawn.push(() => render(html`${board.view()}${board.answer()}`, place));
  app.redraw();
}
