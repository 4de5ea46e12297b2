// Tập: one item, from the question to the star. The core judges; the board shows; the robot says it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { sound } from "../page/voice.ts";
import type { FactsAnswer, GradeAnswer } from "./answers.ts";
import { askText } from "./ask.ts";
import { boardPlace, shown } from "./board_place.ts";
import { ChooseWork } from "./choose_work.ts";
import { focusAnswer, heard, showSaid } from "./focus.ts";
import { Hints } from "./hints.ts";
import type { CourseGame, Item } from "./lesson.ts";
import { MoveWork } from "./move_work.ts";
import { goalPicture, signs, starRow } from "./pictures.ts";
import type { Stars } from "./pupil.ts";
import { register } from "./register.ts";
import { Replay, type Scene } from "./replay.ts";
import { forget, type Mood, robot, say, sayOnce, silent } from "./robot.ts";
import { RuleWork } from "./rule_work.ts";
import { SetUpWork } from "./set_up_work.ts";
import type { Finish } from "./stars.ts";
import { TapWork } from "./tap_work.ts";
import { type Board, type Desk, kNoBoard, type Work } from "./work.ts";

/** Where an item stands among others, and what becomes of it. */
export interface Errand {
  game: CourseGame;
  item: Item;
  title: () => string;
  wayBack: () => { href: string; name: string };
  /** Where the large arrow leads when it is done. */
  next: () => { href: string; name: string };
  /** Which of how many it is, from 0; and those that are done. */
  way?: { n: number; total: number; isDone: (n: number) => boolean };
  /** One answer counts, and nothing helps. */
  isExam?: true;
  finished(finish: Finish): Promise<Stars>;
}

const kWorks = { move: MoveWork, tap: TapWork, choose: ChooseWork, set_up: SetUpWork, rule: RuleWork } as const;

export class ExercisePage implements Page, Desk {
  readonly game: CourseGame;
  readonly item: Item;
  facts: FactsAnswer = { ok: false, fen: "", turn: "", legal: 0, asks: [] };
  private readonly work: Work;
  private readonly hints: Hints;
  private replay: Replay | null = null;
  private text: () => string = () => "";
  private mood: Mood = "asks";
  private stars: Stars | null = null;
  private finish: Finish = { wrong: 0, hints: 0, shown: false };
  /** The question stands on the board. */
  private begun = false;
  /** An exam's answer has been given. */
  private isOver = false;
  /** An answer is being looked at: no second one meanwhile. */
  private busy = false;
  /** The touches that are answered one after the other. */
  private touches: Promise<void> = Promise.resolve();

  constructor(private readonly errand: Errand) {
    this.game = errand.game;
    this.item = errand.item;
    this.work = new kWorks[this.item.input ?? "move"](this);
    this.hints = new Hints(this.game);
    forget();
    void this.open();
  }

  private async open(): Promise<void> {
    this.facts = await app.ask<FactsAnswer>({ op: "exercise", game: this.game, item: this.item });
    if (!this.facts.ok) this.text = () => app.tell(this.facts.error!, { game: this.game });
    else await this.again();
    focusAnswer();
  }

  title(): string {
    return this.errand.title();
  }
  wayBack(): { href: string; name: string } {
    return this.errand.wayBack();
  }
  leave(): void {
    this.replay?.stop();
    this.work.leave?.();
  }

  get explains(): boolean {
    return register.now.pace === "older";
  }

  // --- how it goes ----------------------------------------------------------------------------

  /** From the start, with the question. */
  private async again(): Promise<void> {
    this.replay?.stop();
    this.replay = null;
    this.mood = "asks";
    await this.work.begin();
    this.begun = true;
    this.hints.moved();
    this.text = () => askText(this.game, this.facts);
    say(this.text());
    app.redraw();
  }

  async grade(answer: object): Promise<GradeAnswer> {
    return app.ask<GradeAnswer>({ op: "exercise", game: this.game, item: this.item, answer });
  }

  async right(scenes: Scene[]): Promise<void> {
    sound("end");
    this.mood = "glad";
    this.stars = await this.errand.finished(this.finish);
    this.tell(scenes);
  }

  wrong(scenes: Scene[]): void {
    sound("refused");
    this.finish.wrong += 1;
    this.mood = "sorry";
    void this.missed();
    this.tell(scenes.length ? scenes : [{ text: () => app.t("school.not_yet"), views: [{ ...this.work.board, last: [...this.work.board.last] }] }]);
  }

  well(): void {
    sound("move");
    this.mood = "asks";
    this.text = () => askText(this.game, this.facts);
    silent(this.text());
    app.redraw();
  }

  /** In an exam a wrong answer is the answer. */
  private async missed(): Promise<void> {
    if (!this.errand.isExam || this.isOver) return;
    this.isOver = true;
    await this.errand.finished(this.finish);
  }

  told(text: () => string): void {
    this.text = text;
    // The question of the reason is no mistake; a square that is none is.
    if (this.item.input === "tap" || this.item.input === "set_up") {
      this.finish.wrong += 1;
      this.mood = "sorry";
      if (this.errand.isExam) return this.wrong([{ text, views: [{ ...this.work.board, last: [] }] }]);
      sound("refused");
    } else {
      sound("move");
    }
    this.hints.moved();
    say(text());
    app.redraw();
  }

  private tell(scenes: Scene[]): void {
    this.hints.marks = [];
    this.replay = new Replay(scenes);
    this.replay.play(0);
    showSaid();
    // Whoever uses the keyboard goes on from here.
    setTimeout(() => document.querySelector<HTMLElement>(".school .go")?.focus({ preventScroll: true }));
  }

  private async help(): Promise<void> {
    const solve = this.hints.isSpent;
    const hint = await this.hints.next(this.work.rest);
    if (!hint) return;
    if (solve) {
      this.finish.shown = true;
      this.hints.marks = [];
      await this.work.follow(hint);
      return;
    }
    this.finish.hints += 1;
    this.mood = "asks";
    this.text = () => this.hints.text(hint);
    say(this.text());
    app.redraw();
    showSaid();
  }

  private async once(act: () => Promise<void> | undefined): Promise<void> {
    if (this.busy || this.replay) return;
    this.busy = true;
    try {
      await act();
    } finally {
      this.busy = false;
    }
  }

  /** Quick fingers are faster than a slow phone: no touch is lost. */
  private inTurn(act: () => Promise<void> | undefined): void {
    this.touches = this.touches.then(() => this.once(act));
  }

  // --- how it looks ---------------------------------------------------------------------------

  private get board(): Board {
    if (!this.facts.ok) return { ...kNoBoard, fen: this.item.fen };
    if (this.replay) return shown(this.replay.view);
    const { board } = this.work;
    return this.hints.marks.length ? { ...board, marks: [...board.marks, ...this.hints.marks] } : board;
  }

  view(): TemplateResult {
    const said = this.replay ? this.replay.scene.text() : this.text();
    if (said) sayOnce(said);
    const board = boardPlace(this.game, this.board, this.facts.turn || "white", {
      attempt: (detail) => this.once(() => this.work.attempt?.(detail)),
      tap: (detail) => this.inTurn(() => this.work.tap?.(detail)),
      place: (detail) => this.once(() => this.work.place?.(detail)),
    });
    return html`<main class="school item ${this.game}" data-phase=${this.phase}>
      <div class="above">${this.dots()}${robot(said, this.mood, this.replay ? "" : goalPicture(this.game, this.item))}</div>
      ${board}
      <div class="tools">${this.replay ? this.afterwards(this.replay) : this.meanwhile()}</div>
    </main>`;
  }

  private get phase(): string {
    if (!this.begun) return "opening";
    if (this.stars) return "solved";
    return this.replay ? "shown" : "asking";
  }

  private dots(): TemplateResult | typeof nothing {
    if (!this.errand.way) return nothing;
    const { n, total, isDone } = this.errand.way;
    return html`<p class="way" role="img" aria-label=${app.t("school.item", { n: n + 1, total })}>
      ${Array.from({ length: total }, (_, i) => html`<i class="${isDone(i) ? "lit" : ""} ${i === n ? "now" : ""}"></i>`)}</p>`;
  }

  private meanwhile(): TemplateResult {
    if (!this.begun) return html``;
    return html`${this.work.controls?.() ?? nothing}
      ${this.errand.isExam ? nothing : html`<div class="row-of">${this.hints.button(() => void this.once(() => this.help()))}
        ${this.work.tools?.() ?? html`<button class="help" aria-label=${app.t("school.restart")} @click=${() => this.again()}>${signs.again}<b>${app.t("school.restart.short")}</b></button>`}</div>`}`;
  }

  private afterwards(replay: Replay): TemplateResult {
    const more = html`<button class="large ${this.stars ? "" : "go"} main" @click=${() => replay.play(replay.n + 1)}>${icons.next}<b>${app.t(this.stars ? "school.why" : "school.then")}</b></button>`;
    const replayed = html`<button class="help" aria-label=${app.t("school.watch_again")} @click=${() => replay.play(0)}>${signs.again}<b>${app.t("school.watch_again.short")}</b></button>`;
    if (!this.stars) {
      return html`${replay.isLast && this.isOver ? this.onwards() : replay.isLast ? html`<button class="large main go" @click=${() => this.again()}>${signs.again}<b>${app.t("school.try_again")}</b></button>` : more}
        <div class="row-of">${replayed}</div>`;
    }
    if (this.errand.isExam) return html`<div class="won"><span class="stars"><span class="lit">${signs.star}</span></span></div>${this.onwards()}`;
    return html`<div class="won">${starRow(this.stars, app.t("school.stars", { n: this.stars }))}</div>
      ${this.onwards()}
      <div class="row-of">${replay.isLast ? replayed : html`<button class="help" @click=${() => replay.play(replay.n + 1)}>${signs.ask}<b>${app.t("school.why")}</b></button>`}
        <button class="help" @click=${() => this.fromAnew()}>${icons.undo}<b>${app.t("school.once_more")}</b></button></div>`;
  }

  private onwards(): TemplateResult {
    const { href, name } = this.errand.next();
    return html`<a class="large main go" href=${href} @click=${heard}>${icons.next}<b>${name}</b></a>`;
  }

  /** Done, and done again. */
  private async fromAnew(): Promise<void> {
    this.stars = null;
    this.finish = { wrong: 0, hints: 0, shown: false };
    this.hints.notch = 0;
    await this.again();
  }
}
