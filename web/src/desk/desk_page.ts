// The arbiter's desk: what happened at the board is entered by hand, and each step has its ruling with the article.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardEvents } from "../board/index.ts";
import type { Mark, Shape } from "../board/types.ts";
import { kPresets } from "../clock/presets.ts";
import { lawLine } from "../law/link.ts";
import { app } from "../page/app.ts";
import { boardLooks, viewpoint } from "../page/board_words.ts";
import { gameTabs } from "../page/game_tabs.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { properties } from "../page/properties.ts";
import { kShapes } from "../page/shapes.ts";
import type { GameName, RuleSet, Step } from "../table/answers.ts";
import { type GameRecord, otherOf } from "../table/record.ts";
import { gameName, ruleName } from "../table/rule_words.ts";
import { clockText } from "../table/ticker.ts";
import { type Act, claimsOf, type Field, kActs, kResults } from "./acts.ts";
import { DeskLog } from "./desk_log.ts";
import { deskTabs } from "./tabs.ts";
import { aboutOf, eventText, isRoutine, rulingTexts, squareName } from "./telling.ts";

export class DeskPage implements Page {
  private readonly shape: Shape;
  private readonly log: DeskLog;
  private sets: RuleSet[] = [];
  /** Who was chosen for this entry; else it is who would do it. */
  private chosen = "";
  private act: Act = kActs[1]!;
  private seconds = 5;
  private readonly values: Record<Field, string>;
  private printing = false;
  /** Every move on the board is entered with its press of the clock. */
  private pressing = false;

  /** `record`: a game of the table, whose log is read and printed. */
  constructor(private readonly game: GameName, record: GameRecord | null = null) {
    this.shape = kShapes[game];
    this.log = new DeskLog(game, record);
    this.values = { square: "", from: "", of: this.shape.sides[1]!, claim: claimsOf(game)[0]!.id, seconds: "60", result: kResults[0]! };
    void app.rules(game).then((sets) => {
      this.sets = sets;
      const known = sets.some(({ name }) => name === this.log.rules);
      return this.log.use(known ? this.log.rules : (sets.find(({ press }) => press)?.name ?? sets[0]?.name ?? ""));
    });
  }

  title(): string {
    return app.t("page.desk.title");
  }

  wayBack(): { href: string; name: string } | undefined {
    const { record } = this.log;
    return record ? { href: `#/play/${record.id}`, name: app.t("page.desk.back") } : undefined;
  }

  private get ruleSet(): RuleSet | undefined {
    return this.sets.find(({ name }) => name === this.log.rules);
  }

  private get turn(): string {
    return this.log.turn || this.shape.sides[0]!;
  }

  /** Who would do that now: press who has moved and not pressed, call the flag whose clock stands, answer an offer who did not make it; else who has the move. */
  private get by(): string {
    if (this.chosen) return this.chosen;
    const { turn, game } = this;
    const { clocks, offer } = this.log.ruling ?? {};
    switch (this.act.id) {
      case "press":
        return this.log.toPress || turn;
      case "flag":
        return otherOf(game, clocks?.running ?? turn);
      case "accept_draw":
      case "decline_draw":
        return offer ? otherOf(game, offer) : turn;
      default:
        return turn;
    }
  }

  private note(event: Parameters<DeskLog["add"]>[0]): Promise<void> {
    this.chosen = "";
    return this.log.add(event, Math.max(0, this.seconds) * 1000);
  }

  /** A move on the board is made as it was made at the board, allowed or not. */
  private async move({ from, to, promotion }: BoardEvents["attempt"]): Promise<void> {
    document.querySelector("luatco-board")?.refuse();
    const by = this.turn;
    await this.note({ do: "move", by, move: from + to + (promotion ?? "") });
    if (this.pressing && this.log.ruling?.state !== "over") await this.log.add({ do: "press", by }, 0);
  }

  /** The squares that the chosen act asks for. */
  private get pointing(): ("from" | "square")[] | null {
    const asked = this.act.fields.filter((field) => field === "from" || field === "square") as ("from" | "square")[];
    return asked.length ? asked : null;
  }

  private get marks(): Mark[] {
    return (this.pointing ?? []).flatMap((field) => (this.values[field] ? [{ square: this.values[field], kind: "note" as const }] : []));
  }

  /** A tap on the board fills the first square that is asked for and open; on a full form it begins anew. */
  private point(square: string): void {
    const asked = this.pointing ?? [];
    if (asked.every((field) => this.values[field])) for (const field of asked) this.values[field] = "";
    const open = asked.find((field) => !this.values[field]);
    if (open) this.values[open] = square;
    app.redraw();
  }

  private enter(): void {
    const { act, values } = this;
    const event: Record<string, unknown> = { do: act.do, ...(act.act ? { act: act.act } : {}), ...(act.by === "player" ? { by: this.by } : {}) };
    for (const field of act.fields) {
      if (field === "claim") event["kind"] = values.claim;
      else if (field === "seconds") event["ms"] = Number(values.seconds) * 1000;
      else if (field === "of") event["of"] = act.do === "flag" ? otherOf(this.game, this.by) : values.of;
      else if (values[field]) event[field] = values[field];
    }
    void this.note(event as Parameters<DeskLog["add"]>[0]);
    if (!this.pointing) return;
    // The board takes moves again.
    this.values.square = this.values.from = "";
    this.act = kActs.find(({ id }) => id === "press")!;
  }

  private print(): void {
    this.printing = true;
    app.redraw();
    setTimeout(() => {
      globalThis.print();
      this.printing = false;
      app.redraw();
    });
  }

  // --- what is seen ---------------------------------------------------------------------------

  view(): TemplateResult {
    const { shape, game, log } = this;
    viewpoint.side = shape.sides[0]!;
    return html`<main class="table asking desk ${shape.cells}" data-game=${game}>
      <div class="above">${gameTabs(game, "desk")}</div>
      <div class="board"><luatco-board theme=${app.settings.theme || nothing}
        ${properties({
          ...boardLooks(game, shape),
          mode: this.pointing ? "tap" : "move",
          fen: log.ruling?.fen ?? shape.initial,
          movable: log.record ? [] : null,
          targets: null,
          marks: this.marks,
        })}
        @tap=${(event: CustomEvent<BoardEvents["tap"]>) => this.point(event.detail.square)}
        @attempt=${(event: CustomEvent<BoardEvents["attempt"]>) => void this.move(event.detail)}></luatco-board></div>
      <div class="beside">
        ${deskTabs(game, "")}
        <p class="soft">${app.t(log.record ? "page.desk.about_game" : "page.desk.about")}</p>
        ${this.clocks()}${log.record ? nothing : this.form()}${this.outcome()}
        <ol class="log" aria-label=${app.t("page.desk.log")}>${this.steps().map((row) => row)}</ol>
        <div class="answers">
          <button ?disabled=${log.events.length === 0} @click=${() => this.print()}>${app.t("page.desk.print")}</button>
          ${log.record ? nothing : html`<button ?disabled=${log.events.length === 0} @click=${() => log.begin(null)}>${app.t("page.desk.new")}</button>`}
        </div>
        ${log.record ? nothing : this.settings()}
      </div>
      ${this.printing ? this.protocol() : nothing}
    </main>`;
  }

  private clocks(): TemplateResult | typeof nothing {
    const clocks = this.log.ruling?.clocks;
    if (!clocks) return nothing;
    return html`<p class="clocks">${this.shape.sides.map((side) => html`<span class="clock" ?data-running=${clocks.running === side}>${app.t(`word.side.${side}`)} ${clockText(Number(clocks[side]))}</span>`)}</p>`;
  }

  private form(): TemplateResult {
    const { act, shape } = this;
    const choose = <T extends string>(label: string, value: T, all: { id: T; text: string }[], then: (value: T) => void) => html`<label class="select"><span>${label}</span><select
      @change=${(event: Event) => { then((event.target as HTMLSelectElement).value as T); app.redraw(); }}>${all.map(({ id, text }) => html`<option value=${id} .selected=${id === value}>${text}</option>`)}</select></label>`;
    const sides = shape.sides.map((side) => ({ id: side, text: app.t(`word.side.${side}`) }));
    return html`<form class="entry" @submit=${(event: Event) => { event.preventDefault(); this.enter(); }}>
      ${choose(app.t("page.desk.what"), act.id, kActs.map(({ id, word }) => ({ id, text: app.t(word) })), (id) => { this.act = kActs.find((one) => one.id === id)!; this.chosen = ""; })}
      ${act.by === "player" ? choose(app.t("page.desk.who"), this.by, sides, (side) => (this.chosen = side)) : nothing}
      ${this.pointing ? html`<p class="soft wide">${app.t("page.desk.point")}</p>` : nothing}
      ${act.fields.map((field) => this.field(field, sides, choose))}
      <label><span>${app.t("page.desk.after")}</span><input type="number" min="0" max="86400" inputmode="numeric" .value=${String(this.seconds)} @change=${(event: Event) => (this.seconds = Number((event.target as HTMLInputElement).value))}></label>
      <button class="main">${app.t("page.desk.enter")}</button>
    </form>
    ${this.ruleSet?.press
      ? html`<button class="switch" role="switch" aria-checked=${this.pressing} @click=${() => { this.pressing = !this.pressing; app.redraw(); }}>${app.t("page.desk.with_press")}</button>`
      : nothing}`;
  }

  private field(field: Field, sides: { id: string; text: string }[], choose: (label: string, value: string, all: { id: string; text: string }[], then: (value: string) => void) => TemplateResult): TemplateResult | typeof nothing {
    const set = (value: string): void => void (this.values[field] = value);
    if (field === "of") return this.act.do === "flag" ? nothing : choose(app.t("page.desk.of"), this.values.of, sides, set);
    if (field === "claim") return choose(app.t("page.drawn.which"), this.values.claim, claimsOf(this.game).map(({ id, word }) => ({ id, text: app.t(word) })), set);
    if (field === "result") return choose(app.t("page.print.result"), this.values.result, kResults.map((id) => ({ id, text: id })), set);
    const label = { square: "page.desk.square", from: "page.desk.from", seconds: "page.desk.seconds" }[field];
    const named = field !== "seconds" && this.game === "xiangqi" && this.values[field] ? ` · ${squareName(this.game, this.values[field], this.by)}` : "";
    return html`<label><span>${app.t(label)}${named}</span><input autocomplete="off" autocapitalize="off" maxlength="6" .value=${this.values[field]} @input=${(event: Event) => set((event.target as HTMLInputElement).value.trim().toLowerCase())}></label>`;
  }

  /** The events to be told: all that were entered here; of a game of the table those that are not in every move. */
  private shown(): number[] {
    const { events, record, ruling } = this.log;
    const all = [...events.keys()];
    return record ? all.filter((index) => !isRoutine(events, ruling?.steps ?? [], index)) : all;
  }

  private steps(): TemplateResult[] {
    const { events, ruling } = this.log;
    const rows = this.shown().map((index) => {
      const event = events[index]!;
      const step: Step | undefined = ruling?.steps?.[index];
      const side = event.by ?? this.turn;
      const texts = step ? rulingTexts(this.game, step, side, this.ruleSet) : [];
      const refused = step?.accepted === false;
      return html`<li class=${refused ? "refused" : ""} data-step=${index}>
        <span class="number">${sinceStart(event.t)}</span>
        <div><b>${eventText(this.game, event, this.log.names[index])}</b>
          ${refused ? html`<span class="tag">${app.t("page.desk.refused")}</span>` : nothing}
          ${texts.map((text) => html`<p>${text}</p>`)}
          ${step?.article ? lawLine(this.game, aboutOf(step), step.article) : nothing}
          ${step?.clocks ? html`<small class="soft">${this.shape.sides.map((one) => `${app.t(`word.side.${one}`)} ${clockText(Number(step.clocks![one]))}`).join(" · ")}</small>` : nothing}
        </div>
        ${this.log.record ? nothing : html`<button class="round" aria-label=${app.t("page.desk.remove", { n: index + 1 })} @click=${() => this.log.remove(index)}>${icons.close}</button>`}
      </li>`;
    });
    return rows.reverse();
  }

  private outcome(): TemplateResult | typeof nothing {
    const { ruling } = this.log;
    const outcome = ruling?.outcome;
    if (!outcome) return nothing;
    return html`<div class="card good" role="status" data-outcome><strong>${(outcome.result ?? "").replace("1/2-1/2", "½–½")}</strong>
      <p>${app.tell(outcome, { game: this.game, side: this.turn })}</p>${lawLine(this.game, outcome.ending, outcome.article)}</div>`;
  }

  private settings(): TemplateResult {
    const { log } = this;
    return html`<details class="group"><summary>${app.t("page.desk.settle")}</summary>
      <label class="select"><span>${app.t("page.new.rules")}</span><select @change=${(event: Event) => log.use((event.target as HTMLSelectElement).value)}>
        ${this.sets.map(({ name }) => html`<option value=${name} .selected=${name === log.rules}>${ruleName(name)}</option>`)}</select></label>
      <p>${app.t("page.desk.clock")}</p>
      <div class="choices two">${kPresets.map(({ text, periods }) => html`<button class="choice" @click=${() => log.begin(periods)}>${text}</button>`)}</div>
    </details>`;
  }

  private protocol(): TemplateResult {
    const { log } = this;
    const outcome = log.ruling?.outcome;
    const line = (label: string, value = "") => html`<p class="line"><b>${label}:</b> ${value}</p>`;
    const { record } = log;
    const name = (side: string): string => (record ? record.card.names[record.seats[side]!] : "");
    const date = record ? new Date(record.began).toLocaleDateString(app.language) : "";
    return html`<section class="paper" aria-hidden="true"><h2>${app.t("page.desk.protocol")} · ${gameName(this.game)}</h2>
      <div class="head">${this.shape.sides.map((side) => line(app.t(`word.side.${side}`), name(side)))}${line(app.t("page.print.event"))}${line(app.t("page.print.date"), date)}</div>
      <p>${app.t("page.rules.shown", { text: ruleName(log.rules) })} · ${log.ruling?.edition ?? ""}</p>
      <table class="protocol"><tbody>${this.shown().map((index, row) => {
        const event = log.events[index]!;
        const step = log.ruling?.steps?.[index];
        const texts = step ? rulingTexts(this.game, step, event.by ?? this.turn, this.ruleSet) : [];
        return html`<tr><td>${row + 1}.</td><td>${sinceStart(event.t)}</td><td>${eventText(this.game, event, log.names[index])}${step?.accepted === false ? ` (${app.t("page.desk.refused")})` : ""}
          ${texts.map((text) => html`<br>${text}`)}</td><td>${step?.article ?? ""}</td></tr>`;
      })}</tbody></table>
      ${outcome ? html`<p><b>${outcome.result}</b> ${app.tell(outcome, { game: this.game, side: this.turn })} ${outcome.article ?? ""}</p>` : nothing}
      <div class="head signed">${[...this.shape.sides.map((side) => app.t(`word.side.${side}`)), app.t("page.desk.arbiter")].map((who) => line(app.t("page.desk.signed", { text: who })))}</div>
    </section>`;
  }
}

/** "0:05:20": how long after the beginning. */
function sinceStart(ms: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
