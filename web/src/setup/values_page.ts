// What the pieces are worth, and whether an exchange is a good one: what is given beside what is got.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { boardWords } from "../page/board_words.ts";
import { gameTabs } from "../page/game_tabs.ts";
import type { Page } from "../page/page.ts";
import { kShapes } from "../page/shapes.ts";
import type { GameName } from "../table/answers.ts";
import { drawing } from "./editor.ts";
import { setupTabs } from "./tabs.ts";

interface Valued {
  id: string;
  value: number;
}

export class ValuesPage implements Page {
  private readonly pieces: Valued[];
  private given: Valued[] = [];
  private got: Valued[] = [];

  constructor(private readonly game: GameName) {
    const worth = kShapes[game].pieces.flatMap(({ id, value }) => (value ? [{ id, value }] : []));
    this.pieces = worth.sort((a, b) => b.value - a.value);
  }

  title(): string {
    return app.t("page.setup.values");
  }

  private bare(id: string): string {
    const word = app.t(`word.${this.game === "xiangqi" ? "xq" : "chess"}.${id}`);
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
  }

  private word(id: string, side: number): string {
    const shape = kShapes[this.game];
    return boardWords(this.game, shape).pieces[`${shape.sides[side]}_${id}`] ?? id;
  }

  private pick(tray: Valued[], piece: Valued): void {
    if (tray.length < 8) tray.push(piece);
    app.redraw();
  }

  view(): TemplateResult {
    const { game } = this;
    return html`<main class="form">
      ${gameTabs(game, "setup")}${setupTabs(game, "values")}
      <p>${app.t("page.values.rule")}</p>
      <table class="values"><thead><tr><th>${app.t("page.values.piece")}</th><th>${app.t("page.values.worth")}</th></tr></thead><tbody>
        ${this.pieces.map(({ id, value }) => html`<tr><th scope="row">${drawing(game, `${kShapes[game].sides[0]}_${id}`)} ${this.bare(id)}</th><td>${points(value)}</td></tr>`)}
      </tbody></table>
      <p class="soft">${app.t(game === "xiangqi" ? "page.values.xq_note" : "page.values.chess_note")}</p>
      <h2>${app.t("page.values.exchange")}</h2>
      <p><a href=${`#/setup/${game}/exchange`}>${app.t("page.values.on_board")}</a></p>
      ${this.tray("page.values.give", this.given, 0)}
      ${this.tray("page.values.get", this.got, 1)}
      ${this.verdict()}
    </main>`;
  }

  private tray(title: string, tray: Valued[], side: number): TemplateResult {
    const key = (id: string) => `${kShapes[this.game].sides[side]}_${id}`;
    return html`<section class="group" aria-label=${app.t(title)}><h3>${app.t(title)}</h3>
      <div class="pieces">${this.pieces.map((piece) => html`<button class="choice" aria-label=${app.t("page.values.add", { text: this.word(piece.id, side) })}
        @click=${() => this.pick(tray, piece)}>${drawing(this.game, key(piece.id))}</button>`)}</div>
      <div class="tray">${tray.map((piece, i) => html`<button class="choice" aria-label=${app.t("page.values.take_out", { text: this.word(piece.id, side) })}
        @click=${() => { tray.splice(i, 1); app.redraw(); }}>${drawing(this.game, key(piece.id))}</button>`)}
        <b>${points(sum(tray))}</b></div>
    </section>`;
  }

  private verdict(): TemplateResult | typeof nothing {
    if (this.given.length === 0 && this.got.length === 0) return nothing;
    const gain = sum(this.got) - sum(this.given);
    const id = gain > 5 ? "page.values.good" : gain < -5 ? "page.values.bad" : "page.values.even";
    return html`<div class="card ${gain > 5 ? "good" : gain < -5 ? "bad" : "info"}" role="status" data-exchange>
      <p>${app.t(id, { text: points(Math.abs(gain)) })}</p></div>`;
  }
}

const sum = (tray: Valued[]): number => tray.reduce((total, { value }) => total + value, 0);
/** Tenths of a pawn, as they are written in the language. */
const points = (tenths: number): string => (tenths / 10).toLocaleString(app.language);
