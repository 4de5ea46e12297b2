// What has happened to the two clocks, kept at every step: a reload, a sleeping device or a closed page lose nothing.
// What the clocks show is the core's answer to it (docs/api.md, "clock").
import type { Ask } from "../page/core.ts";
import type { Answer, Clocks, GameName } from "../table/answers.ts";
import { type GameEvent, otherOf, type Period, sidesOf } from "../table/record.ts";

export interface ClocksAnswer extends Answer {
  clocks: Clocks;
  moves: Record<string, number>;
  running?: string;
  paused?: string;
  fallen?: string;
  refused: number[];
}

interface Kept {
  schema: 1;
  game: GameName;
  name: string;
  events: GameEvent[];
  began: number;
  illegal: Record<string, number>;
  /** The set of rules that the arbiter chose. */
  rules?: string;
}

const kKey = "luatco.clock";

/** FIDE A.1: under an hour for each player, sixty moves' extra time included, the game is rapid or blitz. */
const kHour = 3_600_000;
const kCountedMoves = 60;

export class ClockLog {
  private constructor(private readonly kept: Kept) {}

  static begin(game: GameName, name: string, periods: Period[], now: number): ClockLog {
    return new ClockLog({ schema: 1, game, name, events: [{ do: "clock", t: 0, setting: { periods } }], began: now, illegal: {} }).keep();
  }

  /** The clock that was left here; null where there is none. */
  static read(): ClockLog | null {
    try {
      const kept = JSON.parse(localStorage.getItem(kKey) ?? "null") as Kept | null;
      return kept?.schema === 1 ? new ClockLog(kept) : null;
    } catch {
      return null;
    }
  }

  static forget(): void {
    try {
      localStorage.removeItem(kKey);
    } catch {
      // Nothing was kept.
    }
  }

  private keep(): this {
    try {
      localStorage.setItem(kKey, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing: the clock runs while the page is open.
    }
    return this;
  }

  get game(): GameName {
    return this.kept.game;
  }
  get name(): string {
    return this.kept.name;
  }
  get started(): boolean {
    return this.kept.events.some((event) => event.do === "start");
  }
  /** The arbiter's corrections, newest first. */
  get corrections(): GameEvent[] {
    return this.kept.events.filter((event) => event.do === "arbiter").reverse();
  }
  get mayUndo(): boolean {
    return this.started;
  }
  /** Rapid or blitz, by the time that was chosen. */
  get quick(): boolean {
    const { periods } = this.kept.events[0]!["setting"] as { periods: Period[] };
    const seconds = periods[0]!.mode === "increment" ? (periods[0]!.extra ?? 0) : 0;
    const all = periods.reduce((sum, { base }) => sum + base, 0) - seconds;
    return all + kCountedMoves * (periods[0]!.extra ?? 0) < kHour;
  }
  get rules(): string | undefined {
    return this.kept.rules;
  }
  useRules(name: string): void {
    this.kept.rules = name;
    this.keep();
  }
  illegal(side: string): number {
    return this.kept.illegal[side] ?? 0;
  }

  /** Never before what has happened already, whatever the device's clock does. */
  private get time(): number {
    return Math.max(Date.now() - this.kept.began, this.kept.events[this.kept.events.length - 1]!.t);
  }

  private note(event: Omit<GameEvent, "t">): void {
    this.kept.events.push({ ...event, t: this.time } as GameEvent);
    this.keep();
  }

  /** Whoever presses first sets the other side's clock going. */
  press(side: string): void {
    this.note(this.started ? { do: "press", by: side } : { do: "start", by: otherOf(this.game, side) });
  }
  pause(): void {
    this.note({ do: "arbiter", act: "pause" });
  }
  resume(): void {
    this.note({ do: "arbiter", act: "resume" });
  }
  addTime(of: string, ms: number): void {
    this.note({ do: "arbiter", act: "time", of, ms });
  }

  /** A completed illegal move: it is counted; for the first the other side gets the time the set of rules gives, the second loses (FIDE 7.5.5). */
  countIllegal(side: string, penalty: number): void {
    this.kept.illegal[side] = this.illegal(side) + 1;
    if (penalty > 0 && this.illegal(side) === 1) this.addTime(otherOf(this.game, side), penalty);
    else this.keep();
  }
  forgetIllegal(side: string): void {
    this.kept.illegal[side] = Math.max(0, this.illegal(side) - 1);
    this.keep();
  }

  /** As if the last press had not been: the time since then is the time of who pressed. The first of all set the clock going,
   *  and without it neither side's has run. */
  undoPress(): void {
    const { events } = this.kept;
    const names = events.map((event) => event.do);
    const at = Math.max(names.lastIndexOf("press"), names.lastIndexOf("start"));
    if (at >= 0) events.splice(at, 1);
    this.keep();
  }

  async show(ask: Ask): Promise<ClocksAnswer> {
    const answer = await ask<ClocksAnswer>({ op: "clock", game: this.game, events: this.kept.events, t: this.time });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer;
  }

  /** What was refused leaves no trace: two fingers on the screen are not two presses. */
  drop(refused: number[]): void {
    if (refused.length === 0) return;
    this.kept.events = this.kept.events.filter((_, index) => !refused.includes(index));
    this.keep();
  }

  get sides(): [string, string] {
    return sidesOf(this.game);
  }
}
