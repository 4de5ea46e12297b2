// "How does the game stand now?": the pupil is the arbiter. What the laws say of it, the core knows.
import { html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import type { HintAnswer } from "./answers.ts";
import { forChildren, played } from "./consequence.ts";
import type { Item } from "./lesson.ts";
import { Past } from "./past.ts";
import { piece, type SignName, signs } from "./pictures.ts";
import type { Scene } from "./replay.ts";
import { say } from "./robot.ts";
import type { Board, Desk, Work } from "./work.ts";

/** What a ruling may be besides a side that has won. */
const kRulings: Record<string, { sign: SignName; label: string }> = {
  draw: { sign: "equal", label: "word.ruling.draw" },
  claim: { sign: "hand", label: "word.ruling.claim" },
  goes_on: { sign: "run", label: "word.ruling.goes_on" },
};

export class RuleWork implements Work {
  private readonly past: Past;

  constructor(private readonly desk: Desk) {
    this.past = new Past(desk.game, desk.item);
  }

  get rest(): Item {
    return this.desk.item;
  }
  get board(): Board {
    return this.past.board;
  }
  begin(): Promise<void> {
    return this.past.begin();
  }
  leave(): void {
    this.past.stop();
  }

  private label(choice: string): string {
    const ruling = kRulings[choice];
    return app.t(ruling?.label ?? "word.ruling.wins", { side: ruling ? this.desk.facts.turn : choice });
  }

  private async answer(choice: string): Promise<void> {
    const { desk } = this;
    const grade = await desk.grade({ choice });
    if (!grade.ok) return;
    this.past.stop();
    const tried = { game: desk.game, fen: desk.facts.fen, attempt: "" };
    const [why, ...proof] = await played(tried, forChildren(grade.steps ?? []), desk.facts.turn, desk.facts.fen);
    const first = (): string => app.t(grade.solved ? "school.right" : "school.not_so");
    const scenes: Scene[] = why ? [{ text: () => `${first()} ${why.text()}`, views: why.views }, ...proof] : [];
    await (grade.solved ? desk.right(scenes) : desk.wrong(scenes));
  }

  async follow({ choice }: HintAnswer): Promise<void> {
    await this.answer(choice!);
  }

  controls(): TemplateResult {
    const { choices = [] } = this.desk.facts;
    const button = (choice: string): TemplateResult => html`<button class="choice ruling ${kRulings[choice] ? "between" : ""}" data-choice=${choice}
      @click=${() => this.answer(choice)}>${this.picture(choice)}<b>${this.label(choice)}</b></button>`;
    return html`<div class="rulings" role="group" aria-label=${app.t("ask.rule", { side: this.desk.facts.turn })}>${choices.map(button)}</div>`;
  }

  /** For those who cannot read the answers: the robot does. */
  tools(): TemplateResult {
    const { choices = [] } = this.desk.facts;
    return html`${this.past.again()}<button class="help" aria-label=${app.t("school.read_choices")} @click=${() => say(choices.map((choice) => `${this.label(choice)}.`).join(" "))}>
      ${icons.sound}<b>${app.t("school.read_choices.short")}</b></button>`;
  }

  /** Who has won is seen by the king. */
  private picture(choice: string): TemplateResult {
    const { game } = this.desk;
    const ruling = kRulings[choice];
    return ruling ? signs[ruling.sign] : piece(game, `${choice}_${game === "chess" ? "king" : "general"}`);
  }
}
