// A finished game examined, position by position: what has been found so far stands, whatever comes.
import { app } from "../page/app.ts";
import type { PlyWorth } from "../core/core.ts";
import type { Answer, Side } from "../table/answers.ts";
export type { PlyWorth };
import type { Sayable } from "../words/speaker.ts";
import { Fault } from "../engine/fault.ts";
import type { Examiner, Position, Thought } from "./thought.ts";

export interface Worth {
  plies: PlyWorth[];
  accuracy: Partial<Record<Side, number>>;
  whole: boolean;
}

export class Analysis {
  /** By position: 0 is the start. */
  readonly thoughts: (Thought | null)[];
  worth: Worth | null = null;
  /** Who examines, or did. */
  by: Examiner | null = null;
  fault: Sayable | null = null;
  private stopping: AbortController | null = null;
  private telling: Promise<void> | null = null;
  private untold = false;

  constructor(private readonly line: Position) {
    this.thoughts = Array.from({ length: line.moves.length + 1 }, () => null);
  }

  get running(): boolean {
    return this.stopping !== null;
  }
  get done(): number {
    return this.thoughts.filter((thought) => thought).length;
  }
  get all(): number {
    return this.thoughts.length - (this.over ? 1 : 0);
  }
  /** Nothing can be thought about a last position in which the game is over. */
  private over = false;

  /** Positions that have not been examined yet, from the first to the last. Another examiner begins anew. */
  async run(examiner: Examiner): Promise<void> {
    if (this.by?.id !== examiner.id) {
      this.thoughts.fill(null);
      this.worth = null;
    }
    this.by = examiner;
    this.fault = null;
    const stopping = (this.stopping = new AbortController());
    app.redraw();
    const left = this.thoughts.flatMap((thought, at) => (thought ? [] : [at]));
    const work = async (): Promise<void> => {
      for (let at = left.shift(); at !== undefined && !stopping.signal.aborted; at = left.shift()) await this.examine(examiner, at, stopping);
    };
    await Promise.all(Array.from({ length: examiner.atOnce }, work));
    await this.telling;
    if (this.stopping === stopping) this.stopping = null;
    app.redraw();
  }

  private async examine(examiner: Examiner, at: number, stopping: AbortController): Promise<void> {
    const position = { ...this.line, moves: this.line.moves.slice(0, at) };
    // Once more where it failed: one that crashed is started anew.
    for (const last of [false, true]) {
      try {
        const thought = await examiner.examine(position, stopping.signal);
        if (stopping.signal.aborted) return;
        this.thoughts[at] = thought;
        return this.tell();
      } catch (error) {
        if (stopping.signal.aborted) return;
        const said = error instanceof Fault ? error.said : { id: "engine.fault.crashed", args: { engine: examiner.name, text: String(error), n: 0 } };
        if (said.id === "engine.error.over") {
          this.over = true;
          return this.tell();
        }
        if (!last) continue;
        this.fault = said;
        stopping.abort();
      }
    }
  }

  stop(): void {
    this.stopping?.abort();
  }

  /** What the thoughts there are mean; asked one after the other, however fast they come. */
  private tell(): void {
    this.untold = true;
    app.redraw();
    this.telling ??= (async () => {
      while (this.untold) {
        this.untold = false;
        const answer = await app.ask<Answer & Worth>({ op: "review", ...this.line, thoughts: this.thoughts });
        if (answer.ok) this.worth = answer;
        app.redraw();
      }
      this.telling = null;
    })();
  }
}
