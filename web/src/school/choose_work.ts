// "May it, and why not?": a move is shown, the pupil says what the law says of it.
import { html, type nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import type { JudgeAnswer } from "../table/answers.ts";
import type { HintAnswer, StoryStep } from "./answers.ts";
import { consequenceOf } from "./consequence.ts";
import type { Item } from "./lesson.ts";
import { Past } from "./past.ts";
import { signs } from "./pictures.ts";
import type { Scene } from "./replay.ts";
import { say } from "./robot.ts";
import { choicesOf, kingWord, type Why } from "./why.ts";
import type { Board, Desk, Work } from "./work.ts";

export class ChooseWork implements Work {
  /** The reasons to choose from, once "it may not" was said rightly. */
  private whys: Why[] | null = null;

  private readonly past: Past;

  constructor(private readonly desk: Desk) {
    this.past = new Past(desk.game, desk.item);
  }

  get rest(): Item {
    return this.desk.item;
  }

  begin(): Promise<void> {
    this.whys = null;
    return this.past.begin();
  }
  leave(): void {
    this.past.stop();
  }

  private get squares(): [string, string] {
    const attempt = this.desk.item.attempt!;
    return [attempt.slice(0, 2), attempt.slice(2, 4)];
  }

  get board(): Board {
    const [from, to] = this.squares;
    const { board } = this.past;
    return { ...board, arrows: [{ from, to, kind: "note" }], marks: [...board.marks, { square: from, kind: "note" }] };
  }

  /** The move as it is and why, or the story of its refusal. */
  private async truth(first: () => string, steps: readonly StoryStep[]): Promise<Scene[]> {
    const { game, item, facts } = this.desk;
    const tried = { game, fen: facts.fen, attempt: item.attempt! };
    if (!facts.allowed) {
      const { kind, scenes } = await consequenceOf(tried);
      // The board has nothing against it: the arbiter has.
      const [reason] = facts.reasons ?? [];
      if (kind !== "refused" && reason) return [{ text: () => `${first()} ${app.tell(reason, { game, side: facts.turn })}`, views: [{ ...this.board, last: [] }] }];
      const [told, ...more] = scenes.filter((_, i) => i < 2);
      return told ? [{ text: () => `${first()} ${told.text()}`, views: told.views }, ...more] : [];
    }
    const after = await app.ask<JudgeAnswer>({ op: "judge", ...tried });
    const before = { ...this.board, last: [] };
    const [why] = steps;
    const said = (): string => `${first()} ${app.t("school.may")}${why ? ` ${app.tell(why, { game, side: facts.turn })}` : ""}`;
    return [{ text: said, views: [before, { fen: after.fen, marks: [], arrows: [], last: this.squares }] }];
  }

  private async answer(choice: string): Promise<void> {
    const { desk } = this;
    const grade = await desk.grade({ choice });
    if (!grade.ok) return;
    if (!grade.solved) return desk.wrong(await this.truth(() => app.t("school.not_so"), grade.steps ?? []));
    if (choice === "refused" && desk.explains && !this.whys) {
      this.whys = choicesOf((grade.reasons ?? []).map(({ id }) => id), grade.others ?? []);
      if (this.whys.length > 1) return desk.told(() => app.t("school.why.ask"));
    }
    await desk.right(await this.truth(() => app.t("school.right"), grade.steps ?? []));
  }

  async follow({ choice }: HintAnswer): Promise<void> {
    this.whys = [];
    await this.answer(choice ?? "refused");
  }

  tools(): TemplateResult | typeof nothing {
    return this.past.again();
  }

  controls(): TemplateResult {
    if (this.whys?.length) {
      const said = (label: string): string => app.t(label, { text: kingWord(this.desk.game) });
      return html`<div class="whys" role="group" aria-label=${app.t("school.why.ask")}>${this.whys.map(({ id, label }) => html`<div class="why">
        <button class="choice" @click=${() => this.answer(id)}>${said(label)}</button>
        <button class="round" aria-label=${app.t("school.say", { text: said(label) })} @click=${() => say(said(label))}>${icons.sound}</button></div>`)}</div>`;
    }
    return html`<div class="verdicts">
      <button class="verdict yes" @click=${() => this.answer("allowed")}>${signs.yes}<b>${app.t("school.allowed")}</b></button>
      <button class="verdict no" @click=${() => this.answer("refused")}>${signs.no}<b>${app.t("school.refused")}</b></button></div>`;
  }
}
