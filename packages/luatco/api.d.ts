// The requests and answers of the core: docs/api.md as types.

/** `version` lists the games there are. */
export type Game = "chess" | "xiangqi" | "pawns";
export type Side = "white" | "black" | "red";
/** a1…h8 in chess, a0…i9 in xiangqi. */
export type Square = string;
/** A piece as its FEN letter: the case tells the side. */
export type Piece = string;

/** What every request about a position may hold. */
interface About {
  /** Anything; the answer has it too. */
  id?: unknown;
  /** Absent: chess. */
  game?: Game;
}
interface Line extends About {
  /** Where the moves begin; absent: the initial position. */
  fen?: string | null;
  /** Each in any notation of the game. */
  moves?: readonly string[];
  options?: Options;
}
export interface Options {
  variant?: "standard" | "chess960";
  max_nodes?: number;
  draw_offers?: boolean;
  touch_move?: boolean;
}

/** Evidence: pieces, squares, sides, numbers, lists of squares; which ones there are goes with the id. */
export type Args = Record<string, string | number | boolean | string[] | Phrase[]>;
/** Why something is so. `id` is a key of the message catalogues; `text` only comes from a door that speaks. */
export interface Reason {
  id: string;
  args: Args;
  squares: Square[];
  law?: string;
  /** What a board shows of it. */
  marks?: { square: Square; kind: string }[];
  arrows?: { from: Square; to: Square; kind: string }[];
  text?: string;
}
export interface Fault {
  id: string;
  severity: "error" | "repair" | "warning";
  square?: Square;
  offset?: number;
  law?: string;
  args: Args;
  text?: string;
}

/** Something said inside a sentence, such as the name of a move: an id and its facts. */
export interface Phrase {
  id: string;
  args: Args;
}
/** One step of a story: what is said, and what is shown meanwhile. */
export interface StoryStep extends Reason {
  marks?: { square: Square; kind: "from" | "to" | "blocker" | "attacker" | "king" | "square" }[];
  arrows?: { from: Square; to: Square; kind: "try" | "attack" | "way" | "reply" }[];
  /** Of the book of laws, in the last step, `explain.read`. */
  article?: string;
}
export interface Consequence {
  legal: boolean;
  kind: "refused" | "wins" | "draws" | "mated" | "loses" | "gives_up" | "harmless";
  steps: StoryStep[];
  turn: Side;
  fen: string;
}
type Words = { id: string; text?: string };
export interface LawPage {
  article: string;
  law: string;
  title: Words;
  body: Words;
  board: { fen: string; marks: Square[]; arrows: string[]; caption: Words };
  questions: { question: Words; answer: Words }[];
}

/** A move in the notations of its game that have a spelling for it. */
export interface Notations {
  uci: string;
  uci960?: string;
  san?: string;
  san_vi?: string;
  uci_rank1?: string;
  iccs?: string;
  wxf?: string;
  wxf_fairy?: string;
  chinese?: string;
  chinese_also?: string;
  vietnamese?: string;
  vietnamese_long?: string;
  spoken?: string;
  /** With `lang`: how a person names the move, and the check it gives. */
  words?: Phrase[];
}
export interface MoveInfo extends Notations {
  /** Coordinates: what `moves` takes. */
  move: string;
  from: Square;
  to: Square;
  /** Where the captured piece stood (en passant: not `to`). */
  capture?: Square;
  check?: boolean;
}

export type WayKind = "run" | "block" | "capture" | "unscreen";

export interface Setup {
  ok: boolean;
  faults: Fault[];
  /** Normal form; absent where nothing could be made of the text. */
  fen?: string;
  turn?: Side;
}
export interface Moves {
  moves: MoveInfo[];
  in_check: boolean;
  turn: Side;
  fen: string;
}
export interface GameAnswer {
  start: string;
  plies: (MoveInfo & { fen: string })[];
  fen: string;
}
export interface Legal extends Notations {
  legal: true;
  move: string;
  /** After the move. */
  fen: string;
}
export interface Illegal {
  legal: false;
  /** In the order of teaching: the first is the one to say. */
  reasons: Reason[];
  /** With `lang`: the whole story. */
  full?: StoryStep[];
  turn?: Side;
  fen: string;
}
export interface Explain {
  in_check: boolean;
  checkers: Square[];
  ways: (Notations & { move: string; kind: WayKind })[];
  closed: { kind: WayKind; why: Reason }[];
  /** Mate or no move: why each way fails. */
  proof: { from: Square; to: Square; reason: Reason }[];
  remarks: Reason[];
  outcome?: { ending: string; winner?: Side };
  /** With `lang`: the whole story. */
  full?: StoryStep[];
  turn: Side;
  fen: string;
}
export interface Written extends Notations {
  move: string;
}
export interface Read {
  /** The moves the text can mean: none, one or several, never a guess. */
  candidates: string[];
  liberties: string[];
  reason?: Reason;
}
export interface Period {
  /** Moves until the next period; absent in the last. */
  moves?: number;
  /** ms */
  base: number;
  /** ms a move */
  extra?: number;
  mode?: "increment" | "bronstein" | "delay";
}
/** What happened; `t` is ms on the game's own time line. */
export type Event = { t?: number } & (
  | { do: "start" | "confirm"; by?: Side | "arbiter" }
  | { do: "press" | "two_hands" | "offer_draw" | "accept_draw" | "decline_draw" | "resign"; by: Side }
  | { do: "complain"; by: Side; article?: string }
  | { do: "touch" | "accidental" | "remove"; by: Side; square: Square }
  | { do: "adjust"; by: Side; square?: Square }
  | { do: "release"; by: Side; from: Square; square: Square }
  | { do: "place"; by: Side; piece: Piece; square: Square }
  | { do: "move"; by?: Side; move: string }
  | { do: "claim"; by: Side; kind: "threefold" | "fifty_moves" | "no_capture"; with_move?: string }
  | { do: "flag"; of: Side; by?: Side | "arbiter" }
  | { do: "take_back"; plies: number }
  | { do: "clock"; setting: { periods: Period[] } }
  | { do: "arbiter"; act: "time"; of: Side; ms: number }
  | { do: "arbiter"; act: "restore"; ply?: number }
  | { do: "arbiter"; act: "pause" | "resume" }
  | { do: "arbiter"; act: "forfeit"; of?: Side }
  | { do: "arbiter"; act: "result"; result: string }
);
/** ms by side, and whose runs. */
export interface Clocks {
  running?: Side;
  [side: string]: number | Side | undefined;
}
export interface Step {
  index: number;
  accepted: boolean;
  /** How many plies were made by then. */
  ply: number;
  effect?: string;
  refusal?: Reason;
  rule?: Reason;
  reasons?: Reason[];
  article?: string;
  must?: { by: Side; rule: string; moves: string[] };
  clocks?: Clocks;
}
/** What a ruling on a repetition stands on: docs/api.md, "Cycles of xiangqi". */
export interface Cycle {
  from: number;
  to: number;
  plies: {
    ply: number;
    by: Side;
    move: string;
    class: string;
    also?: string[];
    chasers?: { piece: Piece; at: Square }[];
    victim?: { piece: Piece; at: Square };
    why: Reason;
  }[];
  sides?: { [side in Side]?: { kind: string; victim?: { piece: Piece; at: Square }; count?: number; limit?: number } };
  row?: string;
  notes?: { id: string }[];
}
export interface Ruling {
  state: "ongoing" | "over";
  outcome?: {
    result: "1-0" | "0-1" | "1/2-1/2" | "0-0";
    ending: string;
    winner?: Side;
    article: string;
    ply: number;
    proven?: false;
    args: Args;
    text?: string;
  };
  occurred: { id: string; count: number; plies: number[]; text?: string }[];
  claims: { id: string; by: Side; limit?: number; with_move?: string; text?: string }[];
  violations: { by: Side; kind: string; rule: string; plies: number[]; article: string; reasons?: Reason[]; text?: string }[];
  may_not_repeat: { move: string; kind: string }[];
  /** `repetitions`, `halfmoves`, and what the set of rules counts besides, each with its limit; some by side. */
  counts: Record<string, number | { [side in Side]?: number }>;
  cycle?: Cycle;
  history_from: "initial" | "fen";
  rules: string;
  edition: string;
  /** Who has an offer of a draw standing. */
  offer?: Side;
  holds_illegal_move?: true;
  clocks?: Clocks;
  /** With `lang`: the whole story. */
  full?: StoryStep[];
  turn: Side;
  fen: string;
  /** One an event, where there were events. */
  steps?: Step[];
}
/** Two clocks beside a board nobody tells the moves of. */
export interface BareClocks {
  clocks: Partial<Record<Side, number>>;
  /** Completed, by side. */
  moves: Partial<Record<Side, number>>;
  running?: Side;
  /** Whose clock stands still until the arbiter lets it go on. */
  paused?: Side;
  fallen?: Side;
  /** The indices of events that were not possible. */
  refused: number[];
}
export interface CanMate {
  answer: "yes" | "no" | "open";
  line?: string[];
  /** Where the line ends. */
  fen?: string;
  proof?: { kind: string; reach?: Record<Square, Square[]> };
  nodes: number;
}
export interface Shape {
  files: number;
  ranks: number;
  cells: "squares" | "points";
  /** The number of the lowest rank: 1, or 0 in xiangqi. */
  first_rank: number;
  /** Who moves first stands first. */
  sides: [Side, Side];
  /** `value`: by rule of thumb, in tenths of a pawn; kings have none. */
  pieces: { id: string; letter: string; value?: number }[];
  /** From and to, both included, counted from 0. */
  zones: { id: string; files: [number, number]; ranks: [number, number] }[];
  initial: string;
}

/** From the side to move, or where it says so from the first side. */
export type Score = { cp: number } | { mate: number };
export interface Thought {
  score: Score;
  depth: number;
  nodes?: number;
  /** Moves expected. */
  line: string[];
}
export interface PlyWorth {
  by: Side;
  /** After the move, from the first side. */
  score?: Score;
  /** Of the first side, 0 to 100. */
  hope?: number;
  depth?: number;
  accuracy?: number;
  slip?: "inaccuracy" | "mistake" | "blunder";
  changes_result?: true;
  /** `of`: whose business it is, for the case of its pieces. */
  remarks?: (Reason & { of: Side })[];
  /** The better line. */
  best?: (Partial<Notations> & { move: string; from: Square; to: Square })[];
}
interface EngineTurn extends Line {
  rules?: string;
  events?: unknown;
  /** As engine_meet has said. */
  many?: boolean;
}

/** What a set of rules settles; what it does not know is absent. */
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

/** An exercise of the school: docs/api.md, "Items of the school". */
export type Item = { fen: string } & Record<string, unknown>;
/** A game out of a record: its main line. */
export interface Imported {
  game: Game;
  notation: string;
  tags: Record<string, string>;
  fen: string;
  moves: string[];
  comments: { ply: number; text: string }[];
  result: string;
  complete: boolean;
  findings: { id: string; severity: "note" | "warning" | "error"; ply?: number; token?: string; offset: number; args: Args; reason?: Reason }[];
}

export interface Exchange {
  kind: "wins" | "even" | "costs" | "nobody" | "takes_nothing" | "refused";
  gain: number;
  /** As far as they are worth making. */
  captures: (MoveInfo & { fen: string })[];
  steps: Reason[];
  turn: Side;
  fen: string;
}

/** Each operation: what a request may hold and what its good answer is. */
export interface Operations {
  setup: { request: About & { fen: string; options?: Options }; answer: Setup };
  moves: { request: Line & { from?: Square }; answer: Moves };
  game: { request: Line; answer: GameAnswer };
  judge: { request: Line & { attempt: string; rules?: string; lang?: string }; answer: Legal | Illegal };
  explain: { request: Line & { lang?: string }; answer: Explain };
  consequence: { request: Line & { attempt: string }; answer: Consequence };
  law: { request: About & { article?: string; about?: string }; answer: { articles: LawPage[] } };
  notation: { request: Line & ({ move: string } | { text: string; from?: keyof Notations | string }); answer: Written | Read };
  perft: { request: Line & { depth: number }; answer: { nodes: number } };
  ruling: { request: Line & { events?: readonly Event[]; rules?: string; lang?: string }; answer: Ruling };
  clock: { request: About & { events: readonly Event[]; t?: number }; answer: BareClocks };
  can_mate: { request: Line & { side: Side }; answer: CanMate };
  export: {
    request: Line & { format?: "pgn"; result?: string; tags?: Record<string, string> };
    answer: { text: string };
  };
  import: { request: { id?: unknown; game?: Game } & ({ text: string } | { xqf: string }); answer: { format: string; games: Imported[] } };
  /** Is it good to take there, or with that move? What it wins or costs, in tenths of a pawn. */
  exchange: { request: Line & ({ square: Square } | { attempt: string }); answer: Exchange };
  reply: { request: Line & { level: number; seed?: number; without?: readonly string[] }; answer: Partial<Written> & { fen: string; outcome?: { ending: string; winner?: Side } } };
  /** What a position is worth to a small search: in the words of an engine's answer. */
  look: { request: Line & { nodes?: number }; answer: Thought & { move: string; fen: string } };
  /** What the moves of a game were worth; `thoughts` by position, the start's first. */
  review: {
    request: Line & { thoughts: readonly (Partial<Thought> & { score: Score } | null)[] };
    answer: { plies: PlyWorth[]; accuracy: Partial<Record<Side, number>>; whole: boolean };
  };
  /** To speak UCI to an engine that the caller runs. */
  engine_levels: { request: { id?: unknown; seed?: number }; answer: { levels: { level: number; share: number; nodes?: number; millis?: number; asks?: boolean }[] } };
  engine_meet: { request: About & { engine?: string; lines: readonly string[] }; answer: { engine: string; many: boolean; lines: string[] } };
  engine_ask: { request: EngineTurn & { limits?: { nodes?: number; depth?: number; millis?: number }; level?: number; seed?: number }; answer: { lines: string[]; millis: number } };
  engine_said: { request: EngineTurn & { engine?: string; lines: readonly string[] }; answer: Written & MoveInfo & Thought & { fen: string; banned?: true } };
  exercise: { request: About & { item: Item; answer?: Record<string, unknown> }; answer: Record<string, unknown> };
  hint: { request: About & { item: Item; moves?: readonly string[]; notch: number }; answer: { id: string; squares?: Square[]; move?: string; choice?: string } };
  practice: { request: About & { theme: Record<string, unknown>; seed: number }; answer: { item: Item } };
  why_good: { request: Line & { attempt: string; goal?: unknown }; answer: { legal: boolean; kinds: string[]; fen: string } };
  mini: { request: Line & { goals: Record<string, unknown> }; answer: { over: boolean; by?: "goal" | "rules"; winner?: Side; ending?: string; turn: Side; fen: string } };
  schedule: {
    request: { id?: unknown; today: number } & ({ went: "alone" | "helped" | "shown"; card?: { box: number; due: number } } | { cards: Record<string, { box: number; due: number }> });
    answer: { card?: { box: number; due: number }; stars?: number; due?: string[] };
  };
  shape: { request: About; answer: Shape };
  rules: { request: About; answer: { rules: RuleSet[] } };
  version: { request: { id?: unknown }; answer: { version: string; games: Game[]; ops: string[] } };
}
export type Op = keyof Operations;
export type Request = { [O in Op]: { op: O } & Operations[O]["request"] }[Op];

export interface Failure {
  ok: false;
  id?: unknown;
  error: { id: string; args: Args; ply?: number; reasons?: Reason[]; faults?: Fault[]; text?: string };
}
/** Of a request: what its operation says, or why it could not be answered. */
export type Answer<R extends { op: Op }> =
  | (R["op"] extends "setup" ? Setup & { id?: unknown; error?: undefined } : { ok: true; id?: unknown; error?: undefined } & Operations[R["op"]]["answer"])
  | Failure;
