// A parent or teacher makes an exercise: the pieces, the goal, and the core's word on it; then a link, a code, a sheet.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardEvents } from "../board/index.ts";
import { app } from "../page/app.ts";
import { boardWords } from "../page/board_words.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { fenOf, type Placement, placementOf } from "../page/placement.ts";
import { kShapes } from "../page/shapes.ts";
import { boardPlace } from "./board_place.ts";
import { linkTo } from "./code.ts";
import type { CourseGame, Item } from "./lesson.ts";
import { examine, itemOf, type Kind, kindsOf, mayBeLong, type Opinion, opinionOf } from "./make_task.ts";
import { goalPicture, piece, signs } from "./pictures.ts";
import { qr } from "./qr.ts";
import { kNoBoard } from "./work.ts";

const kLongest = 3;
/** So many solutions are shown; more would hide the board. */
const kShown = 24;

export class MakerPage implements Page {
  private placement: Placement;
  private firstToMove = true;
  /** The letter that the next touch puts down; "" takes away; null moves pieces about. */
  private tool: string | null = "";
  private kind: Kind | null = null;
  private moves = 1;
  private touched: string[] = [];
  private item: Item | null = null;
  private opinion: Opinion | null = null;
  private copied = false;
  /** Only the newest question counts. */
  private asked = 0;

  constructor(private readonly game: CourseGame) {
    const kings = game === "chess" ? "4k3/8/8/8/8/8/8/4K3" : "4k4/9/9/9/9/9/9/9/9/3K5";
    this.placement = placementOf(this.shape, kings);
    this.tool = this.shape.pieces[0].letter.toUpperCase();
    void app.words("setup").then(() => this.changed());
  }

  private get shape() {
    return kShapes[this.game];
  }
  title(): string {
    return app.t("school.make.title");
  }
  wayBack(): { href: string; name: string } {
    return { href: "#/learn/parents", name: app.t("school.parents.title") };
  }

  // --- what is made ---------------------------------------------------------------------------

  private get fen(): string {
    return fenOf(this.shape, this.placement, this.firstToMove, this.game === "chess");
  }

  private async changed(): Promise<void> {
    const n = ++this.asked;
    this.copied = false;
    const position = await examine(this.game, this.fen);
    const item = position.good && this.kind ? itemOf(this.kind, position.fen, this.moves, this.touched) : undefined;
    const opinion = item ? await opinionOf(this.game, item) : position.good ? null : position;
    if (n !== this.asked) return;
    this.item = item && opinion?.good ? item : null;
    this.opinion = opinion;
    app.redraw();
  }

  private set(change: () => void): void {
    change();
    app.redraw();
    void this.changed();
  }

  private touch({ square }: BoardEvents["tap"]): void {
    if (this.asksForSquares) return this.set(() => this.touched.push(square));
    this.set(() => {
      if (this.tool === "" || this.placement.get(square) === this.tool) this.placement.delete(square);
      else if (this.tool) this.placement.set(square, this.tool);
    });
  }

  private move({ from, to }: BoardEvents["place"]): void {
    this.set(() => {
      const letter = this.placement.get(from);
      this.placement.delete(from);
      if (letter && to) this.placement.set(to, letter);
    });
  }

  /** The goal needs squares that were not touched yet. */
  private get asksForSquares(): boolean {
    return this.kind !== null && this.touched.length < (this.kind.squares ?? 0);
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(linkTo(this.game, this.item!));
      this.copied = true;
    } catch {
      document.querySelector<HTMLInputElement>(".maker .link")?.select();
    }
    app.redraw();
  }

  // --- how it looks ---------------------------------------------------------------------------

  view(): TemplateResult {
    const [from, to] = this.touched;
    // Whoever makes it sees at once what would solve it.
    const right = this.opinion?.right?.slice(0, kShown) ?? [];
    const arrows = [...new Set(right.filter((one) => one.length >= 4).map((one) => one.slice(0, 4)))].map((one) => ({ from: one.slice(0, 2), to: one.slice(2, 4), kind: "good" as const }));
    const squares = right.filter((one) => one.length === 2).map((square) => ({ square, kind: "good" as const }));
    const board = {
      ...kNoBoard,
      fen: this.fen,
      mode: this.asksForSquares || this.tool !== null ? ("tap" as const) : ("edit" as const),
      marks: [...(from && !to ? [{ square: from, kind: "note" as const }] : []), ...squares],
      arrows: from && to ? [{ from, to, kind: "note" as const }] : arrows,
    };
    return html`<main class="school item maker ${this.game}">
      ${boardPlace(this.game, board, this.shape.sides[0], { tap: (detail) => this.touch(detail), place: (detail) => this.move(detail) })}
      <div class="tools">
        <h2>${app.t("school.make.pieces")}</h2>${this.palette()}
        <h2>${app.t("school.make.goal")}</h2>${this.goals()}
        ${this.asksForSquares ? html`<p class="card info" role="status">${app.t(this.kind!.squares === 2 ? "school.make.touch_two" : "school.make.touch_one")}</p>` : nothing}
        ${this.opinion ? html`<p class="card ${this.opinion.good ? "good" : "bad"}" role="status" data-opinion>${this.opinion.text}</p>` : nothing}
        ${this.item ? this.gifts(this.item) : nothing}
      </div></main>`;
  }

  private palette(): TemplateResult {
    const names = boardWords(this.game, this.shape).pieces;
    const button = (tool: string | null, name: string, body: TemplateResult): TemplateResult => html`<button role="radio" aria-checked=${this.tool === tool} aria-label=${name} title=${name}
      @click=${() => { this.tool = tool; app.redraw(); }}>${body}</button>`;
    return html`<div class="box" role="radiogroup" aria-label=${app.t("page.ask.pieces")}>
        ${this.shape.sides.flatMap((side, i) => this.shape.pieces.map(({ id, letter }) => button(i === 0 ? letter.toUpperCase() : letter.toLowerCase(), names[`${side}_${id}`], piece(this.game, `${side}_${id}`))))}
        ${button(null, app.t("page.ask.move_tool"), icons.hand)}${button("", app.t("page.ask.remove_tool"), icons.close)}</div>
      <div class="answers">${this.shape.sides.map((side, i) => html`<button aria-pressed=${this.firstToMove === (i === 0)}
        @click=${() => this.set(() => { this.firstToMove = i === 0; })}>${app.t("page.ask.to_move", { side })}</button>`)}
        <button @click=${() => this.set(() => { this.placement = placementOf(this.shape, this.shape.initial); })}>${app.t("page.ask.initial")}</button>
        <button @click=${() => this.set(() => { this.placement.clear(); })}>${app.t("page.ask.clear")}</button></div>`;
  }

  private goals(): TemplateResult {
    const turn = this.firstToMove ? "w" : "b";
    return html`<div class="goals" role="radiogroup" aria-label=${app.t("school.make.goal")}>${kindsOf(this.game).map((kind) => html`<button class="tile" role="radio" aria-checked=${kind === this.kind}
        @click=${() => this.set(() => { this.kind = kind; this.touched = []; this.moves = mayBeLong(kind) ? this.moves : 1; })}>${goalPicture(this.game, { ...kind.item, fen: `8 ${turn}` })}<b>${app.t(kind.word)}</b></button>`)}</div>
      ${this.kind && mayBeLong(this.kind)
        ? html`<div class="choices" role="radiogroup" aria-label=${app.t("school.make.moves")}>${Array.from({ length: kLongest }, (_, i) => html`<button class="choice" role="radio" aria-checked=${this.moves === i + 1}
            @click=${() => this.set(() => { this.moves = i + 1; })}>${app.t("school.make.in", { n: i + 1 })}</button>`)}</div>`
        : nothing}`;
  }

  /** What can be taken away: a link, a code, a sheet. */
  private gifts(item: Item): TemplateResult {
    const link = linkTo(this.game, item);
    const hash = link.slice(link.indexOf("#"));
    return html`<section class="gifts" aria-label=${app.t("school.make.gifts")}>${qr(link, app.t("school.make.qr"))}
      <input class="link" readonly aria-label=${app.t("school.make.link")} .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>
      <div class="answers"><button class="main" @click=${() => this.copy()}>${app.t(this.copied ? "school.make.copied" : "school.make.copy")}</button>
        <a class="button" href=${hash}>${signs.hand}${app.t("school.make.open")}</a>
        <a class="button" href="${hash}/sheet">${app.t("school.sheet.title")}</a></div></section>`;
  }
}
