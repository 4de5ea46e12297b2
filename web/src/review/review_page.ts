// A finished game: stepped through with what the core says of each position, given away, saved, printed, played on.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Shape } from "../board/types.ts";
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
import { moveName } from "../table/move_list.ts";
import { homeCard, newRecord } from "../table/record.ts";
import { gameName } from "../table/rule_words.ts";
import { enginesHere } from "./engines.ts";
import { type Fact, factsAt } from "./facts.ts";

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
  /** null: nobody has answered yet. */
  private engine: boolean | null = null;
  private readonly sharing: SharePanel;
  private readonly keys = (event: KeyboardEvent): void => this.key(event);

  constructor(private readonly shared: Shared, private readonly record: Imported | null, private readonly begin = 0) {
    this.shape = kShapes[shared.game];
    this.start = shared.fen || this.shape.initial;
    this.sharing = new SharePanel(shared.moves.length > 0);
    addEventListener("keydown", this.keys);
    void this.read();
    void enginesHere().then((engines) => {
      this.engine = engines.length > 0;
      app.redraw();
    });
  }

  title(): string {
    return app.t(this.shared.moves.length ? "page.review.title" : "page.review.position");
  }

  leave(): void {
    removeEventListener("keydown", this.keys);
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
    await this.go(this.begin);
  }

  private get moves(): string[] {
    return this.plies.map(({ move }) => move);
  }

  private get fen(): string {
    return this.at ? this.plies[this.at - 1]!.fen : this.start;
  }

  private get shown(): Shown {
    const last = this.at ? this.plies[this.at - 1]! : null;
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
    app.redraw();
    const { at } = this;
    const facts = await factsAt({ game: this.shared.game, fen: this.start, moves: this.moves, ply: at, record: this.record });
    if (at !== this.at) return;
    this.facts = facts;
    app.redraw();
    const move = this.plies[at - 1];
    if (move) document.querySelector("luatco-board")?.announce([moveName(this.shared.game, move), ...facts.map(({ text }) => text)].join(". "));
    document.querySelector(".ply[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private key(event: KeyboardEvent): void {
    const target = event.composedPath()[0] as HTMLElement;
    if (target.closest?.("input, textarea, select, [role=grid], .grid") || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.plies.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void this.go(to);
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
          movable: kNobody,
          last,
        })}></luatco-board></div>
      <div class="beside">
        ${this.fault ? html`<div class="card bad" role="status"><p>${this.fault}</p></div>` : nothing}
        ${this.plies.length ? this.walk() : nothing}
        <div class="facts" aria-live="polite">${this.facts.map(({ tone, text, law, about }) => html`<div class="card ${tone}" data-fact><p>${text}</p>${lawLine(game, about, law)}</div>`)}</div>
        ${this.acts()}
        ${this.drawer === "share" ? this.sharing.link(this.shown) : this.drawer === "save" ? this.sharing.save(this.shown) : this.drawer === "print" ? this.printing() : nothing}
        ${this.engine === false && this.plies.length ? html`<p class="soft">${app.t("page.review.no_engine")}</p>` : nothing}
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
        return html`<li>${first || i === 0 ? html`<span class="number">${Math.floor((i + (firstMoves ? 0 : 1)) / 2) + 1}${first ? "." : "…"}</span>` : nothing}<button class="ply" aria-current=${i + 1 === at ? "step" : nothing} @click=${() => this.go(i + 1)}>${moveName(game, move)}</button></li>`;
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
