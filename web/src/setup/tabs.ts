// The five things there are about setting up: the set-up board and what beginners ask about it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { GameName } from "../table/answers.ts";

const kTabs = [
  { path: "", word: "page.setup.title" },
  { path: "guide", word: "page.setup.guide" },
  { path: "try", word: "page.setup.try" },
  { path: "values", word: "page.setup.values" },
  { path: "exchange", word: "page.exchange.title" },
];

export function setupTabs(game: GameName, chosen: string): TemplateResult {
  return html`<nav class="choices two" aria-label=${app.t("page.setup.title")}>${kTabs.map(({ path, word }) =>
    html`<a class="choice" href=${path ? `#/setup/${game}/${path}` : `#/setup/${game}`} aria-current=${path === chosen ? "page" : nothing}>${app.t(word)}</a>`)}</nav>`;
}
