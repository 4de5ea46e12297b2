// What the page and the reader of archives say to each other, and what the report is (docs/formats/check.md).
import type { GameName } from "../table/answers.ts";
import type { Args } from "../words/filler.ts";

export interface KindId {
  id: string;
  /** Of what is not allowed: the rule. */
  reason?: string;
}

export interface Place {
  file: string;
  number: number;
  /** The byte at which the game begins, of the file in UTF-8; and what is said of it. */
  begin: number;
  offset: number;
  first?: string;
  second?: string;
}

export interface Example extends Place {
  game: GameName;
  ply?: number;
  token?: string;
  args: Args;
  fen?: string;
  shown?: { marks?: { square: string; kind: string }[]; arrows?: { from: string; to: string; kind: string }[] };
}

export interface Kind extends KindId {
  severity: "note" | "warning" | "error";
  n: number;
}

export interface Totals {
  games: number;
  plies: number;
  bytes: number;
  bad: number;
  errors: number;
  warnings: number;
  notes: number;
  orphans: number;
  kinds: Kind[];
}

export interface Report extends Totals {
  kinds: (Kind & { examples: Example[] })[];
  of: { game: GameName; games: number; plies: number; results: Record<string, number>; endings: Record<string, number>; lengths: number[] }[];
  read: { game: GameName; format: string; notation: string; n: number }[];
  bad_games: (Place & { result: string; errors: KindId[] })[];
  /** What each file is written in, and what could not be read. */
  sources: string[];
  faults: { file: string; id: string }[];
}

export type ToReader = { kind: "read"; files: File[]; rules: string[]; wasm: string } | { kind: "stop" };
export type FromReader =
  | { kind: "progress"; done: number; all: number; totals: Totals }
  | { kind: "report"; report: Report; stopped: boolean; ms: number }
  | { kind: "failed"; text: string };
