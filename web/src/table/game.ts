// One game at the table: its record, what the core says about it, and where the eyes are.
//
// Every act is an event that the core's referee accepts or refuses; only accepted ones are kept.
import type { Ask } from "../page/core.ts";
import type {
  ExplainAnswer, JudgeAnswer, LineAnswer, MovesAnswer, Must, PlayedMove, RulingAnswer, Step,
} from "./answers.ts";
import { type GameEvent, type GameRecord, sidesOf } from "./record.ts";
import { askRuling, movesOf } from "./referee.ts";

/** Where one looks: after `ply` plies of the game (line -1) or of a line tried beside it. */
export interface Cursor {
  line: number;
  ply: number;
}

export type Act = { do: string; [member: string]: unknown };

export class TableGame {
  ruling!: RulingAnswer;
  /** The legal moves on the board that is played on. */
  legal!: MovesAnswer;
  /** The game's own moves, with their names and the position after each. */
  plies: PlayedMove[] = [];
  startFen = "";
  /** null: the position that is played on. */
  cursor: Cursor | null = null;
  /** What a touched piece obliges to. */
  must: Must | null = null;
  paused = false;
  /** Who moves for an engine that left the table: the small search, or people. */
  standIn: "" | "small" | "hand" = "";

  private queue: Promise<unknown> = Promise.resolve();
  private readonly shownLines = new Map<number, PlayedMove[]>();

  private constructor(
    readonly ask: Ask,
    readonly record: GameRecord,
    /** Called after every change of the record. */
    private readonly kept: (record: GameRecord) => void,
  ) {}

  static async open(ask: Ask, record: GameRecord, kept: (record: GameRecord) => void): Promise<TableGame> {
    const game = new TableGame(ask, record, kept);
    game.take(await askRuling(ask, record));
    const moves = movesOf(record.events, game.ruling.steps ?? []);
    [game.legal] = await Promise.all([game.legalAt(game.ruling.fen), game.replay(moves)]);
    return game;
  }

  get over(): boolean {
    return this.ruling.state === "over";
  }
  get turn(): string {
    return this.ruling.turn;
  }
  get sides(): [string, string] {
    return sidesOf(this.record.game);
  }
  get moves(): string[] {
    return this.plies.map((ply) => ply.move);
  }
  /** The computer is to move. */
  get computerToMove(): boolean {
    return !this.over && this.standIn !== "hand" && this.record.card.computer?.side === this.turn;
  }
  get hasClock(): boolean {
    return this.ruling.clocks !== undefined;
  }
  get started(): boolean {
    return this.record.events.some((event) => event.do === "start");
  }

  /** Now, on the game's own time line; it never goes back. */
  time(): number {
    const last = this.record.events[this.record.events.length - 1]?.t ?? 0;
    return Math.max(last, Date.now() - this.record.began);
  }

  /** One thing after the other, whatever the fingers do. */
  inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Tries one act. The step tells; a refused act leaves nothing behind. */
  act(act: Act): Promise<Step> {
    return this.inOrder(() => this.tryAct(act));
  }

  /** A move on the board, completed as the set of rules wants it. */
  move(move: string): Promise<Step> {
    return this.inOrder(async () => {
      if (this.hasClock && !this.started) await this.tryAct({ do: "start" });
      const step = await this.tryAct({ do: "move", by: this.turn, move });
      if (!step.accepted || step.effect === "move_completed" || this.over) return step;
      return this.tryAct({ do: "press", by: this.turnBefore(step) });
    });
  }

  /** Why a move would not do; undefined where it would. */
  judge(attempt: string, moves = this.moves): Promise<JudgeAnswer> {
    const { game, start } = this.record;
    return this.ask({ op: "judge", game, fen: start || undefined, moves, attempt });
  }

  /** What is to be said about a position: check, ways out, an ending and its proof. */
  explain(extra: string[] = [], moves = this.moves): Promise<ExplainAnswer> {
    const { game, start } = this.record;
    return this.ask({ op: "explain", game, fen: start || undefined, moves: [...moves, ...extra] });
  }

  /** Takes moves back; what they were stays as a line beside the game. */
  takeBack(plies: number): Promise<Step> {
    return this.inOrder(async () => {
      const taken = this.moves;
      const step = await this.tryAct({ do: "take_back", plies });
      if (!step.accepted) return step;
      const at = taken.length - plies;
      const kept = this.keepLine(-1, at, taken.slice(at));
      // What branched off from the moves taken back now branches off from the line that holds them.
      this.record.lines.forEach((line, i) => {
        if (line.parent === -1 && line.at > at && i !== kept) line.parent = kept;
      });
      this.kept(this.record);
      return step;
    });
  }

  /** The clock stood still from `t` on: the page was closed. */
  pauseAt(t: number): Promise<Step> {
    return this.inOrder(() => this.tryAct({ do: "arbiter", act: "pause" }, t));
  }

  /** The ruling as of now, with what both clocks show. Leaves no trace in the record. */
  async now(): Promise<RulingAnswer> {
    // The arbiter adds nothing to a clock: an event that changes nothing but the time.
    const nothing: GameEvent = { do: "arbiter", act: "time", of: this.turn, ms: 0, t: this.time() };
    return askRuling(this.ask, this.record, [nothing]);
  }

  private turnBefore(step: Step): string {
    const event = this.record.events[this.record.events.length - 1];
    return step.must?.by ?? event?.by ?? this.turn;
  }

  private async tryAct(act: Act, t = this.time()): Promise<Step> {
    const event: GameEvent = { ...act, t };
    const ruling = await askRuling(this.ask, this.record, [event]);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.error));
    const step = ruling.steps![ruling.steps!.length - 1];
    // Time that ran out ends the game although what was tried is refused.
    if (!step.accepted && ruling.state !== "over") return step;
    if (step.accepted) this.record.events.push(event);
    else if (!this.over) this.record.events.push({ do: "flag", of: this.turn, by: "arbiter", t: event.t });
    await this.keep(ruling, step, event);
    return step;
  }

  private async keep(ruling: RulingAnswer, step: Step, event: GameEvent): Promise<void> {
    const before = this.plies.length;
    const known = this.legal.moves.find((legal) => legal.move === event["move"]);
    // Asked for before anything is shown: what is on the board and what may be done there come together.
    const legal = ruling.fen === this.ruling.fen ? this.legal : await this.legalAt(ruling.fen);
    this.take(ruling);
    this.legal = legal;
    if (step.ply > before && known) this.plies.push({ ...known, fen: ruling.fen });
    else if (step.ply > before) await this.replay([...this.moves, String(event["move"])]);
    else this.plies.length = step.ply;
    this.cursor = null;
    this.must = step.must ?? (event.do === "touch" ? this.must : null);
    this.record.plies = this.plies.length;
    this.record.result = ruling.outcome?.result ?? "";
    this.record.updated = Date.now();
    this.kept(this.record);
  }

  private take(ruling: RulingAnswer): void {
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.error));
    this.ruling = ruling;
    this.paused = this.hasClock && this.started && !ruling.clocks?.running && ruling.state === "ongoing";
  }

  private legalAt(fen: string): Promise<MovesAnswer> {
    // With a language, which one does not matter: how a person names each move, by ids.
    return this.ask({ op: "moves", game: this.record.game, fen, lang: "vi" });
  }

  private async replay(moves: string[]): Promise<void> {
    const { game, start } = this.record;
    const line = await this.ask<LineAnswer>({ op: "game", game, fen: start || undefined, moves });
    this.startFen = line.start ?? this.ruling.fen;
    this.plies = line.plies ?? [];
  }

  // --- looking around --------------------------------------------------------------------------

  /** The moves up to the cursor; of a line beside the game, with those it branches off from. */
  movesAt(cursor: Cursor | null = this.cursor): string[] {
    if (!cursor) return this.moves;
    if (cursor.line < 0) return this.moves.slice(0, cursor.ply);
    const line = this.record.lines[cursor.line];
    return [...this.movesAt({ line: line.parent, ply: line.at }), ...line.moves.slice(0, cursor.ply - line.at)];
  }

  lineLength(line: number): number {
    const kept = this.record.lines[line];
    return line < 0 ? this.plies.length : kept.at + kept.moves.length;
  }

  /** The plies of a line from where it branches off, once lineNames() has fetched them. */
  namesOf(line: number): PlayedMove[] {
    return line < 0 ? this.plies : (this.shownLines.get(line) ?? []);
  }

  async lineNames(line: number): Promise<PlayedMove[]> {
    const { game, start, lines } = this.record;
    const moves = this.movesAt({ line, ply: this.lineLength(line) });
    const answer = await this.ask<LineAnswer>({ op: "game", game, fen: start || undefined, moves });
    const names = (answer.plies ?? []).slice(lines[line].at);
    this.shownLines.set(line, names);
    return names;
  }

  /** The ply that led to the cursor; undefined at the start. */
  plyAt(cursor: Cursor): PlayedMove | undefined {
    if (cursor.line < 0) return this.plies[cursor.ply - 1];
    const { at, parent } = this.record.lines[cursor.line];
    return cursor.ply > at ? this.namesOf(cursor.line)[cursor.ply - at - 1] : this.plyAt({ line: parent, ply: cursor.ply });
  }

  fenAt(cursor: Cursor): string {
    return this.plyAt(cursor)?.fen ?? this.startFen;
  }

  /** Looks at a ply; the end of the game itself is where it is played on. */
  goTo(line: number, ply: number): void {
    const at = Math.max(0, Math.min(ply, this.lineLength(line)));
    this.cursor = line < 0 && at === this.plies.length ? null : { line, ply: at };
  }

  /** A move tried from where the eyes are, beside the game. */
  async tryLine(move: string): Promise<void> {
    const from = this.cursor ?? { line: -1, ply: this.plies.length };
    const line = this.keepLine(from.line, from.ply, [move]);
    await this.lineNames(line);
    this.record.updated = Date.now();
    this.kept(this.record);
    this.goTo(line, from.ply + 1);
  }

  /** The number of the line that holds these moves: an old one that has or can take them, or a new one. */
  private keepLine(parent: number, at: number, moves: string[]): number {
    const { lines } = this.record;
    const end = lines[parent];
    if (end && end.at + end.moves.length === at) {
      end.moves.push(...moves);
      this.shownLines.delete(parent);
      return parent;
    }
    const same = lines.findIndex((line) => {
      const shared = Math.min(line.moves.length, moves.length);
      return line.parent === parent && line.at === at && line.moves.slice(0, shared).join() === moves.slice(0, shared).join();
    });
    if (same >= 0) {
      if (moves.length > lines[same].moves.length) lines[same].moves = moves;
      this.shownLines.delete(same);
      return same;
    }
    return lines.push({ parent, at, moves }) - 1;
  }
}
