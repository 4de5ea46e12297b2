// From what the referee says to its paragraph of the book of laws.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { GameName } from "../table/answers.ts";

type Covers = typeof import("./covers.ts");
let covers: Covers | undefined;
let loading: Promise<void> | undefined;

/** Of the paragraph, from wherever this page stands: scripts are one folder below the root. Empty until the book's index is here, which redraws. */
function addressOf(game: GameName, id: string): string {
  loading ??= import("./covers.ts").then((module) => {
    covers = module;
    app.redraw();
  }, () => undefined);
  const article = covers?.articleOf(game, id);
  const language = app.language === "vi" ? "" : `${app.language}/`;
  return article ? new URL(`../luat/${language}${game}/#${article}`, import.meta.url).href : "";
}

/** What a reason is about: its id, and the piece it is said of. A blocked way belongs to the page of the queen as well as to the rook's. */
export function belonging(reason: { id: string; args?: Record<string, unknown> }): string {
  const piece = reason.args?.["piece"];
  return typeof piece === "string" ? `${reason.id}/${piece.toUpperCase()}` : reason.id;
}

/** The line under a refusal or a ruling: its article of the law, and the way to the paragraph. */
export function lawLine(game: GameName, id: string | undefined, law: string | undefined): TemplateResult | typeof nothing {
  if (!law) return nothing;
  const text = app.t("page.law", { text: law });
  const address = id && addressOf(game, id);
  return html`<small class="law">${address ? html`<a href=${address} target="_blank">${text}</a>` : text}</small>`;
}
