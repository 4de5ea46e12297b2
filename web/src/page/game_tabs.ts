// The games side by side; a tap changes the game and stays on the page.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameName } from "../table/answers.ts";
import { gameName } from "../table/rule_words.ts";
import { app } from "./app.ts";
import { gameIcons } from "./icons.ts";
import { kGames } from "./shapes.ts";

/** `page`: "ask" leads to "#/ask/xiangqi"; "" to the first screen of the game. */
export function gameTabs(chosen: GameName, page = ""): TemplateResult {
  return html`<nav class="games" aria-label=${app.t("page.games.title")}>
    ${kGames.map((game) => html`<a class=${game === "pawns" ? "small" : ""} href=${page ? `#/${page}/${game}` : `#/${game}`}
      aria-current=${game === chosen ? "page" : nothing}>${gameIcons[game]}<span>${gameName(game)}</span></a>`)}
  </nav>`;
}
