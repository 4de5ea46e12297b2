// "Is this exchange good?": a capture on the board, played out by the core as long as it pays, step by step and with the
// reason why it stops.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type BoardEvents, type LuatcoBoard, targetsOf } from "../board/index.ts";
import type { Targets } from "../board/types.ts";
import type { Exchange } from "../core/core.ts";
import { lawLine } from "../law/link.ts";
import { app } from "../page/app.ts";
import { boardLooks, viewpoint } from "../page/board_words.ts";
import { gameTabs } from "../page/game_tabs.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { properties } from "../page/properties.ts";
import { kShapes } from "../page/shapes.ts";
import { pathOfFen } from "../share/link.ts";
import type { Answer, GameName, MovesAnswer } from "../table/answers.ts";
import { shownBy } from "../table/marks.ts";
import { exchangePositions } from "./exchange_positions.ts";
import { setupTabs } from "./tabs.ts";

export class ExchangePage implements Page {
  private start: string;
  private targets: Targets | null = null;
  private told: Exchange | null = null;
  /** How many of its steps are on the board. */
  private at = 0;

  constructor(private readonly game: GameName, placed?: string) {
    this.start = placed ?? exchangePositions[game][0]!.fen;
    void this.put(this.start);
  }

  title(): string {
    return app.t("page.exchange.title");
  }

  private async put(fen: string): Promise<void> {
    this.start = fen;
    this.told = this.targets = null;
    app.redraw();
    const legal = await app.ask<MovesAnswer>({ op: "moves", game: this.game, fen });
    if (fen !== this.start) return;
    this.targets = legal.ok ? targetsOf(legal.moves) : null;
    app.redraw();
  }

  private async ask(what: { square: string } | { attempt: string }, board: LuatcoBoard): Promise<void> {
    board.refuse(); // the piece goes back: it is only asked about
    const answer = await app.ask<Answer & Exchange>({ op: "exchange", game: this.game, fen: this.start, ...what });
    if (!answer.ok) return;
    this.told = answer;
    this.at = answer.captures.length ? 0 : answer.steps.length;
    board.announce(answer.steps.map((step) => this.say(step)).join(" "), "polite");
    app.redraw();
  }

  /** Whose turn it is takes; the other side's pieces are asked about. */
  private get movable(): string[] {
    return [kShapes[this.game].sides[this.start.split(" ")[1] === "b" ? 1 : 0]!];
  }

  private say(step: Exchange["steps"][number]): string {
    return app.tell(step, { game: this.game, side: this.told?.turn ?? "" });
  }

  private go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.told?.steps.length ?? 0));
    app.redraw();
  }

  view(): TemplateResult {
    const { game, told, at } = this;
    const shape = kShapes[game];
    viewpoint.side = shape.sides[0];
    const made = told?.captures[Math.min(at, told.captures.length) - 1];
    const shown = told && at ? shownBy(told.steps[at - 1]) : shownBy(undefined);
    return html`<main class="table asking ${shape.cells}" data-game=${game}>
      <div class="above">${gameTabs(game, "setup")}</div>
      <div class="board"><luatco-board theme=${app.settings.theme || nothing}
        ${properties({
          ...boardLooks(game, shape),
          fen: made?.fen ?? this.start,
          // Asked again from the start, wherever the captures stand.
          targets: at && told?.captures.length ? null : this.targets,
          movable: this.movable,
          last: made ? [made.from, made.to] : [],
          // The captures themselves are seen: only what stands beside them is drawn.
          marks: told && at > told.captures.length ? shown.marks : [],
          arrows: told && at > told.captures.length ? shown.arrows : [],
        })}
        @attempt=${(event: CustomEvent<BoardEvents["attempt"]>) => this.ask({ attempt: event.detail.from + event.detail.to + (event.detail.promotion ?? "") }, event.currentTarget as LuatcoBoard)}
        @pick=${(event: CustomEvent<BoardEvents["pick"]>) => event.detail.allowed || this.ask({ square: event.detail.square }, event.currentTarget as LuatcoBoard)}></luatco-board></div>
      <div class="beside">
        ${setupTabs(game, "exchange")}
        <div class="choices" role="radiogroup" aria-label=${app.t("page.try.which")}>${exchangePositions[game].map(({ word, fen }) =>
          html`<button class="choice" role="radio" aria-checked=${fen === this.start} @click=${() => this.put(fen)}>${app.t(word)}</button>`)}</div>
        <p>${app.t("page.exchange.task")}</p>
        ${told ? this.answer(told) : nothing}
        <div class="answers"><a class="button" href=${`#/setup/${game}/from/${pathOfFen(this.start)}`}>${app.t("page.setup.title")}</a></div>
      </div>
    </main>`;
  }

  private answer({ kind, steps }: Exchange): TemplateResult {
    const { at } = this;
    const tone = kind === "wins" ? "good" : kind === "costs" || kind === "refused" ? "bad" : "info";
    return html`<div class="card ${tone}" data-exchange=${kind} role="status">
      <ol class="plain">${steps.map((step, i) => html`<li><button class="moment" aria-current=${i + 1 === at ? "step" : nothing} @click=${() => this.go(i + 1)}>${this.say(step)}</button></li>`)}</ol>
      <div class="answers">
        <button class="round" aria-label=${app.t("page.proof.previous")} ?disabled=${at === 0} @click=${() => this.go(at - 1)}>${icons.previous}</button>
        <span>${at} / ${steps.length}</span>
        <button class="round" aria-label=${app.t("page.proof.next")} ?disabled=${at === steps.length} @click=${() => this.go(at + 1)}>${icons.next}</button>
      </div>
      ${at && steps[at - 1]!.law ? lawLine(this.game, steps[at - 1]!.id, steps[at - 1]!.law) : nothing}
    </div>`;
  }
}
