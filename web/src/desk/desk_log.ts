// The log of a game at the arbiter's desk, kept at every step, and the core's ruling on it.
import { app } from "../page/app.ts";
import type { Answer, GameName, MoveNames, RulingAnswer } from "../table/answers.ts";
import type { GameEvent, GameRecord, Period } from "../table/record.ts";
import { rulingRequest } from "../table/referee.ts";

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
  /** Beside `events`: how each move is written, from the position it was made in; null where it is no move there. */
  names: (MoveNames | null)[] = [];

  /** `record`: a game of the table, read and not kept here again. */
  constructor(readonly game: GameName, readonly record: GameRecord | null = null) {
    if (record) {
      this.events = [...record.events];
      this.rules = record.card.rules;
      return;
    }
    try {
      const kept = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Kept | null;
      if (kept?.schema === 1) ({ events: this.events, rules: this.rules } = kept);
    } catch {
      // Nothing was kept.
    }
  }

  private keep(): void {
    if (this.record) return;
    try {
      localStorage.setItem(key(this.game), JSON.stringify({ schema: 1, game: this.game, rules: this.rules, events: this.events } satisfies Kept));
    } catch {
      // The log is on the page as long as it is open.
    }
  }

  get last(): number {
    return this.events[this.events.length - 1]?.t ?? 0;
  }

  /** Who has made a move and not pressed since; nobody where there is nothing to press. */
  get toPress(): string {
    const { events, ruling } = this;
    for (let i = events.length - 1; i >= 0; --i) {
      if (ruling?.steps?.[i]?.accepted === false) continue;
      if (events[i]!.do === "press") return "";
      if (events[i]!.do === "move") return events[i]!.by ?? "";
    }
    return "";
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
    this.names.length = Math.min(this.names.length, index);
    await this.ask();
  }

  async begin(periods: Period[] | null): Promise<void> {
    this.names = [];
    this.events = periods ? [{ do: "clock", t: 0, setting: { periods } }] : [];
    await this.ask();
  }

  async use(rules: string): Promise<void> {
    this.rules = rules;
    await this.ask();
  }

  async ask(): Promise<void> {
    this.keep();
    const ruling = await this.rulingOn(this.events);
    // What cannot be read at all is taken out again: the rest of the log stands.
    if (!ruling.ok && this.events.length > 0) {
      this.events.pop();
      return this.ask();
    }
    this.ruling = ruling;
    app.redraw();
    await this.nameMoves();
  }

  private rulingOn(events: GameEvent[]): Promise<RulingAnswer> {
    const { game, rules, record } = this;
    return app.ask<RulingAnswer>(record ? { ...rulingRequest(record, events), rules } : { op: "ruling", game, rules: rules || undefined, events });
  }

  private async nameMoves(): Promise<void> {
    const { events, names } = this;
    for (let i = names.length; i < events.length; i = names.length) {
      const name = events[i]!.do === "move" ? await this.nameOf(events.slice(0, i), String(events[i]!["move"])) : null;
      // Something else may have been named, or taken out, meanwhile.
      if (names !== this.names || names.length !== i) return;
      names.push(name);
    }
    app.redraw();
  }

  private async nameOf(before: GameEvent[], move: string): Promise<MoveNames | null> {
    const at = await this.rulingOn(before);
    const named = await app.ask<Answer & MoveNames>({ op: "notation", game: this.game, fen: at.fen, move });
    return named.ok ? named : null;
  }
}
