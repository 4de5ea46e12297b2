// Hỏi trọng tài: a dispute at a real board. Set it up, play the last moves, ask; the answer is the core's,
// with the law and the proof, large enough to be held out to the other player.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type BoardEvents, targetsOf } from "../board/index.ts";
import type { Arrow, Mark, Shape } from "../board/types.ts";
import { lawLine } from "../law/link.ts";
import type { GameName, JudgeAnswer, LineAnswer, MovesAnswer, RuleSet } from "../table/answers.ts";
import { moveName } from "../table/move_list.ts";
import { homeCard, homeRules, newRecord } from "../table/record.ts";
import { gameName, ruleName } from "../table/rule_words.ts";
import { app } from "./app.ts";
import { boardLooks, viewpoint } from "./board_words.ts";
import { icons } from "./icons.ts";
import type { Page } from "./page.ts";
import { properties } from "./properties.ts";
import { Editor } from "../setup/editor.ts";
import { gameTabs } from "./game_tabs.ts";
import { kShapes } from "./shapes.ts";
import { answerMove, answerQuestion, type Question, type Verdict } from "./verdict.ts";

const kQuestions: { id: Question; word: string }[] = [
  { id: "mate", word: "page.ask.mate" },
  { id: "draw", word: "page.ask.drawn" },
  { id: "repetition", word: "page.ask.repetition" },
];

export class ArbiterPage implements Page {
  private readonly shape: Shape;
  private step: "setup" | "moves" = "setup";
  private readonly editor: Editor;
  private moves: string[] = [];
  private line: LineAnswer | null = null;
  private legal: MovesAnswer | null = null;
  private rules: string;
  private sets: RuleSet[] = [];
  private verdict: Verdict | null = null;
  private large = false;

  constructor(private readonly game: GameName) {
    this.shape = kShapes[game];
    this.editor = new Editor(game, () => this.arranged());
    this.rules = homeRules(game);
    void Promise.all([app.words(game, "arbiter", "setup"), app.rules(game)]).then(([, sets]) => {
      this.sets = sets;
      if (!sets.some(({ name }) => name === this.rules)) this.rules = sets[0]?.name ?? "";
      return this.editor.read(this.shape.initial);
    });
  }

  title(): string {
    return app.t("page.ask.title");
  }

  private get fen(): string {
    return this.editor.fen;
  }

  private arranged(): void {
    this.moves = [];
    this.verdict = null;
    app.redraw();
  }

  // --- the moves ------------------------------------------------------------------------------

  private async attempt({ from, to, promotion }: BoardEvents["attempt"]): Promise<void> {
    const attempt = from + to + (promotion ?? "");
    const judged = await app.ask<JudgeAnswer>({ op: "judge", game: this.game, fen: this.fen, moves: this.moves, attempt });
    this.verdict = answerMove(judged, this.scene);
    if (judged.legal) this.moves.push(judged.move!);
    else document.querySelector("luatco-board")?.refuse();
    await this.look();
    this.announce();
  }

  private async look(): Promise<void> {
    const position = { game: this.game, fen: this.fen, moves: this.moves };
    [this.line, this.legal] = await Promise.all([
      app.ask<LineAnswer>({ op: "game", ...position }),
      app.ask<MovesAnswer>({ op: "moves", ...position }),
    ]);
    app.redraw();
  }

  /** What is done next is done on the board: back to it from under the pieces to set up with. */
  private goOn(): void {
    this.step = "moves";
    scrollTo(0, 0);
    void this.look();
  }

  private async back(): Promise<void> {
    this.moves.pop();
    this.verdict = null;
    await this.look();
  }

  private async ask(question: Question): Promise<void> {
    this.verdict = await answerQuestion(app.ask, question, {
      game: this.game,
      fen: this.fen,
      moves: this.moves,
      rules: this.rules || undefined,
    });
    this.announce();
  }

  private announce(): void {
    if (this.verdict) document.querySelector("luatco-board")?.announce(`${this.verdict.word} ${this.verdict.text}`, "assertive");
    app.redraw();
  }

  private get scene(): { game: string; side: string } {
    return { game: this.game, side: this.legal?.turn ?? this.shape.sides[this.editor.firstToMove ? 0 : 1] };
  }

  // --- what is seen ---------------------------------------------------------------------------

  view(): TemplateResult {
    return html`<main class="table asking ${this.shape.cells} ${this.large ? "shown" : ""}" data-game=${this.game}>
      <div class="above">${gameTabs(this.game, "ask")}</div>
      <div class="board">${this.board()}</div>
      <div class="beside">
        ${this.verdict ? this.answer(this.verdict) : nothing}
        ${this.step === "setup" ? this.settingUp() : this.questions()}
      </div>
    </main>`;
  }

  private board(): TemplateResult {
    const { shape, game, verdict } = this;
    const moving = this.step === "moves";
    const last = moving ? this.line?.plies[this.line.plies.length - 1] : undefined;
    viewpoint.side = this.scene.side;
    const marks: Mark[] = verdict?.shown.marks ?? [];
    const arrows: Arrow[] = verdict?.shown.arrows ?? [];
    return html`<luatco-board theme=${app.settings.theme || nothing}
      ${properties({
        ...boardLooks(game, shape),
        mode: moving ? "move" : this.editor.mode,
        fen: moving ? (this.line?.fen ?? this.fen) : this.fen,
        targets: moving && this.legal ? targetsOf(this.legal.moves) : null,
        last: last ? [last.from, last.to] : [],
        marks,
        arrows,
      })}
      @attempt=${(event: CustomEvent<BoardEvents["attempt"]>) => this.attempt(event.detail)}
      @place=${(event: CustomEvent<BoardEvents["place"]>) => this.editor.place(event.detail)}
      @tap=${(event: CustomEvent<BoardEvents["tap"]>) => this.editor.tap(event.detail)}
    ></luatco-board>`;
  }

  private answer(verdict: Verdict): TemplateResult {
    return html`<div class="card verdict ${verdict.tone}" data-verdict>
      <strong>${verdict.word}</strong>
      <p>${verdict.text}</p>
      ${lawLine(this.game, verdict.about, verdict.law)}
      ${verdict.more.map((text) => html`<p>${text}</p>`)}
      <small>${gameName(this.game)} · ${app.t("page.rules.shown", { text: ruleName(this.rules) })}</small>
      <div class="answers"><button @click=${() => { this.large = !this.large; app.redraw(); }}>${app.t(this.large ? "page.ask.smaller" : "page.ask.show")}</button></div>
    </div>`;
  }

  private settingUp(): TemplateResult {
    const { editor } = this;
    return html`
      <h2>${app.t("page.ask.step_one")}</h2>
      ${editor.palette()}${editor.turnAndStart()}${editor.told("without repairs")}
      <details class="group"><summary>FEN</summary>
        <label><span>FEN</span><input class="fen" autocomplete="off" spellcheck="false" .value=${editor.fen}
          @change=${(event: Event) => editor.read((event.target as HTMLInputElement).value)}></label></details>
      <button class="main large" ?disabled=${!editor.playable} @click=${() => this.goOn()}>${app.t("page.ask.go_on")}</button>`;
  }

  private questions(): TemplateResult {
    const plies = this.line?.plies ?? [];
    return html`
      <h2>${app.t("page.ask.step_two")}</h2>
      <p class="soft">${app.t("page.ask.step_two_help")}</p>
      ${plies.length ? html`<p class="line">${plies.map((ply, i) => html`<span class="number">${i + 1}.</span> ${moveName(this.game, ply)} `)}</p>` : nothing}
      <div class="answers">
        <button @click=${() => { this.step = "setup"; this.verdict = null; scrollTo(0, 0); void this.editor.read(this.fen); }}>${app.t("page.ask.set_up_again")}</button>
        <button ?disabled=${plies.length === 0} @click=${() => this.back()}>${icons.undo}${app.t("page.ask.back")}</button>
        <button @click=${() => this.playOn()}>${app.t("page.ask.play_on")}</button>
      </div>
      <h2>${app.t("page.ask.step_three")}</h2>
      <div class="answers questions">${kQuestions.map(({ id, word }) => html`<button class="main" @click=${() => this.ask(id)}>${app.t(word)}</button>`)}</div>
      ${this.sets.length > 1
        ? html`<label class="select"><span>${app.t("page.new.rules")}</span><select @change=${(event: Event) => this.use((event.target as HTMLSelectElement).value)}>
            ${this.sets.map(({ name }) => html`<option value=${name} ?selected=${name === this.rules}>${ruleName(name)}</option>`)}</select></label>`
        : nothing}`;
  }

  /** A game of its own from the position on the board. */
  private async playOn(): Promise<void> {
    const start = this.line?.fen ?? this.fen;
    const record = newRecord(this.game, { ...homeCard(this.game), rules: this.rules }, Date.now(), start);
    await app.store.put(record);
    location.hash = `#/play/${record.id}`;
  }

  private use(rules: string): void {
    this.rules = rules;
    this.verdict = null;
    app.redraw();
  }
}
