// What was played before a question: the moves pass before one's eyes, and may be seen again.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Mark } from "../board/types.ts";
import { app } from "../page/app.ts";
import type { LineAnswer } from "../table/answers.ts";
import type { CourseGame, Item } from "./lesson.ts";
import { signs } from "./pictures.ts";
import { type Board, kNoBoard } from "./work.ts";

/** How long each position stands before the next. */
const kStands = 650;
const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Past {
  private positions: { fen: string; last: string[] }[] = [];
  private shown = 0;
  private timer = 0;

  constructor(
    private readonly game: CourseGame,
    private readonly item: Item,
  ) {}

  async begin(): Promise<void> {
    const { game, item } = this;
    this.positions = [{ fen: item.fen, last: [] }];
    if (item.record) {
      const line = await app.ask<LineAnswer>({ op: "game", game, fen: item.fen, moves: item.record });
      for (const { fen, from, to } of line.plies ?? []) this.positions.push({ fen, last: [from, to] });
    }
    this.shown = this.positions.length - 1;
    if (!still()) this.watch();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private watch(): void {
    this.stop();
    if (this.positions.length === 1) return;
    this.shown = 0;
    const on = (): void => {
      this.timer = window.setTimeout(() => {
        this.shown += 1;
        app.redraw();
        if (this.shown < this.positions.length - 1) on();
      }, kStands);
    };
    on();
    app.redraw();
  }

  /** The position as it is shown now, with the pieces that were touched. */
  get board(): Board {
    const { fen, last } = this.positions[this.shown] ?? { fen: this.item.fen, last: [] };
    const marks: Mark[] = (this.item.events ?? []).flatMap(({ square }) => (square ? [{ square, kind: "note" as const }] : []));
    return { ...kNoBoard, fen, last, marks: this.shown === this.positions.length - 1 ? marks : [] };
  }

  /** The button that shows the moves again. */
  again(): TemplateResult | typeof nothing {
    if (!this.item.record) return nothing;
    return html`<button class="help" data-past aria-label=${app.t("school.past")} @click=${() => this.watch()}>${signs.again}<b>${app.t("school.watch_again.short")}</b></button>`;
  }
}
