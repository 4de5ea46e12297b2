// A board to try things on: any move is answered with what it is, or with why it is not one. Both sides may move.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type BoardEvents, type LuatcoBoard, targetsOf } from "../board/index.ts";
import type { Arrow, Mark, Targets } from "../board/types.ts";
import { belonging, lawLine } from "../law/link.ts";
import { app } from "../page/app.ts";
import { boardLooks } from "../page/board_words.ts";
import { properties } from "../page/properties.ts";
import { kShapes } from "../page/shapes.ts";
import type { ExplainAnswer, GameName, JudgeAnswer, MovesAnswer } from "../table/answers.ts";
import { shownBy } from "../table/marks.ts";
import { otherOf } from "../table/record.ts";
import { moveName } from "../table/move_list.ts";

/** How long a move is seen before its man goes back, ms. */
const kSeen = 1600;

export class TryBoard {
  private fen: string;
  private moves: string[] = [];
  private targets: Targets | null = null;
  private last: string[] = [];
  private marks: Mark[] = [];
  private arrows: Arrow[] = [];
  private told: { tone: "bad" | "good" | "info"; texts: string[]; law?: string; about?: string } | null = null;

  /** `alone`: one man is tried out, so that after each move, once seen, it stands where it stood. */
  constructor(readonly game: GameName, private readonly start: string, private readonly alone = false) {
    this.fen = start;
    void this.look();
  }

  private get position(): { game: GameName; fen: string; moves: string[] } {
    return { game: this.game, fen: this.start, moves: this.moves };
  }

  private async look(): Promise<void> {
    const legal = await app.ask<MovesAnswer>({ op: "moves", ...this.position });
    this.fen = legal.fen;
    this.targets = targetsOf(legal.moves);
    app.redraw();
  }

  async again(): Promise<void> {
    this.moves = [];
    this.last = this.marks = this.arrows = [] as never[];
    this.told = null;
    await this.look();
  }

  private back(): void {
    this.moves = [];
    void this.look();
  }

  private async attempt({ from, to, promotion }: BoardEvents["attempt"], board: LuatcoBoard): Promise<void> {
    const judged = await app.ask<JudgeAnswer & { turn?: string }>({ op: "judge", lang: app.language, ...this.position, attempt: from + to + (promotion ?? "") });
    const side = kShapes[this.game].sides[this.fen.split(" ")[1] === "b" ? 1 : 0];
    if (!judged.legal) {
      board.refuse();
      const reasons = judged.reasons ?? [];
      this.told = { tone: "bad", texts: reasons.map((reason) => app.tell(reason, { game: this.game, side })), law: reasons[0]?.law, about: reasons[0] && belonging(reasons[0]) };
      ({ marks: this.marks, arrows: this.arrows } = shownBy(reasons[0]));
    } else {
      this.moves = [...this.moves, judged.move!];
      this.last = [from, to];
      ({ marks: this.marks, arrows: this.arrows } = shownBy(undefined));
      await this.tellMove(judged);
    }
    await this.look();
    if (judged.legal && this.alone) setTimeout(() => this.back(), kSeen);
    board.announce(this.told?.texts[0] ?? "", judged.legal ? "polite" : "assertive");
  }

  /** The move, and what stands on the board now: check, mate, no move left. */
  private async tellMove(judged: JudgeAnswer): Promise<void> {
    const name = moveName(this.game, judged as never);
    const [said] = judged.words ?? [];
    const after = await app.ask<ExplainAnswer & { turn: string }>({ op: "explain", ...this.position });
    const scene = { game: this.game, side: after.turn };
    const other = otherOf(this.game, after.turn);
    const text = said ? `${app.tell(said, { game: this.game, side: other })} (${name})` : name;
    const texts = [app.t("page.try.legal", { text })];
    if (after.outcome) texts.push(app.tell(after.outcome, scene), ...after.proof.slice(0, 4).map(({ reason }) => app.tell(reason, scene)));
    else if (after.in_check) texts.push(app.t("page.try.check", { side: after.turn, n: after.ways.length }, scene));
    this.told = { tone: "good", texts };
  }

  /** `label`: the board's name for those who do not see it. */
  view(): TemplateResult {
    const shape = kShapes[this.game];
    return html`<luatco-board theme=${app.settings.theme || nothing}
        ${properties({
          ...boardLooks(this.game, shape),
          fen: this.fen,
          targets: this.targets,
          last: this.last,
          marks: this.marks,
          arrows: this.arrows,
        })}
        @attempt=${(event: CustomEvent<BoardEvents["attempt"]>) => this.attempt(event.detail, event.currentTarget as LuatcoBoard)}></luatco-board>`;
  }

  answer(): TemplateResult {
    const { told } = this;
    return html`
      ${told ? html`<div class="card ${told.tone}" role="status" data-try>${told.texts.map((text) => html`<p>${text}</p>`)}
        ${lawLine(this.game, told.about, told.law)}</div>` : nothing}
      <div class="answers"><button ?disabled=${this.moves.length === 0 && !told} @click=${() => this.again()}>${app.t("page.try.again")}</button></div>`;
  }
}
