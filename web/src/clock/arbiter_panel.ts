// The arbiter at the clock: time given and taken, illegal moves counted, a press undone.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import type { RuleSet } from "../table/answers.ts";
import { ruleName } from "../table/rule_words.ts";
import { otherOf } from "../table/record.ts";
import { clockText } from "../table/ticker.ts";
import type { ClockLog, ClocksAnswer } from "./clock_log.ts";

const kSteps = [-60_000, -10_000, 10_000, 60_000, 120_000];
/** FIDE 7.5.5: the second completed illegal move of a player loses. */
const kLosing = 2;

export class ArbiterPanel {
  private sets: RuleSet[] = [];

  /** `changed`: something was done to the clocks. */
  constructor(private readonly log: ClockLog, private readonly changed: () => void, private readonly close: () => void) {
    void app.rules(log.game).then((sets) => {
      this.sets = sets.filter(({ penalty_ms }) => penalty_ms);
      app.redraw();
    });
  }

  /** Before the arbiter chooses one, the set with the penalty of such a time control (FIDE 7.5.5, and A.4 and B.2 for quick ones). */
  private get rules(): string {
    const penalties = this.sets.map(({ penalty_ms }) => penalty_ms!);
    const usual = this.log.quick ? Math.min(...penalties) : Math.max(...penalties);
    return this.log.rules ?? this.sets.find(({ penalty_ms }) => penalty_ms === usual)?.name ?? "";
  }

  /** 0: the game's sets give no time for it. */
  private get penalty(): number {
    return this.sets.find(({ name }) => name === this.rules)?.penalty_ms ?? 0;
  }

  view(shown: ClocksAnswer): TemplateResult {
    const { log } = this;
    return html`<section class="panel" aria-label=${app.t("page.timer.arbiter")}>
      <div class="panel-head"><h2>${app.t("page.timer.arbiter")}</h2><button class="round" aria-label=${app.t("page.close")} @click=${() => this.close()}>${icons.close}</button></div>
      ${log.sides.map((side) => this.of(side, shown))}
      ${this.sets.length > 1 ? html`<label class="select"><span>${app.t("page.new.rules")}</span><select @change=${(event: Event) => { log.useRules((event.target as HTMLSelectElement).value); app.redraw(); }}>
        ${this.sets.map(({ name }) => html`<option value=${name} .selected=${name === this.rules}>${ruleName(name)}</option>`)}</select></label>` : nothing}
      <div class="answers"><button ?disabled=${!log.mayUndo} @click=${() => { log.undoPress(); this.changed(); }}>${icons.undo}${app.t("page.timer.undo")}</button></div>
      <p class="soft">${app.t("page.timer.undo_help")}</p>
      ${log.corrections.length ? html`<ol class="corrections">${log.corrections.slice(0, 12).map((event) => html`<li>${told(event)}</li>`)}</ol>` : nothing}
    </section>`;
  }

  private of(side: string, shown: ClocksAnswer): TemplateResult {
    const { log } = this;
    const count = log.illegal(side);
    const name = app.t(`word.side.${side}`);
    return html`<fieldset><legend>${name} · ${clockText(Number(shown.clocks[side]))}</legend>
      <div class="answers small">${kSteps.map((ms) => html`<button aria-label="${name}: ${signed(ms)}" @click=${() => { log.addTime(side, ms); this.changed(); }}>${signed(ms)}</button>`)}</div>
      <div class="answers small"><span>${app.t("page.timer.illegal", { n: count })}</span>
        <button @click=${() => { log.countIllegal(side, this.penalty); this.changed(); }}>${app.t("page.timer.count")}${this.penalty && count === 0 ? html` <small>${app.t("page.timer.gives", { side: otherOf(log.game, side), text: signed(this.penalty) })}</small>` : nothing}</button>
        <button ?disabled=${count === 0} @click=${() => { log.forgetIllegal(side); this.changed(); }}>${app.t("page.timer.uncount")}</button></div>
      ${this.penalty && count >= kLosing ? html`<p class="card bad" role="status">${app.t("page.timer.second", { side })} <small>FIDE 7.5.5</small></p>` : nothing}
    </fieldset>`;
  }
}

const signed = (ms: number): string => `${ms < 0 ? "−" : "+"}${Math.floor(Math.abs(ms) / 60_000)}:${String((Math.abs(ms) / 1000) % 60).padStart(2, "0")}`;

function told(event: { [member: string]: unknown }): string {
  if (event["act"] === "pause") return app.t("page.timer.did_pause");
  if (event["act"] === "resume") return app.t("page.timer.did_resume");
  return app.t("page.timer.did_time", { side: String(event["of"]), text: signed(Number(event["ms"])) });
}
