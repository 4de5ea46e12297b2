// Why a game is over: the core's proof, told one square at a time, or one ply of a repetition after the other.
import type { ExplainAnswer, Reason, RulingAnswer, WayKind } from "./answers.ts";
import { type Shown, shownBy } from "./marks.ts";

export interface WalkStep {
  /** The way out that this closes; "check": the check itself; "still": there is none, and no move either. */
  kind: WayKind | "check" | "still" | "ply";
  /** The ply of the game that is told of, and whose it is: the board shows the position after it. */
  ply?: number;
  by?: string;
  reason: Reason;
  shown: Shown;
}

export interface Walk {
  steps: WalkStep[];
  at: number;
}

/** A king that cannot run, then what cannot block, then what cannot capture. */
export function walkOf(explained: ExplainAnswer): Walk | null {
  const steps: WalkStep[] = [];
  const add = (kind: WalkStep["kind"], reason: Reason): void => void steps.push({ kind, reason, shown: shownBy(reason) });
  const king = explained.closed.find((one) => one.kind === "run")?.why.args?.["king"];
  const running = explained.proof.filter(({ from }) => from === king);
  for (const { reason } of running) add(explained.in_check ? "run" : "still", reason);
  for (const { kind, why } of explained.closed) {
    if (kind !== "run" || running.length === 0) add(kind, why);
  }
  // What else was tried: a piece each, with the reason that stops it.
  for (const { from, reason } of explained.proof) {
    if (from !== king) add("still", reason);
  }
  return steps.length ? { steps, at: 0 } : null;
}

/** Ply by ply, what each side did in the moves that came back. */
export function cycleWalk({ cycle }: RulingAnswer): Walk | null {
  const steps = (cycle?.plies ?? []).map(({ ply, by, why }): WalkStep => ({ kind: "ply", ply, by, reason: why, shown: shownBy(why) }));
  return steps.length ? { steps, at: 0 } : null;
}
