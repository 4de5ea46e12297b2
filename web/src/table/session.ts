// One game in front of people: what they do at the board and beside it, and what they are told.
import type { BoardEvents, LuatcoBoard } from "../board/index.ts";
import type { Arrow, Mark } from "../board/types.ts";
import { belonging } from "../law/link.ts";
import { app } from "../page/app.ts";
import { followFocus } from "../page/focus.ts";
import { sound, speak } from "../page/voice.ts";
import { type Hold, hold, takeOver, tellWritten } from "../store/one_tab.ts";
import type { ExplainAnswer, LegalMove, Outcome, Reason, RuleSet, Step, WayKind } from "./answers.ts";
import { Computer } from "./computer.ts";
import { TableGame } from "./game.ts";
import { shownBy } from "./marks.ts";
import { cycleWalk, type Walk, walkOf } from "./proof.ts";
import { type GameRecord, otherOf } from "./record.ts";
import { forgetSeen, noteSeen, seenAt } from "./seen.ts";
import { penaltyTexts } from "./penalty.ts";
import { claim } from "./talk.ts";
import { Ticker } from "./ticker.ts";

/** Something said once, until the next act. */
export interface Notice {
  tone: "bad" | "good" | "info";
  text: string;
  law?: string;
  /** The id of what is said, for its place in the book of laws. */
  about?: string;
  /** The ruling that comes with it, where that has an article of its own. */
  ruling?: Reason;
}

/** A question that waits for an answer. `asked`: the side that answers, where it is one of them. */
export interface Question {
  text: string;
  asked?: string;
  answers: { text: string; then: () => void; main?: boolean }[];
}

export class Session {
  notice: Notice | null = null;
  question: Question | null = null;
  marks: Mark[] = [];
  arrows: Arrow[] = [];
  flipped = false;
  /** The open drawer: a side's own acts, or more about the game. */
  drawer: string | null = null;
  /** What is to be said about a check on the board. */
  check: ExplainAnswer | null = null;
  /** The kind of way out that is shown. */
  way: WayKind | null = null;
  walk: Walk | null = null;
  /** The card of the result is unfolded, or folded; null: as the screen has room. */
  resultOpen: boolean | null = null;
  /** The next move on the board is only written down, with this claim. */
  claiming: string | null = null;
  thinking = false;
  mine = true;
  /** What the set of rules settles. */
  ruleSet: RuleSet | undefined;
  readonly ticker: Ticker;
  /** What a touched piece obliges to, as it was said. */
  private binding: Reason | null = null;
  readonly computer: Computer;
  private holding: Hold | null = null;
  private saving: Promise<unknown> = Promise.resolve();
  private isNew: boolean;
  private closed = false;

  private constructor(readonly game: TableGame, isNew: boolean) {
    this.isNew = isNew;
    this.flipped = game.record.seats[game.sides[0]] === 1;
    this.computer = new Computer(game, (text) => {
      this.notice = { tone: "info", text };
      app.redraw();
    });
    this.ticker = new Ticker(game, () => app.redraw(), () => void this.act({ do: "flag", of: game.turn, by: "arbiter" }));
  }

  /** Opens a game that is kept, or a new one, which is kept from its first event on. */
  static async open(record: GameRecord, isNew: boolean): Promise<Session> {
    let session: Session | null = null;
    const [game, sets] = await Promise.all([TableGame.open(app.ask, record, (changed) => session?.keep(changed)), app.rules(record.game)]);
    session = new Session(game, isNew);
    session.ruleSet = sets.find(({ name }) => name === record.card.rules) ?? sets[0];
    for (const line of record.lines.keys()) await game.lineNames(line);
    if (!isNew) await session.resume();
    // What is to be said of the position comes when it is on the board.
    void session.settled("opened");
    return session;
  }

  get record(): GameRecord {
    return this.game.record;
  }
  get board(): LuatcoBoard | null {
    return document.querySelector("luatco-board");
  }
  get scene(): { game: string; side: string } {
    return { game: this.record.game, side: this.game.turn };
  }
  /** Nobody moves now: it is over, paused, being watched, or only looked back at. */
  get frozen(): boolean {
    return !this.mine || this.game.paused || this.thinking || this.question !== null || (!!this.game.cursor && !this.game.over);
  }
  /** The sides whose pieces may be taken in hand. */
  get movable(): string[] {
    if (this.frozen || this.game.computerToMove) return [];
    if (this.game.over && !this.game.cursor) return [];
    return this.game.cursor ? this.game.sides : [this.game.turn];
  }

  close(): void {
    this.closed = true;
    this.computer.close();
    this.ticker.stop();
    this.holding?.release();
  }

  // --- the board ------------------------------------------------------------------------------

  attempt({ from, to, promotion, expected, by }: BoardEvents["attempt"]): Promise<void> {
    return this.tryMove(from + to + (promotion ?? ""), expected, by === "drag" ? null : from);
  }

  /** A move in words or letters, in any notation the core reads. True: it was one that can be played. */
  async typed(text: string): Promise<boolean> {
    await app.words("setup");
    this.clear();
    const judged = await this.game.judge(text, this.game.movesAt());
    if (judged.legal && judged.move) {
      await this.tryMove(judged.move, true, null);
      return true;
    }
    const reasons = judged.reasons ?? judged.error?.reasons ?? [];
    if (reasons.length) this.tellReasons(reasons);
    return false;
  }

  private async tryMove(move: string, expected: boolean, inHand: string | null): Promise<void> {
    this.clear();
    if (this.game.cursor) return this.tryBeside(move);
    if (!this.movable.includes(this.game.turn)) return this.board?.refuse();
    if (this.claiming) return claim(this, this.claiming, move);
    if (!expected || !this.isLegal(move)) {
      if (this.record.card.illegal === "explain") return this.refuse(move, inHand);
    } else if (await this.warned(move)) {
      return;
    }
    await this.play(move);
  }

  private isLegal(move: string): boolean {
    return this.game.legal.moves.some((legal) => legal.move === move);
  }

  /** Plays a move whatever is thought of it: the core has the last word. */
  async play(move: string): Promise<void> {
    const named = this.game.legal.moves.find((legal) => legal.move === move);
    const step = await this.game.move(move);
    if (this.record.events.length > 0) this.begin();
    if (!step.accepted && !this.game.over) {
      this.board?.refuse();
      return this.tellStep(step);
    }
    if (step.reasons?.length) {
      this.board?.refuse();
      this.tellStep(step);
    } else if (named) {
      this.announce(named);
    }
    await this.settled();
  }

  /** Why not: on the board, in words, in the law's article, and aloud. */
  private async refuse(move: string, inHand: string | null = null): Promise<void> {
    const judged = await this.game.judge(move);
    if (judged.legal) return this.play(judged.move ?? move);
    const { board } = this;
    board?.refuse();
    // What was chosen stays chosen: the next tap tries another square.
    if (board && inHand) board.picked = inHand;
    const reasons = judged.reasons ?? judged.error?.reasons ?? [];
    if (reasons.length) this.tellReasons(reasons);
  }

  private tellReasons([first]: Reason[], before = "", ruling?: Reason): void {
    const text = before + app.tell(first, this.scene);
    this.notice = { tone: "bad", text, law: first.law, about: belonging(first), ruling };
    ({ marks: this.marks, arrows: this.arrows } = shownBy(first));
    sound("refused");
    speak(text);
    this.board?.announce(text, "assertive");
    app.redraw();
  }

  /** What a refused or breaking step says. */
  private tellStep(step: Step): void {
    const said = step.refusal ?? step.rule;
    const reasons = step.reasons ?? [];
    if (reasons.length) {
      if (!said || step.effect !== "illegal_restored") return this.tellReasons(reasons);
      return this.tellReasons(reasons, `${[app.tell(said, this.scene), ...penaltyTexts(this.record.game, step, this.ruleSet)].join(" ")} `, said);
    }
    if (said) this.tellReasons([said]);
    const bound = step.must?.moves ?? [];
    this.marks = [...new Set(bound.map((each) => each.slice(2, 4)))].map((square) => ({ square, kind: "goal" }));
  }

  /** A hand on a piece: it may bind, and a piece that may not be taken says why. */
  async pick({ square, allowed }: BoardEvents["pick"]): Promise<void> {
    if (this.frozen || (this.game.over && !this.game.cursor)) return;
    if (allowed) {
      this.clear();
      if (this.record.card.touchMove && !this.game.cursor && !this.claiming) await this.touch(square);
      app.redraw();
    } else if (this.game.must) {
      this.tellReasons([this.binding ?? { id: this.game.must.rule, args: { side: this.game.turn }, squares: [] }]);
    } else if (!this.game.computerToMove) {
      await this.refuse(square + square);
    }
  }

  private async touch(square: string): Promise<void> {
    const step = await this.game.act({ do: "touch", by: this.game.turn, square });
    if (!step.rule || !step.must) return;
    this.binding = step.rule;
    this.notice = { tone: "info", text: app.tell(step.rule, this.scene), law: step.rule.law, about: step.rule.id };
  }

  /** The square of the piece that touching binds to. */
  get bound(): string | null {
    const from = new Set(this.game.must?.moves.map((move) => move.slice(0, 2)) ?? []);
    return from.size === 1 ? [...from][0] : null;
  }

  private async tryBeside(move: string): Promise<void> {
    const explained = await this.game.judge(move, this.game.movesAt());
    if (explained.legal) {
      await this.game.tryLine(explained.move ?? move);
      app.redraw();
    } else {
      this.board?.refuse();
      this.tellReasons(explained.reasons ?? []);
    }
  }

  // --- before a move --------------------------------------------------------------------------

  /** The coach and the referee speak before the move bites. True: the player is thinking again. */
  private async warned(move: string): Promise<boolean> {
    const forbidden = this.game.ruling.may_not_repeat?.find((one) => one.move === move);
    if (forbidden) {
      const rule = `arbiter.${forbidden.kind}`;
      const known = app.speaker.has(rule);
      const text = known ? app.tell({ id: rule, args: { side: this.game.turn } }, this.scene) : app.t("page.warn.repeat");
      this.askFirst(`${text} ${app.t("page.warn.sure")}`, move);
      return true;
    }
    if (!this.record.card.coach) return false;
    const { outcome } = await this.game.explain([move]);
    if (!outcome || outcome.winner || !outcome.ending.endsWith(".stalemate")) return false;
    this.askFirst(app.t("page.coach.stalemate", { side: otherOf(this.record.game, this.game.turn) }, this.scene), move);
    return true;
  }

  private askFirst(text: string, move: string): void {
    this.ask({
      text,
      answers: [
        { text: app.t("page.coach.think"), main: true, then: () => this.board?.refuse() },
        { text: app.t("page.coach.play"), then: () => void this.play(move) },
      ],
    });
  }

  // --- beside the board -----------------------------------------------------------------------

  ask(question: Question): void {
    const answers = question.answers.map((answer) => ({
      ...answer,
      then: () => {
        this.question = null;
        followFocus("luatco-board");
        answer.then();
        app.redraw();
      },
    }));
    this.question = { ...question, answers };
    this.drawer = null;
    this.board?.announce(question.text, "polite");
    followFocus(".told .ask .main", ".told .ask button");
    app.redraw();
  }

  /** Forgets what was said about the last act. */
  clear(): void {
    this.notice = null;
    this.marks = [];
    this.arrows = [];
    this.way = null;
    this.drawer = null;
  }

  async say(step: Step, told: Notice | null = null): Promise<void> {
    this.clear();
    if (!step.accepted && !this.game.over) this.tellStep(step);
    else this.notice = told;
    this.begin();
    await this.settled();
  }

  openDrawer(drawer: string): void {
    this.drawer = this.drawer === drawer ? null : drawer;
    if (drawer === "rules") followFocus(this.drawer ? ".card.rules .round" : "header .rules");
    if (this.drawer === "claim") followFocus(".told .ask button");
    app.redraw();
  }

  async act(act: { do: string; [member: string]: unknown }, told: string | null = null): Promise<Step> {
    const step = await this.game.act(act);
    await this.say(step, told ? { tone: "info", text: told } : null);
    return step;
  }

  showWay(kind: WayKind): void {
    this.way = this.way === kind ? null : kind;
    const closed = this.check?.closed.find((one) => one.kind === kind);
    const ways = this.check?.ways.filter((one) => one.kind === kind) ?? [];
    ({ marks: this.marks, arrows: this.arrows } = this.way && closed ? shownBy(closed.why) : { marks: [], arrows: [] });
    if (this.way) this.arrows = [...this.arrows, ...ways.map(({ move }) => arrowOf(move))];
    app.redraw();
  }

  unfold(open: boolean): void {
    this.resultOpen = open;
    app.redraw();
  }

  why(): void {
    this.walk = this.walk ? null : (this.check?.outcome ? walkOf(this.check) : cycleWalk(this.game.ruling));
    this.game.cursor = null;
    followFocus(this.walk ? ".walk .main" : ".result .answers button");
    this.showWalk();
  }
  stepWalk(by: number): void {
    if (!this.walk) return;
    this.walk.at = Math.max(0, Math.min(this.walk.at + by, this.walk.steps.length - 1));
    // A button that has nowhere to go can't hold the focus.
    followFocus(this.walk.at === 0 || by > 0 ? ".walk .main:enabled" : ".walk button:enabled", ".walk .answers button:last-child");
    this.showWalk();
  }
  private showWalk(): void {
    const step = this.walk?.steps[this.walk.at];
    if (step?.ply !== undefined) this.game.goTo(-1, step.ply);
    ({ marks: this.marks, arrows: this.arrows } = step ? step.shown : { marks: [], arrows: [] });
    if (step) speak(app.tell(step.reason, this.scene));
    app.redraw();
  }

  async look(line: number, ply: number): Promise<void> {
    if (line >= 0 && this.game.namesOf(line).length === 0) await this.game.lineNames(line);
    this.clear();
    this.walk = null;
    this.game.goTo(line, ply);
    app.redraw();
  }

  // --- after every act ------------------------------------------------------------------------

  private announce(move: LegalMove): void {
    const capture = "capture" in move;
    sound(this.game.over ? "end" : capture ? "capture" : "move");
    const mover = otherOf(this.record.game, this.game.turn);
    const said = move.words?.map((one) => app.tell(one, { ...this.scene, side: mover })).join(", ");
    this.board?.announce(`${app.t(`word.side.${mover}`)}: ${said ?? move.move}`, "polite");
    if (said) speak(said);
  }

  /** Fetches what the new position asks to be said, and lets the computer move. */
  private async settled(after: "act" | "opened" = "act"): Promise<void> {
    this.ticker.start();
    this.walk = null;
    const { game } = this;
    this.check = game.legal?.in_check || game.over ? await game.explain() : null;
    if (game.over && after === "act") this.tellEnd(game.ruling.outcome);
    app.redraw();
    if (game.over) requestAnimationFrame(() => requestAnimationFrame(() => this.showWhole()));
    // What was touched stays in hand, once the board is drawn.
    queueMicrotask(() => {
      if (this.bound && this.board) this.board.picked = this.bound;
    });
    if (game.computerToMove && this.mine) void this.computerMoves();
  }

  /** The last position is seen whole above the card of the result, which keeps to the lower edge, where the screen is large enough for both. */
  private showWhole(): void {
    const { board } = this;
    const told = document.querySelector<HTMLElement>(".told");
    if (!board || !told) return;
    const lies = getComputedStyle(told).position === "sticky";
    board.style.scrollMarginBottom = lies ? `${told.offsetHeight + 12}px` : "";
    board.scrollIntoView({ block: "nearest" });
  }

  private tellEnd(outcome: Outcome | undefined): void {
    if (!outcome) return;
    const text = app.tell(outcome, this.scene);
    this.question = null;
    this.claiming = null;
    this.board?.announce(text, "assertive");
    speak(text);
    forgetSeen(this.record.id);
  }

  /** Lets the computer move, where it is its turn. */
  async computerMoves(): Promise<void> {
    if (!this.game.computerToMove || this.thinking) return app.redraw();
    this.thinking = true;
    app.redraw();
    const fen = this.game.ruling.fen;
    const move = await this.computer.move();
    this.thinking = false;
    if (this.closed || this.game.ruling.fen !== fen || !move) return app.redraw();
    await this.play(move);
  }

  // --- keeping --------------------------------------------------------------------------------

  /** From now on the game has an address of its own, and this tab plays it. */
  private begin(): void {
    if (!this.isNew) return;
    this.isNew = false;
    history.replaceState(null, "", `#/play/${this.record.id}`);
    void this.take();
  }

  private keep(record: GameRecord): void {
    this.saving = this.saving.then(async () => {
      try {
        await app.ready;
        if (await app.store.put(record)) return tellWritten(record.id);
        this.lose();
      } catch {
        this.notice = { tone: "bad", text: app.t("page.store.failed") };
      }
      app.redraw();
    });
  }

  private async take(): Promise<void> {
    this.holding = await hold(this.record.id, () => this.lose());
    this.mine = this.holding.mine;
    app.redraw();
  }

  private lose(): void {
    this.mine = false;
    this.ticker.stop();
    app.redraw();
  }

  /** Takes the game from the other tab; the caller opens it again from the store. */
  async takeOver(): Promise<void> {
    await takeOver(this.record.id);
  }

  /** A clock that ran when the page was closed has stood still since then. */
  private async resume(): Promise<void> {
    await this.take();
    if (!this.mine || !this.game.ruling.clocks?.running || this.game.over) return;
    const last = this.record.events[this.record.events.length - 1]?.t ?? 0;
    const seen = Math.max(last, seenAt(this.record.id) ?? last);
    await this.game.pauseAt(seen);
    this.notice = { tone: "info", text: app.t("page.told.paused_reload") };
  }

  /** Called every second while the clock runs, and when the page is hidden. */
  noteSeen(): void {
    if (this.game.ruling.clocks?.running && this.mine) noteSeen(this.record.id, this.game.time());
  }

  async hide(): Promise<void> {
    if (!this.mine || !this.game.ruling.clocks?.running) return;
    this.noteSeen();
    await this.act({ do: "arbiter", act: "pause" });
    this.notice = { tone: "info", text: app.t("page.told.paused_hidden") };
  }
}

const arrowOf = (move: string): Arrow => ({ from: move.slice(0, 2), to: move.slice(2, 4), kind: "good" });
