// The card before the game: what two people settle before the first move.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { gameTabs } from "../page/game_tabs.ts";
import type { Page } from "../page/page.ts";
import type { GameName, RuleSet } from "./answers.ts";
import type { ChooseEngine } from "../engine/choose.ts";
import { isSmall, kLevels } from "./computer.ts";
import { clockHelp, kClocks, type ClockChoice, clockOf } from "./clock_choices.ts";
import { type Card, homeCard, homeRules, newRecord, sidesOf } from "./record.ts";
import { ruleName, ruleText } from "./rule_words.ts";

/** A tournament binds the hand, punishes and prompts nobody; a family may change its mind and is told why. */
const settledBy = ({ touch_move, take_back, penalty_ms }: RuleSet): Partial<Card> =>
  ({ touchMove: touch_move === true, illegal: penalty_ms ? "rule" : "explain", coach: take_back !== false });

export class NewGamePage implements Page {
  private card: Card;
  private sets: RuleSet[] = [];
  private clock: ClockChoice = "none";
  private minutes = 10;
  private seconds = 5;
  /** Once somebody asks for more than the small search: null where there is no engine. */
  private engines: ChooseEngine | null | undefined;

  constructor(private readonly game: GameName) {
    this.card = { ...homeCard(game), ...app.settings.cards[game], computer: null };
    if (this.card.clock) this.clock = "fischer";
    void app.rules(game).then((sets) => {
      // What families play by comes first.
      const home = sets.filter(({ name }) => name === homeRules(game));
      this.sets = [...home, ...sets.filter((set) => !home.includes(set))];
      if (!sets.some(({ name }) => name === this.card.rules)) this.card.rules = sets[0]?.name ?? "";
      app.redraw();
    });
  }

  title(): string {
    return app.t("page.new.title");
  }

  private change(part: Partial<Card>): void {
    Object.assign(this.card, part);
    app.redraw();
  }

  /** What a set of rules settles stands on the card with it; people may still settle it otherwise. */
  private use(rules: string): void {
    const set = this.sets.find(({ name }) => name === rules);
    this.change({ rules, ...(set ? settledBy(set) : {}) });
  }

  private against({ level, engine }: { level: number; engine?: string }): void {
    const side = this.card.computer?.side ?? sidesOf(this.game)[1];
    this.change({ computer: { side, level, seed: Math.floor(Math.random() * 1e9), ...(engine ? { engine } : {}) } });
  }

  private async stronger(): Promise<void> {
    const { ChooseEngine } = await import("../engine/choose.ts");
    const engines = await ChooseEngine.meet(this.game);
    this.engines = engines.usual ? engines : null;
    if (engines.usual) this.against(engines.usual);
    app.redraw();
  }

  private get ruleSet(): RuleSet | undefined {
    return this.sets.find(({ name }) => name === this.card.rules);
  }

  view(): TemplateResult {
    const { card, game } = this;
    const [first, second] = sidesOf(game);
    const set = this.ruleSet;
    return html`<main class="form">
      ${gameTabs(game, "new")}

      ${this.group("page.new.who", html`
        ${this.choice(!card.computer, app.t("page.new.two"), () => this.change({ computer: null }))}
        ${kLevels.map(({ level, name }) => this.choice(card.computer?.level === level, app.t(name),
          () => this.against({ level })))}
        ${this.choice(!!card.computer && !isSmall(card.computer.level), app.t("page.computer.strong"), () => void this.stronger())}`,
        card.computer && isSmall(card.computer.level) ? app.t(kLevels[card.computer.level - 1]!.help) : this.engines === null ? app.t("page.engine.none") : "")}
      ${card.computer && !isSmall(card.computer.level) ? this.engines?.view(card.computer, (part) => this.against({ ...card.computer!, ...part })) : nothing}
      ${card.computer
        ? this.group("page.new.side", html`${[first, second].map((side) => this.choice(card.computer!.side !== side, app.t(`word.side.${side}`),
            () => this.change({ computer: { ...card.computer!, side: side === first ? second : first } })))}`)
        : html`<div class="group names"><h2>${app.t("page.new.names")}</h2>
            ${[0, 1].map((seat) => html`<label><span>${app.t(`word.side.${sidesOf(game)[seat]}`)}</span>
              <input autocomplete="off" maxlength="24" .value=${card.names[seat]} placeholder=${app.t("page.new.name_optional")}
                @input=${(event: Event) => (card.names[seat] = (event.target as HTMLInputElement).value)}></label>`)}</div>`}

      ${this.group("page.new.rules", html`${this.sets.map(({ name }) => this.choice(card.rules === name, ruleName(name), () => this.use(name)))}`,
        ruleText(game, card.rules))}

      ${set?.touch_move === undefined ? nothing : this.group("page.new.clock", html`${kClocks.map(({ id, word }) =>
        this.choice(this.clock === id, app.t(word), () => { this.clock = id; app.redraw(); }))}`, clockHelp(this.clock, this.minutes, this.seconds), this.clockNumbers())}

      <details class="group" .open=${card.touchMove}><summary>${app.t("page.new.settle")}</summary>
        ${set?.touch_move === undefined ? nothing : this.toggle("page.card.touch", card.touchMove, (on) => this.change({ touchMove: on }))}
        ${set?.take_back === false ? nothing : this.toggle("page.card.back_asks", card.takeBack === "agree", (on) => this.change({ takeBack: on ? "agree" : "free" }))}
        ${set?.penalty_ms ? this.toggle("page.card.punish", card.illegal === "rule", (on) => this.change({ illegal: on ? "rule" : "explain" })) : nothing}
        ${set?.touch_move === undefined ? nothing : this.toggle("page.card.offers", card.drawOffers, (on) => this.change({ drawOffers: on }))}
        ${this.toggle("page.card.coach", card.coach, (on) => this.change({ coach: on }))}
        ${card.computer ? nothing : this.toggle("page.card.turn_pieces", card.facing === "sides", (on) => this.change({ facing: on ? "sides" : "viewer" }))}
      </details>

      <div class="start"><button class="main large" @click=${() => this.begin()}>${app.t("page.new.begin")}</button></div>
    </main>`;
  }

  private group(title: string, body: TemplateResult, below = "", more: TemplateResult | typeof nothing = nothing): TemplateResult {
    return html`<div class="group" role="radiogroup" aria-label=${app.t(title)}><h2>${app.t(title)}</h2>
      <div class="choices">${body}</div>${more}${below ? html`<p class="soft">${below}</p>` : nothing}</div>`;
  }

  private choice(on: boolean, text: string, then: () => void): TemplateResult {
    const large = text.charAt(0).toLocaleUpperCase() + text.slice(1);
    return html`<button class="choice" role="radio" aria-checked=${on} @click=${then}>${large}</button>`;
  }

  private toggle(id: string, on: boolean, then: (on: boolean) => void): TemplateResult {
    return html`<button class="switch" role="switch" aria-checked=${on} @click=${() => then(!on)}>${app.t(id)}</button>`;
  }

  private clockNumbers(): TemplateResult | typeof nothing {
    if (this.clock === "none") return nothing;
    const field = (id: string, value: number, most: number, then: (value: number) => void) => html`<label><span>${app.t(id)}</span>
      <input type="number" inputmode="numeric" min="0" max=${most} .value=${String(value)}
        @input=${(event: Event) => { then(Math.max(0, Math.min(most, Number((event.target as HTMLInputElement).value)))); app.redraw(); }}></label>`;
    return html`<div class="numbers">
      ${field("page.clock.minutes", this.minutes, 600, (value) => (this.minutes = value))}
      ${this.clock === "plain" ? nothing : field("page.clock.seconds", this.seconds, 600, (value) => (this.seconds = value))}
    </div>`;
  }

  private async begin(): Promise<void> {
    const card: Card = { ...this.card, clock: this.ruleSet?.touch_move === undefined ? null : clockOf(this.clock, this.minutes, this.seconds) };
    await app.change({ game: this.game, cards: { ...app.settings.cards, [this.game]: card } });
    const record = newRecord(this.game, card, Date.now());
    await app.store.put(record);
    location.hash = `#/play/${record.id}`;
  }
}
