// Counters that will end the game or give a claim: shown while there is still something to do about them.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Session } from "./session.ts";

/** Shown from here on: the second time a position occurs, and the last fifth of a count of moves. */
const kRepetitions = 2;
const kNear = 0.8;

export function counters(session: Session): TemplateResult | typeof nothing {
  const { game } = session;
  const limits = session.ruleSet?.limits;
  if (game.over || !limits) return nothing;
  const { counts } = game.ruling;
  const shown: TemplateResult[] = [];
  const bar = (text: string, value: number, limit: number) =>
    shown.push(html`<div class="count"><span>${text}</span><meter min="0" max=${limit} value=${value} aria-label=${text}></meter></div>`);
  const limit = (claim: string, end: string, value: number): number | undefined => {
    const first = limits[claim];
    return first !== undefined && value < first ? first : limits[end];
  };
  const times = counts["repetitions"] ?? 1;
  const next = limit("repetition_claim", "repetition_end", times);
  if (times >= kRepetitions && next) bar(app.t("page.count.repetition", { n: times, limit: next }), times, next);
  const quiet = Math.floor((counts["halfmoves"] ?? 0) / 2);
  const last = limit("quiet_claim", "quiet_end", quiet);
  if (last && quiet >= last * kNear) bar(app.t("page.count.quiet", { n: quiet, limit: last }), quiet, last);
  return shown.length ? html`<div class="card counts">${shown}</div>` : nothing;
}
