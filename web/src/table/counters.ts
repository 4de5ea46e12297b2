// Counters that will end the game or give a claim: shown while there is still something to do about them.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Session } from "./session.ts";

/** Shown from here on: the second time a position occurs, the last fifth of any other count, and the last two of one. */
const kRepetitions = 2;
const kNear = 0.8;
const kLast = 2;

interface Count {
  text: string;
  value: number;
  limit: number;
}

export function counters(session: Session): TemplateResult | typeof nothing {
  const { game } = session;
  if (game.over) return nothing;
  const shown = [...fromLimits(session), ...fromCounts(session)];
  if (shown.length === 0) return nothing;
  return html`<div class="card counts">${shown.map(({ text, value, limit }) =>
    html`<div class="count"><span>${text}</span><meter min="0" max=${limit} value=${value} aria-label=${text}></meter></div>`)}</div>`;
}

/** Counts whose limits stand in the set of rules: first the claim, then the end. */
function fromLimits(session: Session): Count[] {
  const limits = session.ruleSet?.limits ?? {};
  const { counts } = session.game.ruling;
  const next = (claim: string, end: string, value: number) => (value < limits[claim] ? limits[claim] : limits[end]);
  const shown: Count[] = [];
  const times = Number(counts["repetitions"] ?? 1);
  const most = next("repetition_claim", "repetition_end", times);
  const word = times < limits["repetition_claim"] ? "page.count.repetition_claim" : "page.count.repetition";
  if (most && times >= kRepetitions) shown.push({ text: app.t(word, { n: times, limit: most }), value: times, limit: most });
  const quiet = Math.floor(Number(counts["halfmoves"] ?? 0) / 2);
  const last = next("quiet_claim", "quiet_end", quiet);
  if (last && (quiet >= last * kNear || quiet >= limits["quiet_claim"])) shown.push({ text: app.t("page.count.quiet", { n: quiet, limit: last }), value: quiet, limit: last });
  return shown;
}

const kWords: Record<string, string> = {
  checks: "page.count.checks",
  chases: "page.count.chases",
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
    const limits = bySide(counts[`${name}_limit`]);
    for (const [side, n] of Object.entries(bySide(counts[name]))) {
      const limit = limits[side] ?? limits[""] ?? 0;
      if (!limit || (n < limit * kNear && n < limit - kLast)) continue;
      const who = side ? `${app.t(`word.side.${side}`)}: ` : "";
      shown.push({ text: who + app.t(word, { n, limit }), value: n, limit });
    }
  }
  return shown;
}

/** By the id of the side; one number for the game stands under "". */
const bySide = (value: number | Record<string, number> | undefined): Record<string, number> =>
  typeof value === "number" ? { "": value } : (value ?? {});
