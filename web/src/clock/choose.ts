// Which time: a preset, or one's own numbers.
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { gameTabs } from "../page/game_tabs.ts";
import type { GameName } from "../table/answers.ts";
import { type ClockChoice, clockOf, kClocks } from "../table/clock_choices.ts";
import type { Period } from "../table/record.ts";
import { kPresets } from "./presets.ts";

/** Minutes of a game, seconds of a move. */
const kMost = 600;

export class Choose {
  private kind: ClockChoice = "fischer";
  private minutes = 10;
  private seconds = 5;

  constructor(private readonly game: GameName, private readonly chosen: (name: string, periods: Period[]) => void) {}

  view(): TemplateResult {
    return html`<main class="form">
      ${gameTabs(this.game, "clock")}
      <p>${app.t("page.timer.about")}</p>
      <section class="group" aria-label=${app.t("page.timer.presets")}><h2>${app.t("page.timer.presets")}</h2><div class="choices two">
        ${kPresets.map(({ text, of, periods }) => html`<button class="choice preset" @click=${() => this.chosen(text, periods)}><b>${text}</b><small>${app.t(of)}</small></button>`)}
      </div></section>
      <div class="group" role="radiogroup" aria-label=${app.t("page.timer.own")}><h2>${app.t("page.timer.own")}</h2>
        <div class="choices">${kClocks.filter(({ id }) => id !== "none").map(({ id, word }) =>
          html`<button class="choice" role="radio" aria-checked=${id === this.kind} @click=${() => { this.kind = id; app.redraw(); }}>${app.t(word)}</button>`)}</div>
        <div class="numbers">
          ${this.field("page.clock.minutes", this.minutes, 1, (value) => (this.minutes = value))}
          ${this.kind === "plain" ? nothing : this.field("page.clock.seconds", this.seconds, 0, (value) => (this.seconds = value))}
        </div>
        <p class="soft">${app.t(kClocks.find(({ id }) => id === this.kind)!.help, { n: this.minutes, limit: this.seconds })}</p>
        <button class="main large" @click=${() => this.own()}>${app.t("page.timer.take")}</button>
      </div>
    </main>`;
  }

  /** What is being typed is left alone; what is left in the field is what is taken. */
  private field(id: string, value: number, least: number, then: (value: number) => void): TemplateResult {
    const held = (text: string): number => Math.max(least, Math.min(kMost, Math.round(Number(text))));
    return html`<label><span>${app.t(id)}</span><input type="number" inputmode="numeric" min=${least} max=${kMost} .value=${live(String(value))}
      @input=${(event: Event) => { const { value: text } = event.target as HTMLInputElement; if (text) { then(held(text)); app.redraw(); } }}
      @change=${() => app.redraw()}></label>`;
  }

  private own(): void {
    const periods = clockOf(this.kind, this.minutes, this.seconds);
    const seconds = this.kind === "plain" ? "" : ` ${this.seconds}″`;
    if (periods) this.chosen(`${this.minutes}′${seconds} · ${app.t(kClocks.find(({ id }) => id === this.kind)!.word)}`, periods);
  }
}
