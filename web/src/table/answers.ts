// The answers of the core as the page holds them: what the core tells, or what it failed with. What they are made of
// is said once, in packages/luatco/api.d.ts.
import type {
  Clocks, Explain, Failure, Fault, Game, GameAnswer, MoveInfo, Moves, Notations, Reason, RuleSet, Ruling, Side, Step, WayKind,
} from "../core/core.ts";
export type { Clocks, Fault, Reason, RuleSet, Side, Step, WayKind };

export type GameName = Game;

export interface Answer {
  ok: boolean;
  error?: Failure["error"];
}

export type Must = NonNullable<Step["must"]>;
/** On the board alone it has no article. */
export type Outcome = NonNullable<Explain["outcome"]> & Partial<NonNullable<Ruling["outcome"]>>;
export type Claim = Ruling["claims"][number];

/** A move in every notation of its game. */
export type MoveNames = Partial<Notations> & { move: string };
export type LegalMove = MoveInfo;
export type PlayedMove = MoveNames & Pick<MoveInfo, "from" | "to" | "capture" | "check"> & { fen: string };

export type MovesAnswer = Answer & Moves;
export type LineAnswer = Answer & GameAnswer;
export type ExplainAnswer = Answer & Explain;
export type RulingAnswer = Answer & Ruling;
export type RulesAnswer = Answer & { rules: RuleSet[] };
/** Legal, with the move; or not, with the reasons. */
export type JudgeAnswer = Answer & { legal?: boolean; move?: string; reasons?: Reason[]; fen: string; words?: { id: string; args: Record<string, unknown> }[] };
