// The answers of the core that the page uses (docs/api.md).
import type { Sayable } from "../words/speaker.ts";

export type GameName = "chess" | "xiangqi" | "pawns";

/** Why something is refused, with the squares that prove it. */
export interface Reason extends Sayable {
  id: string;
  squares: string[];
  law: string;
  /** What a board shows of it. */
  marks?: { square: string; kind: string }[];
  arrows?: { from: string; to: string; kind: string }[];
}

export interface Failure extends Sayable {
  id: string;
  ply?: number;
  reasons?: Reason[];
  faults?: Fault[];
}

export interface Fault extends Sayable {
  id: string;
  severity: "error" | "repair" | "warning";
  square?: string;
}

export interface Answer {
  ok: boolean;
  error?: Failure;
}

/** A move in every notation of its game. */
export interface MoveNames {
  move: string;
  san?: string;
  san_vi?: string;
  vietnamese?: string;
  wxf?: string;
  chinese?: string;
  spoken?: string;
  [notation: string]: unknown;
}

export interface LegalMove extends MoveNames {
  from: string;
  to: string;
  capture?: string;
  check?: boolean;
}

export interface MovesAnswer extends Answer {
  moves: LegalMove[];
  in_check: boolean;
  turn: string;
  fen: string;
}

export interface PlayedMove extends LegalMove {
  fen: string;
}

export interface LineAnswer extends Answer {
  start: string;
  plies: PlayedMove[];
  fen: string;
}

export interface JudgeAnswer extends Answer {
  legal?: boolean;
  move?: string;
  reasons?: Reason[];
  fen: string;
}

export interface Outcome extends Sayable {
  ending: string;
  result?: string;
  winner?: string;
  article?: string;
  proven?: boolean;
}

export type WayKind = "run" | "block" | "capture" | "unscreen";

export interface ExplainAnswer extends Answer {
  in_check: boolean;
  checkers: string[];
  ways: (MoveNames & { kind: WayKind })[];
  closed: { kind: WayKind; why: Reason }[];
  proof: { from: string; to: string; reason: Reason }[];
  remarks?: Reason[];
  outcome?: Outcome;
  fen: string;
}

export interface Clocks {
  running?: string;
  [side: string]: number | string | undefined;
}

export interface Must {
  by: string;
  rule: string;
  moves: string[];
}

export interface Step {
  index: number;
  accepted: boolean;
  ply: number;
  effect?: string;
  refusal?: Reason;
  rule?: Reason;
  reasons?: Reason[];
  article?: string;
  must?: Must;
  clocks?: Clocks;
}

export interface Claim extends Sayable {
  id: string;
  by: string;
  with_move?: string;
}

/** The plies a ruling on a repetition stands on, each with what it does and why it counts as that. */
export interface Cycle {
  from: number;
  to: number;
  plies: { ply: number; by: string; move: string; class: string; why: Reason }[];
}

export interface RulingAnswer extends Answer {
  state: "ongoing" | "over";
  outcome?: Outcome;
  occurred: { id: string; count?: number; plies?: number[] }[];
  claims: Claim[];
  violations: { by: string; kind: string; rule: string; plies: number[]; article: string; reasons?: Reason[] }[];
  may_not_repeat: { move: string; kind: string }[];
  cycle?: Cycle;
  counts: Record<string, number | Record<string, number>>;
  rules: string;
  edition: string;
  offer?: string;
  clocks?: Clocks;
  turn: string;
  fen: string;
  steps?: Step[];
}

export interface RuleSet {
  name: string;
  edition: string;
  touch_move?: boolean;
  press?: boolean;
  take_back?: boolean;
  flag?: "called" | "automatic";
  illegal_move?: string;
  penalty_ms?: number;
  limits?: Record<string, number>;
}

export interface RulesAnswer extends Answer {
  rules: RuleSet[];
}
