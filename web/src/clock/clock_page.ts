// The clock alone, for a real board: two halves, each to be read and pressed from its own side of the table.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { followFocus } from "../page/focus.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { sound } from "../page/voice.ts";
import type { GameName } from "../table/answers.ts";
import type { Period } from "../table/record.ts";
import { clockText, kTenthsBelow } from "../table/ticker.ts";
import { WakeLock } from "../table/wake_lock.ts";
import { ArbiterPanel } from "./arbiter_panel.ts";
import { Choose } from "./choose.ts";
import { ClockLog, type ClocksAnswer } from "./clock_log.ts";

/** "59:59"; anything longer is written smaller. */
const kShort = 5;
/** How the device shakes, ms: a press, the fall of a flag. */
const kPress = 15;
const kFall = [400, 150, 400];

export class ClockPage implements Page {
  private log: ClockLog | null;
  private shown: ClocksAnswer | null = null;
  private panel: ArbiterPanel | null = null;
  private readonly choose: Choose;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly wakeLock = new WakeLock();
  /** The second side sits at the bottom. */
  private swapped = false;
  /** For a room: both clocks upright and nothing else. */
  private projector = false;
  private heardFall = false;
  /** Asked whether a clock that has run is put away. */
  private leaving = false;
  private readonly keys = (event: KeyboardEvent): void => this.key(event);

  constructor(private readonly game: GameName) {
    this.choose = new Choose(game, (name, periods) => this.take(name, periods));
    this.log = ClockLog.read();
    addEventListener("keydown", this.keys);
    this.dressed();
    if (this.log) void this.tick();
  }

  title(): string {
    return app.t("page.timer.title");
  }

  leave(): void {
    clearTimeout(this.timer);
    removeEventListener("keydown", this.keys);
    this.wakeLock.release();
    document.body.classList.remove("bare");
  }

  /** Shown again: the time went on meanwhile, and the screen has to be held anew. */
  hidden(): void {
    this.wakeLock.want(false);
    if (document.visibilityState === "visible") void this.tick();
  }

  private dressed(): void {
    document.body.classList.toggle("bare", this.log !== null);
  }

  private take(name: string, periods: Period[]): void {
    this.log = ClockLog.begin(this.game === "pawns" ? "chess" : this.game, name, periods, Date.now());
    this.heardFall = false;
    this.dressed();
    void this.tick();
  }

  private putAway(): void {
    clearTimeout(this.timer);
    this.log = this.shown = this.panel = null;
    this.leaving = false;
    ClockLog.forget();
    this.dressed();
    app.redraw();
  }

  private async tick(): Promise<void> {
    clearTimeout(this.timer);
    const { log } = this;
    if (!log) return;
    const shown = await log.show(app.ask);
    if (log !== this.log) return;
    log.drop(shown.refused);
    this.shown = shown;
    const running = shown.running;
    this.wakeLock.want(running !== undefined);
    if (shown.fallen && !this.heardFall) {
      sound("end");
      navigator.vibrate?.(kFall);
    }
    this.heardFall = shown.fallen !== undefined;
    app.redraw();
    if (!running || shown.fallen) return;
    const left = Number(shown.clocks[running]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tick(), left < kTenthsBelow ? 100 : (left % 1000) + 5);
  }

  private press(side: string): void {
    const { log, shown } = this;
    if (!log || shown?.paused || shown?.fallen || (log.started && shown?.running !== side)) return;
    log.press(side);
    sound("move");
    navigator.vibrate?.(kPress);
    void this.tick();
  }

  private pause(): void {
    if (!this.log || !this.shown) return;
    if (this.shown.paused) this.log.resume();
    else if (this.shown.running) this.log.pause();
    void this.tick();
  }

  /** Space presses for whoever's clock runs; P pauses; Escape leaves what lies above the clock, and the room's view. */
  private key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.leaving) return this.ask(false);
    if (event.key === "Escape" && this.panel) return this.closePanel();
    if (!this.log || this.panel || this.leaving || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.key === " " && this.shown?.running) {
      event.preventDefault();
      this.press(this.shown.running);
    } else if (event.key === "p" || event.key === "P") {
      this.pause();
    } else if (event.key === "Escape" && this.projector) {
      this.projector = false;
      app.redraw();
    }
  }

  private async fullScreen(): Promise<void> {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // Not every phone lets a page.
    }
  }

  // --- what is seen ---------------------------------------------------------------------------

  view(): TemplateResult {
    const { log, shown } = this;
    if (!log) return this.choose.view();
    if (!shown) return html`<main class="timer"></main>`;
    const [first, second] = log.sides;
    const [far, near] = this.swapped ? [first, second] : [second, first];
    return html`<main class="timer ${this.projector ? "projector" : ""}" data-clock>
      ${this.half(far, shown, "far")}
      ${this.projector ? html`<button class="round leave" aria-label=${app.t("page.timer.leave_room")} @click=${() => this.toggle("projector")}>${icons.close}</button>` : this.bar(shown)}
      ${this.half(near, shown, "near")}
      ${this.panel?.view(shown) ?? nothing}
      ${this.leaving ? this.sure() : nothing}
    </main>`;
  }

  /** What the clocks show is gone for good when they are put away. */
  private sure(): TemplateResult {
    return html`<section class="panel" role="alertdialog" aria-label=${app.t("page.timer.put_away")}>
      <h2>${app.t("page.timer.sure")}</h2>
      <div class="answers"><button class="main" @click=${() => this.putAway()}>${app.t("page.timer.put_away")}</button>
        <button @click=${() => this.ask(false)}>${app.t("page.timer.keep")}</button></div>
    </section>`;
  }

  private ask(sure: boolean): void {
    if (sure && !this.log?.started) return this.putAway();
    this.leaving = sure;
    app.redraw();
    followFocus(sure ? ".panel button:not(.main)" : ".bar button:last-child");
  }

  private closePanel(): void {
    this.panel = null;
    app.redraw();
    followFocus(".bar [data-arbiter]");
  }

  private half(side: string, shown: ClocksAnswer, place: "far" | "near"): TemplateResult {
    const left = Number(shown.clocks[side]);
    const name = app.t(`word.side.${side}`);
    const state = shown.fallen === side ? app.t("page.timer.fallen") : shown.running === side ? app.t("page.timer.running") : shown.paused === side ? app.t("page.timer.stands") : "";
    return html`<button class="half ${place} ${side}" ?data-running=${shown.running === side && !shown.fallen} ?data-fallen=${shown.fallen === side} ?data-low=${left < kTenthsBelow}
      @pointerdown=${(event: PointerEvent) => { if (event.button === 0) this.press(side); }} @click=${(event: MouseEvent) => { if (event.detail === 0) this.press(side); }}>
      <span class="name">${name}${state ? html` · ${state}` : nothing}</span>
      <span class="time ${clockText(left).length > kShort ? "long" : ""}">${clockText(left)}</span>
      <span class="name">${this.log!.started ? app.t("page.timer.moves", { n: shown.moves[side] ?? 0 }) : app.t("page.timer.tap_to_start", { other: this.log!.sides.find((one) => one !== side)! })}</span>
    </button>`;
  }

  private bar(shown: ClocksAnswer): TemplateResult {
    const act = (icon: TemplateResult, name: string, then: () => void, off = false, isArbiter = false) =>
      html`<button class="round" ?data-arbiter=${isArbiter} aria-label=${name} title=${name} ?disabled=${off} @click=${then}>${icon}</button>`;
    return html`<nav class="bar" aria-label=${app.t("page.timer.acts")}>
      <a class="round" href="#/" aria-label=${app.t("page.home")}>${icons.back}</a>
      ${act(shown.paused ? icons.play : icons.pause, app.t(shown.paused ? "page.clock.resume" : "page.act.pause"), () => this.pause(), !shown.paused && !shown.running)}
      ${act(icons.flag, app.t("page.timer.arbiter"), () => this.openPanel(), false, true)}
      ${act(icons.flip, app.t("page.timer.swap"), () => this.toggle("swapped"))}
      ${act(icons.screen, app.t("page.timer.room"), () => this.toggle("projector"))}
      ${act(icons.full, app.t("page.timer.full"), () => void this.fullScreen())}
      ${act(app.settings.sound ? icons.sound : icons.silent, app.t("page.settings.sound"), () => void app.change({ sound: !app.settings.sound }))}
      ${act(icons.close, app.t("page.timer.put_away"), () => this.ask(true), shown.running !== undefined && !shown.fallen)}
    </nav>`;
  }

  private toggle(what: "swapped" | "projector"): void {
    this[what] = !this[what];
    app.redraw();
  }

  /** The arbiter stops the clocks before anything else (FIDE 6.11.1). */
  private openPanel(): void {
    const { log } = this;
    if (!log) return;
    if (this.shown?.running) this.pause();
    this.panel = new ArbiterPanel(log, () => void this.tick(), () => this.closePanel());
    app.redraw();
    followFocus(".panel button");
  }
}
