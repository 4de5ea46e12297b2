// The arbiter's desk has two things: the log of a game and the report on an archive.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { GameName } from "../table/answers.ts";

export function deskTabs(game: GameName, chosen: string): TemplateResult {
  const tab = (path: string, word: string) => html`<a class="choice" href=${path ? `#/desk/${game}/${path}` : `#/desk/${game}`} aria-current=${path === chosen ? "page" : nothing}>${app.t(word)}</a>`;
  return html`<nav class="choices two" aria-label=${app.t("page.desk.title")}>${tab("", "page.desk.log")}${tab("archive", "page.desk.archive")}</nav>`;
}
