// Help one notch at a time: a question, the piece, the square, and then the solution.
import { html, type TemplateResult } from "lit/html.js";
import type { Mark } from "../board/types.ts";
import { app } from "../page/app.ts";
import type { HintAnswer } from "./answers.ts";
import type { CourseGame, Item } from "./lesson.ts";
import { signs } from "./pictures.ts";

/** The last notch of help; one more is the solution. */
export const kNotches = 3;

export class Hints {
  notch = 0;
  marks: Mark[] = [];

  constructor(private readonly game: CourseGame) {}

  get isSpent(): boolean {
    return this.notch >= kNotches;
  }

  /** The next notch of help for the item as it stands; undefined where the core has none. */
  async next(rest: Item): Promise<HintAnswer | undefined> {
    this.notch += 1;
    const hint = await app.ask<HintAnswer>({ op: "hint", game: this.game, item: rest, notch: this.notch });
    if (!hint.ok) return undefined;
    this.marks = hint.squares.map((square, i) => ({ square, kind: i === 0 ? "note" : "goal" }));
    return hint;
  }

  /** The question first; then where to look. */
  text({ id, squares }: HintAnswer): string {
    if (this.notch === 1 || squares.length === 0) return app.t(id, {}, { game: this.game });
    return app.t(this.notch === 2 ? "school.hint.look" : "school.hint.place");
  }

  /** What is on the board changed: the squares that were pointed at mean nothing any more. */
  moved(): void {
    this.marks = [];
    this.notch = Math.min(this.notch, 1);
  }

  button(then: () => void): TemplateResult {
    return html`<button class="help" aria-label=${app.t(this.isSpent ? "school.solution" : "school.hint", { n: this.notch + 1, total: kNotches })} @click=${then}>
      ${this.isSpent ? signs.eye : signs.bulb}<b>${app.t(this.isSpent ? "school.solution.short" : "school.hint.short")}</b>
      <span class="notches" aria-hidden="true">${Array.from({ length: kNotches }, (_, i) => html`<i class=${i < this.notch ? "lit" : ""}></i>`)}</span></button>`;
  }
}
