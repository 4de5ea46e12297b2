// Counters that will end the game or give a claim: shown while there is still something to do about them.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Session } from "./session.ts";

/** Shown from here on: the second time a position occurs, and the last fifth of any other count. */
const kRepetitions = 2;
const kNear = 0.8;

interface Count {
  text: string;
  value: number;
  /** 0: where it ends depends on what was done in the moves between (xiangqi). */
  limit: number;
}

export function counters(session: Session): TemplateResult | typeof nothing {
  const { game } = session;
  if (game.over) return nothing;
  const shown = [...fromLimits(session), ...fromCounts(session)];
  if (shown.length === 0) return nothing;
  return html`<div class="card counts">${shown.map(({ text, value, limit }) =>
    html`<div class="count"><span>${text}</span>${limit ? html`<meter min="0" max=${limit} value=${value} aria-label=${text}></meter>` : nothing}</div>`)}</div>`;
}

/** Counts whose limits stand in the set of rules: first the claim, then the end. */
function fromLimits(session: Session): Count[] {
  const limits = session.ruleSet?.limits ?? {};
  const { counts } = session.game.ruling;
  const next = (claim: string, end: string, value: number) => (value < limits[claim] ? limits[claim] : limits[end]);
  const shown: Count[] = [];
  const times = Number(counts["repetitions"] ?? 1);
  const most = next("repetition_claim", "repetition_end", times) ?? 0;
  const text = most ? app.t("page.count.repetition", { n: times, limit: most }) : app.t("page.verdict.repeated", { n: times });
  if (times >= kRepetitions) shown.push({ text, value: times, limit: most });
  const quiet = Math.floor(Number(counts["halfmoves"] ?? 0) / 2);
  const last = next("quiet_claim", "quiet_end", quiet);
  if (last && quiet >= last * kNear) shown.push({ text: app.t("page.count.quiet", { n: quiet, limit: last }), value: quiet, limit: last });
  return shown;
}

const kWords: Record<string, string> = {
  effective: "page.count.effective",
  progress: "page.count.progress",
  total: "page.count.total",
  no_capture: "page.count.no_capture",
};

/** Counts that come with their limit: one number, or one for each side. */
function fromCounts(session: Session): Count[] {
  const { counts } = session.game.ruling;
  const shown: Count[] = [];
  for (const [name, word] of Object.entries(kWords)) {
    const limit = Number(counts[`${name}_limit`] ?? 0);
    const value = counts[name];
    if (!limit || value === undefined) continue;
    const bySide = typeof value === "number" ? { "": value } : (value as Record<string, number>);
    for (const [side, n] of Object.entries(bySide)) {
      if (n < limit * kNear) continue;
      const who = side ? `${app.t(`word.side.${side}`)}: ` : "";
      shown.push({ text: who + app.t(word, { n, limit }), value: n, limit });
    }
  }
  return shown;
}
