// The first screen: two games (and a small third), three pictures, and a board that may be played on.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameName } from "../table/answers.ts";
import type { GameRecord } from "../table/record.ts";
import { gameName } from "../table/rule_words.ts";
import type { Session } from "../table/session.ts";
import { app } from "./app.ts";
import { gameIcons, pictures } from "./icons.ts";

export function firstScreen(game: GameName, session: Session | null): TemplateResult {
  const side = session?.game.turn;
  const picture = (drawing: TemplateResult, text: string, below: string, href: string) =>
    html`<a class="picture-card" href=${href}>${drawing}<b>${text}</b><small>${below}</small></a>`;
  return html`
    <p class="hint">${side ? app.t("page.first.hint", { side }, { game, side }) : app.t("page.first.wait")}</p>
    <nav class="three" aria-label=${app.t("page.first.title")}>
      ${picture(pictures.learn, app.t("page.learn.title"), app.t("page.learn.below"), `#/learn/${game}`)}
      ${picture(pictures.play, app.t("page.play.title"), app.t("page.play.below"), `#/new/${game}`)}
      ${picture(pictures.ask, app.t("page.ask.title"), app.t("page.ask.below"), `#/ask/${game}`)}
    </nav>
    ${open.length ? html`<nav class="unfinished" aria-label=${app.t("page.saved.title")}>${open.map(unfinished)}</nav>` : nothing}
  `;
}

let open: GameRecord[] = [];

/** Looks for games to go on with. */
export async function findUnfinished(): Promise<void> {
  open = (await app.store.list()).filter((record) => !record.result && record.plies > 0).slice(0, 2);
  if (open.length) app.redraw();
}

function unfinished(record: GameRecord): TemplateResult {
  return html`<a class="row" href="#/play/${record.id}">${gameIcons[record.game]}
    <span>${app.t("page.first.go_on", { text: gameName(record.game), n: Math.ceil(record.plies / 2) })}</span></a>`;
}
