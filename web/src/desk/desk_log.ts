// The log of a game at the arbiter's desk, kept at every step, and the core's ruling on it.
import { app } from "../page/app.ts";
import type { GameName, RulingAnswer } from "../table/answers.ts";
import type { GameEvent, Period } from "../table/record.ts";

interface Kept {
  schema: 1;
  game: GameName;
  rules: string;
  events: GameEvent[];
}

const key = (game: GameName): string => `luatco.desk.${game}`;

export class DeskLog {
  events: GameEvent[] = [];
  rules = "";
  ruling: RulingAnswer | null = null;

  constructor(readonly game: GameName) {
    try {
      const kept = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Kept | null;
      if (kept?.schema === 1) ({ events: this.events, rules: this.rules } = kept);
    } catch {
      // Nothing was kept.
    }
  }

  private keep(): void {
    try {
      localStorage.setItem(key(this.game), JSON.stringify({ schema: 1, game: this.game, rules: this.rules, events: this.events } satisfies Kept));
    } catch {
      // The log is on the page as long as it is open.
    }
  }

  get last(): number {
    return this.events[this.events.length - 1]?.t ?? 0;
  }

  get turn(): string {
    return this.ruling?.turn ?? "";
  }

  /** Adds what happened `after` ms later than what is last, and asks anew. */
  async add(event: Omit<GameEvent, "t">, after: number): Promise<void> {
    this.events.push({ ...event, t: this.last + after } as GameEvent);
    await this.ask();
  }

  async remove(index: number): Promise<void> {
    this.events.splice(index, 1);
    await this.ask();
  }

  async begin(periods: Period[] | null): Promise<void> {
    this.events = periods ? [{ do: "clock", t: 0, setting: { periods } }] : [];
    await this.ask();
  }

  async use(rules: string): Promise<void> {
    this.rules = rules;
    await this.ask();
  }

  async ask(): Promise<void> {
    this.keep();
    const ruling = await app.ask<RulingAnswer>({ op: "ruling", game: this.game, rules: this.rules || undefined, events: this.events });
    // What cannot be read at all is taken out again: the rest of the log stands.
    if (!ruling.ok && this.events.length > 0) {
      this.events.pop();
      return this.ask();
    }
    this.ruling = ruling;
    app.redraw();
  }
}
