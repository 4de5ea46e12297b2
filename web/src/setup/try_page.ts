// Try-it boards: one rule a board, every move answered.
import { html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { viewpoint } from "../page/board_words.ts";
import { gameTabs } from "../page/game_tabs.ts";
import type { Page } from "../page/page.ts";
import { kShapes } from "../page/shapes.ts";
import type { GameName } from "../table/answers.ts";
import { setupTabs } from "./tabs.ts";
import { TryBoard } from "./try_board.ts";
import { tryPositions } from "./try_positions.ts";

export class TryPage implements Page {
  private at = 0;
  private board: TryBoard;

  constructor(private readonly game: GameName) {
    this.board = this.make();
  }

  private make(): TryBoard {
    const { fen, alone } = tryPositions[this.game][this.at]!;
    return new TryBoard(this.game, fen, alone);
  }

  title(): string {
    return app.t("page.setup.try");
  }

  private choose(at: number): void {
    this.at = at;
    this.board = this.make();
    app.redraw();
  }

  view(): TemplateResult {
    const { game, at } = this;
    const shape = kShapes[game];
    viewpoint.side = shape.sides[0];
    const all = tryPositions[game];
    return html`<main class="table asking ${shape.cells}" data-game=${game}>
      <div class="above">${gameTabs(game, "setup")}</div>
      <div class="board">${this.board.view()}</div>
      <div class="beside">
        ${setupTabs(game, "try")}
        <div class="choices" role="radiogroup" aria-label=${app.t("page.try.which")}>${all.map(({ word }, i) =>
          html`<button class="choice" role="radio" aria-checked=${i === at} @click=${() => this.choose(i)}>${app.t(word)}</button>`)}</div>
        <p>${app.t(all[at]!.task)}</p>
        ${this.board.answer()}
      </div>
    </main>`;
  }
}
