// Items that are played: until the goal is met, or can no longer be.
import { type BoardEvents, targetsOf } from "../board/index.ts";
import { app } from "../page/app.ts";
import type { JudgeAnswer, MovesAnswer } from "../table/answers.ts";
import type { GradeAnswer, HintAnswer } from "./answers.ts";
import { consequenceOf } from "./consequence.ts";
import { whyGood } from "./good.ts";
import type { Item } from "./lesson.ts";
import type { Scene } from "./replay.ts";
import { type Board, type Desk, kNoBoard, type Work } from "./work.ts";

export class MoveWork implements Work {
  board: Board = kNoBoard;
  /** The pupil's own moves. */
  private played: string[] = [];
  private replies = 0;

  constructor(private readonly desk: Desk) {}

  async begin(): Promise<void> {
    this.played = [];
    this.replies = 0;
    const { item } = this.desk;
    const square = squareOf(item.goal);
    await this.show(item.fen, [], square ? [{ square, kind: "goal" }] : []);
  }

  private async show(fen: string, last: string[], marks: Board["marks"]): Promise<void> {
    const legal = await app.ask<MovesAnswer>({ op: "moves", game: this.desk.game, fen });
    this.board = { fen, mode: "move", targets: legal.ok ? targetsOf(legal.moves) : null, movable: legal.ok ? [legal.turn] : [], marks, arrows: [], last };
  }

  get rest(): Item {
    const { item } = this.desk;
    return { ...item, fen: this.board.fen, moves: (item.moves ?? 1) - this.played.length, ...(item.script ? { script: item.script.slice(this.replies) } : {}) };
  }

  async attempt({ from, to, promotion }: BoardEvents["attempt"]): Promise<void> {
    await this.play(from + to + (promotion ?? ""));
  }

  async follow({ move }: HintAnswer): Promise<void> {
    if (move) await this.play(move);
  }

  private async play(attempt: string): Promise<void> {
    const { desk } = this;
    const before = this.board.fen;
    const tried = { game: desk.game, fen: before, attempt };
    const grade = await desk.grade({ moves: [...this.played, attempt] });
    if (!grade.ok || grade.legal === false) {
      document.querySelector("luatco-board")?.refuse();
      if (grade.ok) desk.wrong((await consequenceOf(tried)).scenes);
      return;
    }
    if (grade.solved) return desk.right(await whyGood(desk.item, tried, grade.fen!));
    if (grade.over) return desk.wrong(await this.whyBad(tried, grade));
    await this.goOn(grade);
  }

  private async whyBad(tried: { game: Desk["game"]; fen: string; attempt: string }, grade: GradeAnswer): Promise<Scene[]> {
    const { kind, scenes } = await consequenceOf(tried);
    const view = { fen: grade.fen!, marks: [], arrows: [], last: [tried.attempt.slice(0, 2), tried.attempt.slice(2, 4)] };
    if (kind === "wins") return [{ text: () => app.t("school.other_way"), views: [view] }];
    if (kind === "harmless" || scenes.length === 0) return [{ text: () => app.t("school.not_yet"), views: [view] }];
    return scenes;
  }

  /** The move stands; the other side answers, or waits. */
  private async goOn({ move, reply, fen }: GradeAnswer): Promise<void> {
    const { game } = this.desk;
    if (reply) {
      const between = await app.ask<JudgeAnswer>({ op: "judge", game, fen: this.board.fen, attempt: move });
      this.board = { ...this.board, fen: between.fen, movable: [], last: [move!.slice(0, 2), move!.slice(2, 4)] };
      app.redraw();
      await new Promise((passed) => setTimeout(passed, 700));
      this.replies += 1;
    }
    this.played.push(move!);
    const last = reply ?? move!;
    await this.show(fen!, [last.slice(0, 2), last.slice(2, 4)], this.board.marks);
    this.desk.told(() => app.t("school.go_on"));
  }
}

/** The square a goal is about. */
function squareOf(goal: Item["goal"]): string | undefined {
  const found = JSON.stringify(goal ?? "").match(/"reaches":"([a-i]\d)"/);
  return found?.[1];
}
