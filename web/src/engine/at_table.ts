// An engine that sits at the table. It is bound by the referee as everybody is, and nothing it does ends the game for the
// others: what it will not or cannot play is told, and people say how to go on.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { askSmall } from "../table/computer.ts";
import type { TableGame } from "../table/game.ts";
import { moveName } from "../table/move_list.ts";
import type { Sayable } from "../words/speaker.ts";
import { type EngineMove, enginesFor, type Seat } from "./choices.ts";
import { Fault } from "./fault.ts";

/** A move that the rules refuse is answered with another question; a second one is too many. */
const kTries = 2;
/** With a clock, a fair part of what is left. */
const kMovesToGo = 25;
const kRefused = ["engine.fault.illegal_move", "engine.fault.other_ranks"];

type Levels = { levels: { level: number; asks: boolean }[] };

export class AtTable {
  /** Why it plays no more, until it is asked again. */
  away: Sayable | null = null;
  private seat: Seat | null = null;
  private name: string;
  private fetched: { done: number; all: number } | null = null;
  private stopping = new AbortController();

  /** `told`: says something once, beside the board. */
  constructor(private readonly game: TableGame, private readonly told: (text: string) => void) {
    this.name = this.card.engine?.replace(/^\w+ /, "") ?? "engine";
  }

  private get card() {
    return this.game.record.card.computer!;
  }

  /** undefined: none now, and `away` or people know why. */
  async move(): Promise<string | undefined> {
    const { game } = this;
    if (this.away) return game.standIn === "small" ? askSmall(game, 3) : undefined;
    const seed = this.card.seed + game.record.events.length;
    try {
      const { levels } = await app.ask<Levels>({ op: "engine_levels", seed });
      if (!levels.find(({ level }) => level === this.card.level)?.asks) return await askSmall(game, 3);
      return await this.ask(seed);
    } catch (error) {
      this.away = error instanceof Fault ? error.said : { id: "engine.fault.crashed", args: { engine: this.name, text: String(error).slice(0, 60), n: 0 } };
      this.seat?.close();
      this.seat = null;
      return undefined;
    } finally {
      this.fetched = null;
    }
  }

  private async ask(seed: number): Promise<string> {
    const { game } = this;
    for (let attempt = 1; ; ++attempt) {
      let refused: Fault;
      try {
        const answer = await this.once(seed + attempt - 1);
        if (!answer.banned) return answer.move;
        refused = new Fault({ id: "page.engine.banned", args: { engine: this.name, text: moveName(game.record.game, answer) } });
      } catch (error) {
        if (!(error instanceof Fault) || !kRefused.includes(error.said.id!)) throw error;
        refused = error;
      }
      if (attempt === kTries) throw refused;
      this.told(`${app.tell(refused.said, { game: game.record.game })} ${app.t("page.engine.another")}`);
    }
  }

  private async once(seed: number): Promise<EngineMove> {
    const { game } = this;
    const { record, ruling } = game;
    this.stopping = new AbortController();
    this.seat ??= await this.open();
    const left = Number(ruling.clocks?.[game.turn as keyof typeof ruling.clocks]);
    const answer = await this.seat.ask(
      // Under the rules of the game it is told which moves a law of repetition forbids.
      { game: record.game, fen: record.start || undefined, moves: game.moves, rules: record.card.rules },
      { level: this.card.level, seed, ...(left ? { limits: { millis: Math.max(10, Math.round(left / kMovesToGo)) } } : {}) },
      this.stopping.signal,
    );
    if (answer.engine) this.name = answer.engine;
    return answer;
  }

  /** The one that was chosen, or else the first that plays the game here. */
  private async open(): Promise<Seat> {
    const choices = await enginesFor(this.game.record.game);
    const chosen = choices.find(({ id }) => id === this.card.engine) ?? choices[0];
    if (!chosen) throw new Fault({ id: "page.engine.gone", args: { engine: this.name } });
    this.name = chosen.name;
    return chosen.open((done, all) => {
      this.fetched = done < all ? { done, all } : null;
      app.redraw();
    });
  }

  close(): void {
    this.stopping.abort();
    this.seat?.close();
  }

  /** What people are told and asked; `goOn` lets the computer move, whoever does it now. */
  view(goOn: () => void): TemplateResult | typeof nothing {
    const { fetched, away, game } = this;
    if (game.over) return nothing;
    if (fetched) {
      const tenths = (bytes: number): number => Math.round(bytes / 1e5);
      return html`<div class="card info" role="status" data-engine="fetched"><p>${app.t("page.engine.loading", { engine: this.name, done: tenths(fetched.done), all: tenths(fetched.all) })}</p>
        <progress max=${fetched.all} .value=${fetched.done} aria-label=${app.t("page.engine.progress", { engine: this.name })}></progress>
        <div class="answers"><button @click=${() => this.stopping.abort()}>${app.t("page.engine.cancel")}</button></div></div>`;
    }
    if (!away) return nothing;
    const answer = (id: string, standIn: "" | "small" | "hand", main = false) => html`<button class=${main ? "main" : ""} @click=${() => {
      game.standIn = standIn;
      if (!standIn) this.away = null;
      goOn();
    }}>${app.t(id, { engine: this.name })}</button>`;
    if (game.standIn) {
      return html`<div class="card info" data-engine="stand-in"><p>${app.t(game.standIn === "small" ? "page.engine.small_plays" : "page.engine.hand_plays", { engine: this.name })}</p>
        <div class="answers">${answer("page.engine.call", "")}</div></div>`;
    }
    return html`<div class="card bad ask" role="alert" data-engine="away"><p>${app.tell(away, { game: game.record.game })} ${app.t("page.engine.kept")}</p>
      <div class="answers">${answer("page.engine.again", "", true)}${answer("page.engine.small", "small")}${answer("page.engine.hand", "hand")}</div></div>`;
  }
}
