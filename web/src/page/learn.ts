// Học: one piece on an empty board and everywhere it may go, as the core says. The lessons with
// exercises are to come; this says so.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type BoardEvents, targetsOf } from "../board/index.ts";
import type { Mark, Shape, Targets } from "../board/types.ts";
import type { GameName, JudgeAnswer, MovesAnswer } from "../table/answers.ts";
import { shownBy } from "../table/marks.ts";
import { app } from "./app.ts";
import { boardArt, boardWords, viewpoint } from "./board_words.ts";
import { gameTabs } from "./game_tabs.ts";
import { type Lesson, lessons } from "./learn_positions.ts";
import type { Page } from "./page.ts";
import { properties } from "./properties.ts";
import { kShapes } from "./shapes.ts";

export class LearnPage implements Page {
  private readonly shape: Shape;
  private role: string;
  private fen = "";
  private targets: Targets | null = null;
  private readonly own: string[];
  private marks: Mark[] = [];
  private arrows: ReturnType<typeof shownBy>["arrows"] = [];
  private told = "";

  constructor(private readonly game: GameName) {
    this.shape = kShapes[this.rules];
    this.own = [this.shape.sides[0]];
    this.role = Object.keys(lessons[game])[0];
    void app.words(this.rules).then(() => this.choose(this.role));
  }

  title(): string {
    return app.t("page.learn.title");
  }

  private async choose(role: string): Promise<void> {
    this.role = role;
    this.told = "";
    const { fen, from } = this.lesson;
    await this.show(fen, from);
  }

  private get lesson(): Lesson {
    return lessons[this.game][this.role];
  }

  /** The pawns of the third game are learnt on the board of chess. */
  private get rules(): GameName {
    return this.game === "pawns" ? "chess" : this.game;
  }

  /** False where the core will not have the position. */
  private async show(fen: string, from: string): Promise<boolean> {
    const legal = await app.ask<MovesAnswer>({ op: "moves", game: this.rules, fen });
    if (!legal.ok) return false;
    this.fen = fen;
    this.targets = targetsOf(legal.moves);
    this.marks = [];
    this.arrows = [];
    app.redraw();
    await new Promise((drawn) => setTimeout(drawn));
    const board = document.querySelector("luatco-board");
    if (board && legal.moves.some((move) => move.from === from)) board.picked = from;
    return true;
  }

  private async attempt({ from, to, promotion }: BoardEvents["attempt"]): Promise<void> {
    const attempt = from + to + (promotion ?? "");
    const judged = await app.ask<JudgeAnswer>({ op: "judge", game: this.rules, fen: this.fen, attempt });
    this.told = "";
    if (judged.legal) {
      // The same side goes on: a lesson about one piece has no opponent. Where it cannot, from the start.
      if (!(await this.show(judged.fen.replace(" b ", " w "), to))) await this.show(this.lesson.fen, this.lesson.from);
      return;
    }
    const board = document.querySelector("luatco-board");
    board?.refuse();
    const [first] = judged.reasons ?? [];
    this.told = first ? app.tell(first, { game: this.rules, side: this.shape.sides[0] }) : "";
    ({ marks: this.marks, arrows: this.arrows } = shownBy(first));
    board?.announce(this.told, "assertive");
    app.redraw();
  }

  view(): TemplateResult {
    const { game, shape } = this;
    viewpoint.side = shape.sides[0];
    const words = boardWords(game, shape);
    const art = boardArt(game);
    const name = (role: string) => words.pieces[`${shape.sides[0]}_${role}`];
    return html`<main class="table learning ${shape.cells}" data-game=${game}>
      <div class="above">${gameTabs(game, "learn")}</div>
      <div class="board"><luatco-board theme=${app.settings.theme || nothing}
        ${properties({
          shape,
          words,
          ...(art ? { art } : {}),
          coordinates: shape.cells === "points" ? "numbers" : "letters",
          fen: this.fen || shape.initial,
          targets: this.targets,
          movable: this.own,
          marks: this.marks,
          arrows: this.arrows,
        })}
        @attempt=${(event: CustomEvent<BoardEvents["attempt"]>) => this.attempt(event.detail)}></luatco-board></div>
      <div class="beside">
        ${this.told ? html`<div class="card bad" data-notice><p>${this.told}</p></div>` : nothing}
        <h2>${app.t("page.learn.pick")}</h2>
        <div class="choices" role="radiogroup" aria-label=${app.t("page.learn.pick")}>
          ${Object.keys(lessons[game]).map((role) => html`<button class="choice" role="radio" aria-checked=${role === this.role}
            @click=${() => this.choose(role)}>${app.t(lessons[game][role].name)}</button>`)}
        </div>
        <p>${app.t("page.learn.try", { text: name(this.role) ?? "" })}</p>
        <p class="soft">${app.t("page.learn.coming")}</p>
      </div>
    </main>`;
  }
}
