// How the board is laid and the pieces are put up, piece by piece; then one does it oneself and is told what is amiss.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardEvents } from "../board/index.ts";
import type { Mark } from "../board/types.ts";
import { app } from "../page/app.ts";
import { boardLooks, viewpoint } from "../page/board_words.ts";
import { gameTabs } from "../page/game_tabs.ts";
import type { Page } from "../page/page.ts";
import { properties } from "../page/properties.ts";
import type { GameName } from "../table/answers.ts";
import { Editor } from "./editor.ts";
import { type GuideStep, guideSteps } from "./guide_steps.ts";
import { type Placement, placementOf, writePlacement } from "../page/placement.ts";
import { setupTabs } from "./tabs.ts";

export class GuidePage implements Page {
  private readonly editor: Editor;
  private readonly goal: Placement;
  private at = 0;
  /** The pieces are put up by hand now. */
  private own = false;
  /** What was found at the last look; null: not looked yet. */
  private checked: Mark[] | null = null;

  constructor(private readonly game: GameName) {
    this.editor = new Editor(game, () => {
      this.checked = null;
      app.redraw();
    });
    this.goal = placementOf(this.editor.shape, this.editor.shape.initial);
  }

  title(): string {
    return app.t("page.setup.guide");
  }

  private get steps(): GuideStep[] {
    return guideSteps[this.game];
  }

  private get placed(): string {
    return this.steps.slice(0, this.at + 1).map(({ pieces }) => pieces).join("");
  }

  /** What stands on the board after this step. */
  private get fen(): string {
    const shown: Placement = new Map([...this.goal].filter(([, letter]) => this.placed.includes(letter.toUpperCase())));
    return `${writePlacement(this.editor.shape, shown)} w - - 0 1`;
  }

  private get marks(): Mark[] {
    const { pieces, look } = this.steps[this.at]!;
    const come = pieces ? [...this.goal].filter(([, letter]) => letter.toUpperCase() === pieces).map(([square]) => square) : [];
    return [...new Set([...come, ...look])].map((square) => ({ square, kind: look.includes(square) ? "note" : "goal" }));
  }

  private go(by: number): void {
    this.at += by;
    app.redraw();
    document.querySelector("luatco-board")?.announce(app.t(this.steps[this.at]!.word));
  }

  private begin(own: boolean): void {
    this.own = own;
    this.checked = null;
    this.at = 0;
    if (own) void this.editor.read(`${writePlacement(this.editor.shape, new Map())} w - - 0 1`);
    app.redraw();
  }

  private look(): void {
    const { placement } = this.editor;
    const wrong = [...placement].filter(([square, letter]) => this.goal.get(square) !== letter).map(([square]) => ({ square, kind: "bad" as const }));
    const missing = [...this.goal.keys()].filter((square) => !placement.has(square)).map((square) => ({ square, kind: "goal" as const }));
    this.checked = [...wrong, ...missing];
    app.redraw();
  }

  view(): TemplateResult {
    const { editor, game, own } = this;
    const { shape } = editor;
    viewpoint.side = shape.sides[0];
    return html`<main class="table asking ${shape.cells}" data-game=${game}>
      <div class="above">${gameTabs(game, "setup")}</div>
      <div class="board"><luatco-board theme=${app.settings.theme || nothing}
        ${properties({
          ...boardLooks(game, shape),
          mode: own ? editor.mode : "move",
          movable: own ? null : [],
          fen: own ? editor.fen : this.fen,
          marks: own ? (this.checked ?? []) : this.marks,
        })}
        @place=${(event: CustomEvent<BoardEvents["place"]>) => editor.place(event.detail)}
        @tap=${(event: CustomEvent<BoardEvents["tap"]>) => editor.tap(event.detail)}></luatco-board></div>
      <div class="beside">${setupTabs(game, "guide")}${own ? this.doing() : this.telling()}</div>
    </main>`;
  }

  private telling(): TemplateResult {
    const { steps, at } = this;
    return html`<div class="card info" data-guide><small>${app.t("page.guide.step", { n: at + 1, limit: steps.length })}</small><p>${app.t(steps[at]!.word)}</p></div>
      <div class="answers">
        <button ?disabled=${at === 0} @click=${() => this.go(-1)}>${app.t("page.guide.back")}</button>
        <button class="main" ?disabled=${at === steps.length - 1} @click=${() => this.go(1)}>${app.t("page.guide.next")}</button>
        <button @click=${() => this.begin(true)}>${app.t("page.guide.own")}</button>
      </div>`;
  }

  private doing(): TemplateResult {
    const { checked } = this;
    const missing = checked?.filter(({ kind }) => kind === "goal").length ?? 0;
    const wrong = (checked?.length ?? 0) - missing;
    return html`<p>${app.t("page.guide.do")}</p>
      ${this.editor.palette()}
      ${checked ? html`<div class="card ${checked.length ? "bad" : "good"}" role="status" data-checked><p>${checked.length
        ? app.t("page.guide.found", { n: wrong, limit: missing }) : app.t("page.guide.right")}</p></div>` : nothing}
      <div class="answers">
        <button class="main" @click=${() => this.look()}>${app.t("page.guide.check")}</button>
        <button @click=${() => this.begin(false)}>${app.t("page.guide.again")}</button>
      </div>`;
  }
}
