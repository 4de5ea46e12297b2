// A finished game: stepped through with what the core says of each position, given away, saved, printed, played on.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardEvents, LuatcoBoard } from "../board/index.ts";
import type { Arrow, Mark, Shape } from "../board/types.ts";
import { lawLine } from "../law/link.ts";
import { app } from "../page/app.ts";
import { boardLooks, viewpoint } from "../page/board_words.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { properties } from "../page/properties.ts";
import { kShapes } from "../page/shapes.ts";
import { pathOfFen, type Shared } from "../share/link.ts";
import { type Paper, print, sheet } from "../share/paper.ts";
import { SharePanel, type Shown } from "../share/panels.ts";
import type { Imported } from "../share/read_file.ts";
import type { LineAnswer, PlayedMove } from "../table/answers.ts";
import { shownBy } from "../table/marks.ts";
import { moveName } from "../table/move_list.ts";
import { homeCard, newRecord } from "../table/record.ts";
import { gameName } from "../table/rule_words.ts";
import { Examination, scoreText } from "./examination.ts";
import { type Fact, factsAt } from "./facts.ts";
import type { Score } from "./thought.ts";
import { WhatIf } from "./what_if.ts";

type Drawer = "share" | "save" | "print" | null;

export class ReviewPage implements Page {
  private readonly shape: Shape;
  private plies: PlayedMove[] = [];
  private start = "";
  private at = 0;
  private facts: Fact[] = [];
  private fault = "";
  private drawer: Drawer = null;
  private paper: Paper | null = null;
  private flipped = false;
  private examination: Examination | null = null;
  private whatIf: WhatIf | null = null;
  private readonly sharing: SharePanel;
  private readonly keys = (event: KeyboardEvent): void => this.key(event);

  constructor(private readonly shared: Shared, private readonly record: Imported | null, private readonly begin = 0) {
    this.shape = kShapes[shared.game];
    this.start = shared.fen || this.shape.initial;
    this.sharing = new SharePanel(shared.moves.length > 0);
    addEventListener("keydown", this.keys);
    void this.read();
  }

  title(): string {
    return app.t(this.shared.moves.length ? "page.review.title" : "page.review.position");
  }

  leave(): void {
    removeEventListener("keydown", this.keys);
    this.examination?.leave();
  }

  /** Moves that are none end the game before them, and that is told. */
  private async read(): Promise<void> {
    const { game, fen, moves } = this.shared;
    let line = await app.ask<LineAnswer>({ op: "game", game, fen: fen || undefined, moves });
    if (!line.ok) {
      const { error } = line;
      const reason = error?.reasons?.[0] ?? error?.faults?.[0];
      this.fault = app.t(error?.id === "api.bad_fen" ? "page.review.bad_position" : "page.review.bad_move", { n: (error?.ply ?? 0) + 1, text: reason ? app.tell(reason, { game }) : "" });
      const good = error?.id === "api.bad_move" ? moves.slice(0, error?.ply ?? 0) : [];
      line = await app.ask<LineAnswer>({ op: "game", game, fen: error?.id === "api.bad_fen" ? undefined : fen || undefined, moves: good });
    }
    this.start = line.start;
    this.plies = line.plies;
    const position = { game, fen: this.start, moves: this.moves };
    this.whatIf = new WhatIf(position);
    if (this.plies.length) {
      this.examination = new Examination(position);
      void this.examination.meet();
    }
    await this.go(this.begin);
  }

  private get moves(): string[] {
    return this.plies.map(({ move }) => move);
  }

  private get fen(): string {
    if (this.whatIf?.at) return this.whatIf.plies[this.whatIf.at - 1]!.fen;
    return this.at ? this.plies[this.at - 1]!.fen : this.start;
  }

  private get shown(): Shown {
    const tried = this.whatIf?.at ? this.whatIf.plies[this.whatIf.at - 1] : null;
    const last = tried ?? (this.at ? this.plies[this.at - 1]! : null);
    return {
      game: this.shared.game,
      fen: this.start === this.shape.initial ? "" : this.start,
      moves: this.moves,
      result: this.record?.result ?? "*",
      tags: this.record?.tags ?? {},
      ...(this.record && !this.fault ? { comments: this.record.comments, ...(this.record.variations ? { variations: this.record.variations } : {}) } : {}),
      position: this.fen,
      last: last ? [last.from, last.to] : [],
    };
  }

  private async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.plies.length));
    this.whatIf?.leave();
    app.redraw();
    const { at } = this;
    void this.whatIf?.look(at);
    const facts = await factsAt({ game: this.shared.game, fen: this.start, moves: this.moves, ply: at, record: this.record });
    if (at !== this.at) return;
    this.facts = facts;
    app.redraw();
    const move = this.plies[at - 1];
    const told = this.examination ? [this.examination.told(at), ...this.examination.remarks(at)].filter(Boolean) : [];
    if (move) document.querySelector("luatco-board")?.announce([moveName(this.shared.game, move), ...facts.map(({ text }) => text), ...told].join(". "));
    document.querySelector(".ply[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private key(event: KeyboardEvent): void {
    const target = event.composedPath()[0] as HTMLElement;
    if (target.closest?.("input, textarea, select, [role=grid], .grid") || event.altKey || event.ctrlKey || event.metaKey) return;
    const tried = this.whatIf?.on ? this.whatIf : null;
    const [here, end] = tried ? [tried.at, tried.plies.length] : [this.at, this.plies.length];
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: end, Escape: tried ? -1 : undefined }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void (tried && to >= 0 ? tried.go(this.at, to) : this.go(tried ? this.at : to));
  }

  private async attempt(event: CustomEvent<BoardEvents["attempt"]>): Promise<void> {
    await this.whatIf?.attempt(event.currentTarget as LuatcoBoard, this.at, event.detail);
  }

  /** The better line in place of move number `ply`. */
  private async better(ply: number, moves: string[]): Promise<void> {
    await this.go(ply - 1);
    await this.whatIf?.play(ply - 1, moves, 1);
  }

  private async judge(): Promise<void> {
    const { whatIf, examination } = this;
    if (!whatIf || !examination) return;
    const { plies, at } = whatIf;
    whatIf.told = "";
    const thought = await examination.one(whatIf.position(this.at));
    if (plies !== whatIf.plies || at !== whatIf.at) return;
    whatIf.told = typeof thought === "string" ? thought : "";
    if (typeof thought !== "string") {
      const line = await app.ask<LineAnswer>({ op: "game", ...whatIf.position(this.at), fen: this.fen, moves: thought.line.slice(0, 1) });
      const score = scoreText(this.fromFirst(thought.score));
      whatIf.told = app.t("page.review.thought", { score, text: line.ok && line.plies[0] ? moveName(this.shared.game, line.plies[0]) : "" });
      whatIf.thought = thought;
    }
    app.redraw();
  }

  /** What the examiner would play on the board as it stands. */
  private get arrows(): Arrow[] {
    const { whatIf, examination } = this;
    const thought = whatIf?.on ? whatIf.thought : examination?.analysis.thoughts[this.at];
    const squares = /^([a-i]\d+)([a-i]\d+)/.exec(thought?.line[0] ?? "");
    if (whatIf?.refusal) return shownBy(whatIf.refusal).arrows;
    return squares ? [{ from: squares[1]!, to: squares[2]!, kind: "good" }] : [];
  }

  private numbered(ply: number): string {
    const index = ply - 1 + (this.start.split(" ")[1] === "b" ? 1 : 0);
    return `${Math.floor(index / 2) + 1}${index % 2 ? "…" : "."} ${moveName(this.shared.game, this.plies[ply - 1]!)}`;
  }

  private async playOn(): Promise<void> {
    const { game } = this.shared;
    const record = newRecord(game, homeCard(game), Date.now(), this.fen === this.shape.initial ? "" : this.fen);
    await app.ready;
    await app.store.put(record);
    location.hash = `#/play/${record.id}`;
  }

  // --- what is seen ---------------------------------------------------------------------------

  view(): TemplateResult {
    const { shape, shared: { game } } = this;
    viewpoint.side = shape.sides[0];
    const { last } = this.shown;
    return html`<main class="table review ${shape.cells}" data-game=${game}>
      <div class="above names-line">${this.names()}</div>
      <div class="board"><luatco-board theme=${app.settings.theme || nothing}
        ${properties({
          ...boardLooks(game, shape),
          fen: this.fen,
          flipped: this.flipped,
          // Whoever sits here moves for both sides.
          targets: this.whatIf?.targets ?? null,
          movable: this.whatIf?.targets ? null : kNobody,
          arrows: this.arrows,
          marks: this.whatIf?.refusal ? shownBy(this.whatIf.refusal).marks : kNoMarks,
          last,
        })} @attempt=${(event: CustomEvent<BoardEvents["attempt"]>) => this.attempt(event)}></luatco-board></div>
      <div class="beside">
        ${this.fault ? html`<div class="card bad" role="status"><p>${this.fault}</p></div>` : nothing}
        ${this.plies.length ? this.walk() : nothing}
        <div class="facts" aria-live="polite">${this.facts.map(({ tone, text, law, about }) => html`<div class="card ${tone}" data-fact><p>${text}</p>${lawLine(game, about, law)}</div>`)}</div>
        ${this.trying()}
        ${this.examination?.view({ at: this.at, plies: this.plies, go: (to) => void this.go(to), numbered: (ply) => this.numbered(ply), show: (ply, moves) => void this.better(ply, moves) }) ?? nothing}
        ${this.acts()}
        ${this.drawer === "share" ? this.sharing.link(this.shown) : this.drawer === "save" ? this.sharing.save(this.shown) : this.drawer === "print" ? this.printing() : nothing}
      </div>
      ${this.paper ? sheet(this.paper, this.shown, this.plies, this.sharing.picture(this.shown)) : nothing}
    </main>`;
  }

  private names(): TemplateResult {
    const { tags = {}, result } = this.record ?? {};
    const names = [tags["White"] ?? tags["Red"], tags["Black"]].filter((name) => name && !name.startsWith("?")).join(" – ");
    return html`<b>${names || gameName(this.shared.game)}</b>${result && result !== "*" ? html` <span class="score">${result.replace("1/2-1/2", "½–½")}</span>` : nothing}`;
  }

  private walk(): TemplateResult {
    const { at, plies } = this;
    const { game } = this.shared;
    const step = (icon: TemplateResult, label: string, to: number, off: boolean) =>
      html`<button class="round" aria-label=${label} ?disabled=${off} @click=${() => this.go(to)}>${icon}</button>`;
    const firstMoves = this.start.split(" ")[1] !== "b";
    return html`<section class="moves" aria-label=${app.t("page.moves.title")}>
      <ol class="line" tabindex="0" aria-label=${app.t("page.moves.title")}>${plies.map((move, i) => {
        const first = (i % 2 === 0) === firstMoves;
        return html`<li>${first || i === 0 ? html`<span class="number">${Math.floor((i + (firstMoves ? 0 : 1)) / 2) + 1}${first ? "." : "…"}</span>` : nothing}<button class="ply" aria-current=${i + 1 === at ? "step" : nothing} @click=${() => this.go(i + 1)}>${moveName(game, move)}${this.examination?.sign(i + 1)}</button></li>`;
      })}</ol>
      <div class="steps">
        ${step(icons.first, app.t("page.moves.first"), 0, at === 0)}
        ${step(icons.previous, app.t("page.moves.previous"), at - 1, at === 0)}
        ${step(icons.next, app.t("page.moves.next"), at + 1, at === plies.length)}
        ${step(icons.last, app.t("page.moves.last"), plies.length, at === plies.length)}
        <button class="round" aria-label=${app.t("page.act.flip")} @click=${() => { this.flipped = !this.flipped; app.redraw(); }}>${icons.flip}</button>
      </div>
    </section>`;
  }

  /** The moves that were tried, and what there is to say of them. */
  private trying(): TemplateResult | typeof nothing {
    const { whatIf } = this;
    const { game } = this.shared;
    if (!whatIf) return nothing;
    const refused = whatIf.refusal ? html`<div class="card bad" role="status" data-refusal><p>${app.tell(whatIf.refusal, { game, side: whatIf.turn })}</p>${lawLine(game, whatIf.refusal.id, whatIf.refusal.law)}</div>` : nothing;
    if (!whatIf.on) return refused;
    return html`<section class="what-if card info" aria-label=${app.t("page.review.what_if")} data-what-if>
      <h2>${app.t("page.review.what_if")}</h2>
      <p class="soft">${app.t("page.review.what_if_help")}</p>
      <ol class="line">${whatIf.plies.map((move, i) => html`<li><button class="ply" aria-current=${i + 1 === whatIf.at ? "step" : nothing} @click=${() => whatIf.go(this.at, i + 1)}>${moveName(game, move)}</button></li>`)}</ol>
      ${whatIf.told ? html`<p data-thought>${whatIf.told}</p>` : nothing}
      <div class="answers">
        ${this.examination ? html`<button @click=${() => this.judge()}>${app.t("page.review.what_if_score")}</button>` : nothing}
        <button @click=${() => this.go(this.at)}>${app.t("page.review.what_if_leave")}</button>
      </div>
    </section>${refused}`;
  }

  /** Scores are told from the first side's seat. */
  private fromFirst(score: Score): Score {
    if (this.whatIf?.turn === this.shape.sides[0]) return score;
    return "mate" in score ? { mate: -score.mate } : { cp: -score.cp };
  }

  private acts(): TemplateResult {
    const drawer = (name: Drawer, word: string) => html`<button aria-expanded=${this.drawer === name} @click=${() => this.open(name)}>${app.t(word)}</button>`;
    return html`<div class="answers">
      ${drawer("share", "page.share.title")}${drawer("save", "page.save.title")}${drawer("print", "page.print.title")}
      <button @click=${() => this.playOn()}>${app.t("page.ask.play_on")}</button>
      <a class="button" href=${`#/setup/${this.shared.game}/from/${pathOfFen(this.fen)}`}>${app.t("page.setup.title")}</a>
    </div>`;
  }

  private open(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
    app.redraw();
    // Below the screen's edge on a phone: what a button opened is to be seen.
    queueMicrotask(() => document.querySelector(".review .opened")?.scrollIntoView({ block: "nearest" }));
  }

  private printing(): TemplateResult {
    const act = (paper: Paper, word: string) => html`<button @click=${() => print(paper, (now) => { this.paper = now; app.redraw(); })}>${app.t(word)}</button>`;
    return html`<div class="answers opened">${this.plies.length ? act("score", "page.print.score") : nothing}${act("blank", "page.print.blank")}${act("position", "page.print.position")}</div>`;
  }
}
const kNobody: string[] = [];
const kNoMarks: Mark[] = [];
