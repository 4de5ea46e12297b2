// The table: the first screen before the first move, and the game from then on. The board stands in the
// same place in both, so that nothing jumps under a finger.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Shape } from "../board/types.ts";
import { app } from "../page/app.ts";
import { followFocus } from "../page/focus.ts";
import { firstScreen } from "../page/first_screen.ts";
import { gameTabs } from "../page/game_tabs.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { kShapes } from "../page/shapes.ts";
import type { GameName } from "./answers.ts";
import { boardView, plate } from "./board_view.ts";
import { lookByKey } from "./looking_back.ts";
import { moveList, moveName } from "./move_list.ts";
import { panels } from "./panels.ts";
import { type GameRecord, homeCard, newRecord, rematch } from "./record.ts";
import { gameName, ruleName } from "./rule_words.ts";
import { rulesCard } from "./rules_card.ts";
import { Session } from "./session.ts";
import { pause, takeBack } from "./talk.ts";
import { WakeLock } from "./wake_lock.ts";

export class TablePage implements Page {
  private session: Session | null = null;
  private shape: Shape;
  private failure = "";
  private readonly wakeLock = new WakeLock();
  private readonly heartbeat: ReturnType<typeof setInterval>;
  /** The board alone, as large as the screen, for a room. */
  private large = false;
  private readonly keys = (event: KeyboardEvent): void => {
    if (!this.large || !this.session) return;
    if (event.key === "Escape") this.enlarge(false);
    else lookByKey(this.session, event);
  };

  /** `record` absent: the first screen of a game, whose board may be played on at once. */
  constructor(private readonly game: GameName, private readonly first: boolean, record: GameRecord, isNew: boolean) {
    this.shape = kShapes[game];
    this.heartbeat = setInterval(() => this.session?.noteSeen(), 1000);
    void this.open(record, isNew);
  }

  static firstScreen(game: GameName): TablePage {
    return new TablePage(game, true, newRecord(game, homeCard(game), Date.now()), true);
  }

  private async open(record: GameRecord, isNew: boolean): Promise<void> {
    try {
      // Words, the store and the core come side by side: a first move waits for the core alone.
      const [session] = await Promise.all([Session.open(record, isNew), app.words(this.game, "arbiter")]);
      this.session = session;
    } catch (error) {
      this.failure = String(error);
    }
    app.redraw();
  }

  title(): string {
    return gameName(this.game);
  }

  subtitle(): TemplateResult | string {
    const { session } = this;
    if (!session) return "";
    const set = session.record.card.rules;
    return html`<button class="rules" aria-expanded=${session.drawer === "rules"} @click=${() => session.openDrawer("rules")}>
      ${app.t("page.rules.shown", { text: ruleName(set) })}</button>`;
  }

  leave(): void {
    this.enlarge(false);
    clearInterval(this.heartbeat);
    this.session?.close();
    this.wakeLock.release();
  }

  hidden(): void {
    if (document.visibilityState === "hidden") void this.session?.hide();
  }

  /** Before the first move of the first screen. */
  get isHome(): boolean {
    return this.first && (!this.session || (this.session.record.events.length === 0 && this.session.record.lines.length === 0));
  }

  view(): TemplateResult {
    const { session, game } = this;
    const [near, far] = session?.flipped ? [1, 0] : [0, 1];
    this.wakeLock.want(!!session?.game.ruling.clocks?.running && session.mine);
    return html`<main class="table play ${this.isHome ? "first" : ""} ${this.large ? "large" : ""} ${this.shape.cells}" data-game=${game}>
      ${this.large && session ? this.largeTop(session) : nothing}
      <div class="above">${this.isHome ? gameTabs(game) : session ? plate(session, session.game.sides[far], true) : nothing}</div>
      <div class="board">${boardView(game, this.shape, session)}</div>
      <div class="below">${!this.isHome && session ? plate(session, session.game.sides[near], false) : nothing}</div>
      <div class="beside">
        ${this.failure ? html`<div class="card bad"><p>${app.t("page.failed", { text: this.failure })}</p></div>` : nothing}
        ${session ? (session.drawer === "rules" ? rulesCard(session) : panels(session, () => this.again())) : nothing}
        ${this.isHome ? firstScreen(game, session) : session ? html`${this.acts(session)}${moveList(session)}` : nothing}
      </div>
    </main>`;
  }

  private acts(session: Session): TemplateResult {
    const act = (icon: TemplateResult, text: string, then: () => void, off = false, name = "") =>
      html`<button class="act ${name}" ?disabled=${off} @click=${then}>${icon}<span>${text}</span></button>`;
    const { game } = session;
    return html`<nav class="acts" aria-label=${app.t("page.acts.title")}>
      ${session.ruleSet?.take_back !== false
        ? act(icons.undo, app.t("page.act.take_back"), () => takeBack(session), game.plies.length === 0 || session.frozen)
        : nothing}
      ${act(icons.flip, app.t("page.act.flip"), () => this.flip(session))}
      ${game.ruling.clocks?.running && !game.over ? act(icons.pause, app.t("page.act.pause"), () => pause(session)) : nothing}
      ${act(icons.screen, app.t("page.act.large"), () => this.enlarge(true), false, "enlarges")}
      ${act(icons.share, app.t("page.act.share"), () => void this.giveAway(session), game.plies.length === 0)}
      ${act(icons.add, app.t("page.act.new"), () => (location.hash = `#/new/${this.game}`))}
    </nav>`;
  }

  /** Looked through, shared, saved, printed: the page of a finished game does all of it. */
  private async giveAway({ record, game }: Session): Promise<void> {
    const { giveAway } = await import("../share/from_table.ts");
    giveAway(record, game.moves);
  }

  private enlarge(on: boolean): void {
    if (on === this.large) return;
    this.large = on;
    // Before the board's own keys, which walk over its squares.
    if (on) addEventListener("keydown", this.keys, true);
    else removeEventListener("keydown", this.keys, true);
    followFocus(on ? ".large-top .round" : ".enlarges");
    app.redraw();
  }

  /** The move that led here, and the way out. */
  private largeTop({ game, record }: Session): TemplateResult {
    const shown = game.cursor ? game.plyAt(game.cursor) : game.plies[game.plies.length - 1];
    return html`<div class="large-top"><b>${shown ? moveName(record.game, shown) : ""}</b>
      <button class="round" aria-label=${app.t("page.act.small")} @click=${() => this.enlarge(false)}>${icons.close}</button></div>`;
  }

  private flip(session: Session): void {
    session.flipped = !session.flipped;
    app.redraw();
  }

  private again(): void {
    if (!this.session) return;
    const record = rematch(this.session.record, Date.now());
    void app.store.put(record).then(() => (location.hash = `#/play/${record.id}`));
  }
}
