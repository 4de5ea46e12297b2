// Items whose answer is every square that the question means.
import type { BoardEvents, Mark } from "../board/types.ts";
import { app } from "../page/app.ts";
import { html, type TemplateResult } from "lit/html.js";
import type { GradeAnswer, HintAnswer } from "./answers.ts";
import type { Item } from "./lesson.ts";
import { type Board, type Desk, kNoBoard, type Work } from "./work.ts";

export class TapWork implements Work {
  private found: string[] = [];
  private missed = "";

  constructor(private readonly desk: Desk) {}

  get rest(): Item {
    return this.desk.item;
  }

  async begin(): Promise<void> {
    this.found = [];
    this.missed = "";
  }

  get board(): Board {
    const { item } = this.desk;
    const marks: Mark[] = this.found.map((square) => ({ square, kind: "good" }));
    if (item.square) marks.push({ square: item.square, kind: "note" });
    if (this.missed) marks.push({ square: this.missed, kind: "bad" });
    return { ...kNoBoard, fen: item.fen, mode: "tap", marks };
  }

  async tap({ square }: BoardEvents["tap"]): Promise<void> {
    const { desk } = this;
    if (this.found.includes(square) || square === desk.item.square) return;
    const grade = await desk.grade({ squares: [...this.found, square] });
    if (!grade.ok) return;
    const wrong = grade.wrong?.map((one) => (typeof one === "string" ? { square: one } : one)).find((one) => one.square === square);
    if (wrong) {
      this.missed = square;
      const [reason] = "reasons" in wrong ? (wrong.reasons ?? []) : [];
      desk.told(() => (reason ? app.tell(reason, { game: desk.game, side: desk.facts.turn }) : app.t("school.not_here")));
      return;
    }
    this.missed = "";
    this.found.push(square);
    if (grade.solved) await this.solved(grade);
    else desk.well();
  }

  private async solved({ steps: [why] = [] }: GradeAnswer): Promise<void> {
    const { desk } = this;
    const view = { fen: desk.item.fen, marks: this.board.marks, arrows: [], last: [] };
    const said = (): string => `${app.t("school.all_found", { n: this.found.length })}${why ? ` ${app.tell(why, { game: desk.game, side: desk.facts.turn })}` : ""}`;
    await desk.right([{ text: said, views: [view] }]);
  }

  async follow({ squares }: HintAnswer): Promise<void> {
    this.missed = "";
    this.found = [...squares];
    await this.solved(await this.desk.grade({ squares }));
  }

  controls(): TemplateResult {
    const total = this.desk.facts.squares?.length ?? 0;
    return html`<p class="found" role="img" aria-label=${app.t("school.found", { n: this.found.length, total })}>
      ${Array.from({ length: total }, (_, i) => html`<i class=${i < this.found.length ? "lit" : ""}></i>`)}</p>`;
  }
}
