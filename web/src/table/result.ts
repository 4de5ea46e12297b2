// The result with what proves it. On a small screen it is a strip under the last position, and unfolds.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { lawLine } from "../law/link.ts";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import { kShapes } from "../page/shapes.ts";
import { scoreAfter } from "./record.ts";
import { protocolLink } from "./rules_card.ts";
import type { Session } from "./session.ts";

/** Where the card whole would stand over a good part of the board; a board of points is taller. */
const kSmall = {
  cells: "(max-width: 480px) and (max-height: 740px), (max-height: 500px)",
  points: "(max-width: 480px) and (max-height: 880px), (max-height: 500px)",
};

export function result(session: Session, again: () => void): TemplateResult | typeof nothing {
  const { game, record } = session;
  const { outcome } = game.ruling;
  if (!game.over || !outcome) return nothing;
  const score = scoreAfter(record);
  if (session.walk) return html`<div class="card result">${walk(session)}</div>`;
  // Over on the board itself: a check given for ever ends a game, too, and is no mate.
  const proof = session.check?.outcome && (session.check.closed.length > 0 || session.check.proof.length > 0);
  const why = proof ? (session.check?.in_check ? app.t("page.result.why_mate") : app.t("page.result.why")) : game.ruling.cycle ? app.t("page.result.why_cycle") : "";
  const open = session.resultOpen ?? !matchMedia(kShapes[record.game].cells === "points" ? kSmall.points : kSmall.cells).matches;
  return html`<div class="card result ${open ? "" : "folded"}" role="status">
    <button class="strip" aria-expanded=${open} @click=${() => session.unfold(!open)}>
      <strong class="score">${outcome.result === "1/2-1/2" ? "½ – ½" : (outcome.result ?? "").replace("-", " – ")}
        ${open ? nothing : html`<small class="law">${outcome.article}</small>`}</strong>
      <span>${app.tell(outcome, session.scene)}</span><i aria-hidden="true">${open ? icons.fold : icons.unfold}</i></button>
    ${open
      ? html`${outcome.proven === false ? html`<p>${app.t("page.result.unproven")}</p>` : nothing}
        ${lawLine(record.game, outcome.ending, outcome.article)}
        ${occurred(session)}
        ${record.card.touchMove || record.card.clock ? protocolLink(session) : nothing}`
      : nothing}
    <div class="answers">
      ${why ? html`<button aria-label=${why} @click=${() => session.why()}>${open ? why : app.t("page.result.why_short")}</button>` : nothing}
      <button class="main" aria-label=${app.t("page.result.rematch")} @click=${again}>${app.t(open ? "page.result.rematch" : "page.result.rematch_short")}</button>
    </div>
    ${open && score[0] + score[1] > 0 ? html`<small>${app.t("page.result.score", { text: `${score[0] / 2} – ${score[1] / 2}` })}</small>` : nothing}
  </div>`;
}

/** The positions that were the same: each one tap away. */
function occurred(session: Session): TemplateResult | typeof nothing {
  const plies = session.game.ruling.occurred.flatMap((one) => one.plies ?? []);
  if (plies.length < 2) return nothing;
  return html`<div class="answers small" aria-label=${app.t("page.result.same")}>
    ${plies.map((ply, i) => html`<button @click=${() => session.look(-1, ply)}>${app.t("page.result.time", { n: i + 1 })}</button>`)}
  </div>`;
}

const kStepWords: Record<string, string> = {
  run: "page.proof.run",
  block: "page.proof.block",
  capture: "page.proof.capture",
  unscreen: "page.proof.unscreen",
  still: "page.proof.still",
  ply: "page.proof.ply",
};

/** The proof, a square at a time. */
function walk(session: Session): TemplateResult | typeof nothing {
  const { walk: walked } = session;
  if (!walked) return nothing;
  const step = walked.steps[walked.at];
  return html`<div class="walk">
    <p aria-live="polite"><b>${app.t(kStepWords[step.kind], { n: Math.ceil((step.ply ?? 0) / 2), side: step.by })}</b> ${app.tell(step.reason, session.scene)}</p>
    <div class="answers">
      <button aria-label=${app.t("page.proof.previous")} ?disabled=${walked.at === 0} @click=${() => session.stepWalk(-1)}>${icons.previous}</button>
      <span>${walked.at + 1} / ${walked.steps.length}</span>
      <button class="main" aria-label=${app.t("page.proof.next")} ?disabled=${walked.at === walked.steps.length - 1} @click=${() => session.stepWalk(1)}>${icons.next}</button>
      <button @click=${() => session.why()}>${app.t("page.proof.done")}</button>
    </div>
  </div>`;
}
