// Items whose answer is where the pieces stand.
import { html, type TemplateResult } from "lit/html.js";
import type { BoardEvents, Mark } from "../board/types.ts";
import { app } from "../page/app.ts";
import { boardWords } from "../page/board_words.ts";
import { fenOf, type Placement, placementOf } from "../page/placement.ts";
import { kShapes } from "../page/shapes.ts";
import type { HintAnswer } from "./answers.ts";
import type { Item } from "./lesson.ts";
import { piece } from "./pictures.ts";
import { type Board, type Desk, kNoBoard, type Work } from "./work.ts";

export class SetUpWork implements Work {
  private placement: Placement = new Map();
  /** The letter that the next tap puts down. */
  private tool = "";
  private missed = "";
  private readonly whole: Placement;

  constructor(private readonly desk: Desk) {
    this.whole = placementOf(this.shape, desk.item.fen);
  }

  private get shape() {
    return kShapes[this.desk.game];
  }

  get rest(): Item {
    return this.desk.item;
  }

  /** The other side stands already: half is enough to learn where the pieces live, and few have patience for more. */
  async begin(): Promise<void> {
    this.placement = new Map([...this.whole].filter(([, letter]) => letter === letter.toLowerCase()));
    this.missed = "";
    this.tool = this.letters.find((letter) => this.left(letter) > 0) ?? "";
  }

  private get letters(): string[] {
    return this.shape.pieces.map(({ letter }) => letter.toUpperCase());
  }

  private left(letter: string): number {
    const count = (placement: Placement): number => [...placement.values()].filter((one) => one === letter).length;
    return count(this.whole) - count(this.placement);
  }

  private get fen(): string {
    return fenOf(this.shape, this.placement, true, false);
  }

  get board(): Board {
    const marks: Mark[] = this.missed ? [{ square: this.missed, kind: "bad" }] : [];
    return { ...kNoBoard, fen: this.fen, mode: "tap", marks };
  }

  async tap({ square }: BoardEvents["tap"]): Promise<void> {
    const { desk } = this;
    const standing = this.placement.get(square);
    if (standing) {
      // One's own piece is taken up again.
      if (standing === standing.toLowerCase()) return;
      this.placement.delete(square);
      this.tool = standing;
      return app.redraw();
    }
    if (!this.tool || this.left(this.tool) === 0) return;
    this.placement.set(square, this.tool);
    const grade = await desk.grade({ fen: this.fen });
    if (grade.wrong?.includes(square)) {
      this.placement.delete(square);
      this.missed = square;
      return desk.told(() => app.t("school.not_its_place"));
    }
    this.missed = "";
    if (this.left(this.tool) === 0) this.tool = this.letters.find((letter) => this.left(letter) > 0) ?? "";
    if (grade.solved) await this.solved();
    else desk.well();
  }

  private async solved(): Promise<void> {
    await this.desk.right([{ text: () => app.t("school.set_up_done"), views: [{ fen: this.desk.item.fen, marks: [], arrows: [], last: [] }] }]);
  }

  async follow(_hint: HintAnswer): Promise<void> {
    this.placement = new Map(this.whole);
    await this.solved();
  }

  controls(): TemplateResult {
    const { game } = this.desk;
    const [side] = this.shape.sides;
    const names = boardWords(game, this.shape).pieces;
    return html`<div class="box" role="radiogroup" aria-label=${app.t("page.ask.pieces")}>
      ${this.shape.pieces.map(({ id, letter }) => {
        const left = this.left(letter.toUpperCase());
        return html`<button role="radio" aria-checked=${this.tool === letter.toUpperCase()} ?disabled=${left === 0}
          aria-label=${app.t("school.pieces_left", { text: names[`${side}_${id}`], n: left })}
          @click=${() => { this.tool = letter.toUpperCase(); app.redraw(); }}>${piece(game, `${side}_${id}`)}<b>${left}</b></button>`;
      })}</div>`;
  }
}
