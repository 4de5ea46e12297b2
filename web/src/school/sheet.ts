// Exercises on paper: a board, the question, and room to write.
import { html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import type { FactsAnswer } from "./answers.ts";
import { askText } from "./ask.ts";
import { boardPlace } from "./board_place.ts";
import type { CourseGame, Item } from "./lesson.ts";
import type { Board } from "./work.ts";
import { kNoBoard } from "./work.ts";

export class SheetPage implements Page {
  private facts: FactsAnswer[] = [];
  private readonly boards: Board[];

  constructor(
    private readonly game: CourseGame,
    private readonly items: readonly Item[],
    private readonly name: () => string,
    readonly wayBack: () => { href: string; name: string },
  ) {
    this.boards = items.map(({ fen, attempt }) => ({
      ...kNoBoard,
      fen,
      arrows: attempt ? [{ from: attempt.slice(0, 2), to: attempt.slice(2, 4), kind: "note" }] : [],
    }));
    void Promise.all(items.map((item) => app.ask<FactsAnswer>({ op: "exercise", game: item.game ?? game, item }))).then((facts) => {
      this.facts = facts;
      app.redraw();
    });
  }

  title(): string {
    return this.name();
  }

  view(): TemplateResult {
    return html`<main class="school sheet">
      <button class="large main" @click=${() => print()}>${app.t("school.sheet.print")}</button>
      <h2>${this.name()}</h2>
      <ol>${this.items.map(({ game = this.game }, i) => html`<li class=${game}>${boardPlace(game, this.boards[i], this.facts[i]?.turn || "white")}
        <p><b>${i + 1}.</b> ${this.facts[i]?.ok ? askText(game, this.facts[i], "paper") : ""}</p><p class="line"></p></li>`)}</ol>
    </main>`;
  }
}
