// What was settled before the game, to be read at any time in it: the rules, the hand, the clock, the penalties.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import { periodsHelp } from "./clock_choices.ts";
import { gameName, ruleName, ruleText } from "./rule_words.ts";
import type { Session } from "./session.ts";

/** Stands where the referee speaks, and over what it says, until it is put away. */
export function rulesCard(session: Session): TemplateResult {
  const { card, game } = session.record;
  const { ruleSet } = session;
  return html`<section class="told" aria-label=${app.t("page.rules.shown", { text: ruleName(card.rules) })}><div class="card rules">
    <div class="head"><strong>${gameName(game)}: ${ruleName(card.rules)}</strong>
      <button class="round" aria-label=${app.t("page.close")} @click=${() => session.openDrawer("rules")}>${icons.close}</button></div>
    <p>${ruleText(game, card.rules)}</p>
    <ul>${settled(session).map((text) => html`<li>${text}</li>`)}</ul>
    ${ruleSet ? html`<small>${app.t("page.rules.edition", { text: ruleSet.edition })}</small>` : nothing}
    ${protocolLink(session)}
    <button class="switch" role="switch" aria-checked=${card.coach} @click=${() => toggleCoach(session)}>${app.t("page.card.coach")}</button>
  </div></section>`;
}

/** To the log of all that happened, with its rulings, to be read and printed. The game of pawns has no arbiter. */
export function protocolLink({ record }: Session): TemplateResult | typeof nothing {
  if (record.game === "pawns" || record.events.length === 0) return nothing;
  return html`<div class="answers"><a class="button" href=${`#/desk/${record.game}/game/${record.id}`}>${app.t("page.rules.protocol")}</a></div>`;
}

function settled({ record: { card }, ruleSet }: Session): string[] {
  const texts = [app.t(card.touchMove ? "page.card.touch_on" : "page.card.touch_off")];
  if (ruleSet?.take_back !== false) texts.push(app.t(card.takeBack === "free" ? "page.card.back_free" : "page.card.back_agree"));
  texts.push(card.illegal === "rule" && ruleSet?.penalty_ms
    ? app.t("page.card.illegal_rule", { n: ruleSet.penalty_ms / 60_000 })
    : app.t("page.card.illegal_explain"));
  if (!card.drawOffers) texts.push(app.t("page.card.no_offers"));
  if (card.clock) texts.push(periodsHelp(card.clock), app.t(ruleSet?.flag === "automatic" ? "page.card.flag_automatic" : "page.card.flag_called"));
  return texts;
}

function toggleCoach(session: Session): void {
  session.record.card.coach = !session.record.card.coach;
  app.redraw();
}
