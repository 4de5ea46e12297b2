// "What if": moves tried on the board from a position of the game. The core judges each; the game stays as it is.
import type { BoardEvents, LuatcoBoard, Targets } from "../board/index.ts";
import { targetsOf } from "../board/index.ts";
import { app } from "../page/app.ts";
import type { JudgeAnswer, LineAnswer, MovesAnswer, PlayedMove, Reason } from "../table/answers.ts";
import type { Position, Thought } from "./thought.ts";

export class WhatIf {
  /** After which ply of the game the moves were tried; null: none are. */
  from: number | null = null;
  plies: PlayedMove[] = [];
  /** How many of them are on the board. */
  at = 0;
  /** Why the last try was none. */
  refusal: Reason | null = null;
  turn = "";
  targets: Targets | null = null;
  thought: Thought | null = null;
  /** What was said of the position, once it was asked about. */
  told = "";

  constructor(private readonly line: Position) {}

  get on(): boolean {
    return this.from !== null;
  }
  private moves(ply: number): string[] {
    return [...this.line.moves.slice(0, this.from ?? ply), ...this.plies.slice(0, this.at).map(({ move }) => move)];
  }
  /** What is on the board, `ply` being the place in the game. */
  position(ply: number): Position {
    return { ...this.line, moves: this.moves(ply) };
  }

  leave(): void {
    this.from = this.refusal = this.thought = null;
    this.plies = [];
    this.at = 0;
    this.told = "";
  }

  /** The legal moves of what is on the board. */
  async look(ply: number): Promise<void> {
    const position = this.position(ply);
    const here = JSON.stringify(position.moves);
    const answer = await app.ask<MovesAnswer>({ op: "moves", ...position });
    if (here !== JSON.stringify(this.moves(ply))) return;
    this.turn = answer.turn;
    this.targets = targetsOf(answer.moves);
    app.redraw();
  }

  async attempt(board: LuatcoBoard, ply: number, { from, to, promotion }: BoardEvents["attempt"]): Promise<void> {
    const judged = await app.ask<JudgeAnswer>({ op: "judge", ...this.position(ply), attempt: from + to + (promotion ?? "") });
    this.refusal = judged.legal ? null : (judged.reasons?.[0] ?? null);
    if (!judged.legal) {
      board.refuse();
      if (this.refusal) board.announce(app.tell(this.refusal, { game: this.line.game, side: this.turn }), "assertive");
      return app.redraw();
    }
    await this.play(ply, [judged.move!]);
  }

  /** Goes on with moves that are legal; `begin`: how many of them are shown at first. */
  async play(ply: number, moves: string[], begin = this.at + moves.length): Promise<void> {
    const from = this.from ?? ply;
    const tried = [...this.plies.slice(0, this.at).map(({ move }) => move), ...moves];
    const before = this.line.moves.slice(0, from);
    const answer = await app.ask<LineAnswer>({ op: "game", ...this.line, moves: [...before, ...tried] });
    if (!answer.ok) return;
    this.from = from;
    this.plies = answer.plies.slice(from);
    await this.go(ply, begin);
  }

  async go(ply: number, to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.plies.length));
    this.refusal = this.thought = null;
    this.told = "";
    app.redraw();
    await this.look(ply);
  }
}
