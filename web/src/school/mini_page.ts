// A small game against the computer at its mildest, won by a goal: the core says when, and who.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type BoardEvents, targetsOf } from "../board/index.ts";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { kShapes } from "../page/shapes.ts";
import { sound } from "../page/voice.ts";
import type { JudgeAnswer, MovesAnswer } from "../table/answers.ts";
import type { MiniAnswer } from "./answers.ts";
import { boardPlace, shown } from "./board_place.ts";
import { consequenceOf } from "./consequence.ts";
import type { MiniGame, Unit } from "./lesson.ts";
import { signs } from "./pictures.ts";
import { Replay } from "./replay.ts";
import { forget, type Mood, robot, say, sayOnce } from "./robot.ts";
import { type Board, kNoBoard } from "./work.ts";

/** The computer's thinking is seen. */
const kThinks = 600;

export class MiniPage implements Page {
  private readonly game: Unit["game"];
  private board: Board = kNoBoard;
  private moves: string[] = [];
  private state: MiniAnswer | null = null;
  private text: () => string;
  private mood: Mood = "asks";
  /** What was refused is being shown. */
  private replay: Replay | null = null;
  private busy = false;

  constructor(
    private readonly unit: Unit,
    private readonly mini: MiniGame,
    private readonly seed: number,
  ) {
    this.game = unit.game;
    this.text = () => app.t(mini.say);
    forget();
    void this.anew();
  }

  title(): string {
    return app.t(this.unit.title);
  }
  wayBack(): { href: string; name: string } {
    return { href: `#/learn/${this.game}/${this.unit.unit}`, name: app.t("school.back_to", { text: this.title() }) };
  }
  leave(): void {
    this.replay?.stop();
  }

  /** The pupil has the first side. */
  private get mine(): string {
    return kShapes[this.game].sides[0];
  }
  private get line(): { game: Unit["game"]; fen: string; moves: string[] } {
    return { game: this.game, fen: this.mini.fen, moves: this.moves };
  }

  private async anew(): Promise<void> {
    this.moves = [];
    this.mood = "asks";
    this.text = () => app.t(this.mini.say);
    say(this.text());
    await this.look([]);
  }

  /** Where the game stands, and what may be moved. */
  private async look(last: string[]): Promise<void> {
    const state = await app.ask<MiniAnswer>({ op: "mini", ...this.line, goals: this.mini.goals });
    if (!state.ok) return;
    this.state = state;
    const mayMove = !state.over && state.turn === this.mine;
    const legal = mayMove ? await app.ask<MovesAnswer>({ op: "moves", ...this.line }) : null;
    this.board = { ...kNoBoard, fen: state.fen, targets: legal?.ok ? targetsOf(legal.moves) : null, movable: mayMove ? [this.mine] : [], last };
    if (state.over) this.end(state.winner);
    app.redraw();
  }

  private end(winner: string | undefined): void {
    sound("end");
    const won = winner === this.mine;
    this.mood = won ? "glad" : winner ? "sorry" : "asks";
    this.text = () => app.t(won ? "school.mini.won" : winner ? "school.mini.lost" : "school.mini.drawn");
    say(this.text());
  }

  private async attempt({ from, to, promotion }: BoardEvents["attempt"]): Promise<void> {
    if (this.busy || this.state?.over) return;
    this.busy = true;
    try {
      await this.play(from + to + (promotion ?? ""));
    } finally {
      this.busy = false;
    }
  }

  private async play(attempt: string): Promise<void> {
    const fen = this.board.fen;
    const judged = await app.ask<JudgeAnswer>({ op: "judge", game: this.game, fen, attempt });
    if (!judged.ok || !judged.legal) return this.refused(fen, attempt);
    this.text = () => app.t(this.mini.say);
    this.mood = "asks";
    this.moves.push(judged.move!);
    sound("move");
    await this.look([attempt.slice(0, 2), attempt.slice(2, 4)]);
    if (!this.state?.over) await this.answer();
  }

  private async answer(): Promise<void> {
    await new Promise((passed) => setTimeout(passed, kThinks));
    const { move } = await app.ask<JudgeAnswer>({ op: "reply", ...this.line, level: 1, seed: this.seed + this.moves.length });
    if (!move) return;
    this.moves.push(move);
    sound("move");
    await this.look([move.slice(0, 2), move.slice(2, 4)]);
  }

  private async refused(fen: string, attempt: string): Promise<void> {
    document.querySelector("luatco-board")?.refuse();
    sound("refused");
    const { scenes } = await consequenceOf({ game: this.game, fen, attempt });
    if (scenes.length === 0) return;
    this.mood = "sorry";
    this.replay = new Replay(scenes);
    this.replay.play(0);
  }

  private goOn(): void {
    this.replay?.stop();
    this.replay = null;
    this.mood = "asks";
    app.redraw();
  }

  view(): TemplateResult {
    const { game, replay } = this;
    const said = replay ? replay.scene.text() : this.text();
    sayOnce(said);
    const board = replay ? shown(replay.view) : this.board;
    return html`<main class="school item ${game}" data-phase=${this.state?.over ? "over" : this.state ? "playing" : "opening"}>
      <div class="above">${robot(said, this.mood)}</div>
      ${boardPlace(game, board, this.mine, { attempt: (detail) => this.attempt(detail) })}
      <div class="tools">${replay ? this.further(replay) : this.state?.over ? html`<button class="large main go" @click=${() => this.anew()}>${signs.again}<b>${app.t("school.mini.again")}</b></button>` : nothing}
        ${this.moves.length && !this.state?.over && !replay ? html`<div class="row-of"><button class="help" @click=${() => this.anew()}>${signs.again}<b>${app.t("school.restart.short")}</b></button></div>` : nothing}</div>
    </main>`;
  }

  private further(replay: Replay): TemplateResult {
    return replay.isLast
      ? html`<button class="large main go" @click=${() => this.goOn()}>${signs.again}<b>${app.t("school.try_again")}</b></button>`
      : html`<button class="large main go" @click=${() => replay.play(replay.n + 1)}>${signs.run}<b>${app.t("school.then")}</b></button>`;
  }
}
