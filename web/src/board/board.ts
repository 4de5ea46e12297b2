// <luatco-board>: a board for any game the core knows. It draws, and it asks; it holds no rule and
// no word. In short (README.md has the whole):
//
//   const board = document.createElement("luatco-board");
//   board.shape = await core({ op: "shape", game });       // what to draw
//   board.art = (await import("art:chess/cburnett")).default;
//   board.words = words;                                   // Words: every text it shows or says
//   board.fen = fen;                                       // the position; the side to move
//   board.targets = targetsOf(answer.moves);               // legal targets; null: not known yet
//   board.addEventListener("attempt", async ({ detail }) => {
//     // detail: { from, to, promotion?, expected, by }; ask the core, then either
//     board.last = [from, to]; board.fen = next;           // it happened, or
//     board.refuse(); board.marks = [...]; board.announce(reason, "assertive");
//   });
//
// Properties: shape art words fen targets dots last check marks arrows premove movable premoves
//             bound flipped facing coordinates mode picked
// Methods:    refuse() cancel() announce(text, urgency?) focus()
// Events:     attempt pick release premove tap place (see BoardEvents in types.ts)
import { Announcer, type Urgency } from "./announcer.ts";
import { cellOf, farSide, readPlacement, sideToMove, spotOf, squareNear } from "./geometry.ts";
import { CellGrid } from "./grid.ts";
import { MarkLayers } from "./marks.ts";
import { Hand, type Move } from "./hand.ts";
import { cellName, pickedText, type Cellular } from "./naming.ts";
import { PieceLayer } from "./pieces.ts";
import { Pointer } from "./pointer.ts";
import { PromotionDialog } from "./promotion.ts";
import { drawScene, frame, kCell } from "./scene.ts";
import { dress } from "./style.ts";
import { node } from "./svg.ts";
import type {
  Arrow, Art, BoardEvents, Coordinates, Facing, Mark, Means, Mode, Piece, Shape, Target, Targets, Words,
} from "./types.ts";

/// What a changed property makes stale.
type Stale = "scene" | "signs";

export class LuatcoBoard extends HTMLElement {
  static readonly observedAttributes = ["fen", "flipped", "facing", "coordinates", "mode"];

  #shape: Shape | null = null;
  #words: Words | null = null;
  #fen = "";
  #targets: Targets | null = null;
  #last: readonly string[] = [];
  #check: string | null = null;
  #marks: readonly Mark[] = [];
  #arrows: readonly Arrow[] = [];
  #movable: readonly string[] | null = null;
  #premove: Move | null = null;
  #bound: string | null = null;
  #flipped = false;
  #facing: Facing = "viewer";
  #coordinates: Coordinates = "letters";
  #mode: Mode = "move";
  /// May a piece be set to move before its turn?
  premoves = false;
  #dots = true;

  #position = new Map<string, Piece>();
  #stale = new Set<Stale>();
  #sceneNode: SVGElement = node("g");

  readonly #drawing = node("svg", { class: "drawing", "aria-hidden": "true" });
  readonly #pieces = new PieceLayer();
  readonly #signs = new MarkLayers();
  readonly #hand = this.#makeHand();
  readonly #grid = new CellGrid((square) => this.#hand.choose(square, "keyboard"));
  readonly #promotion = new PromotionDialog();
  readonly #frame = document.createElement("div");
  readonly #announcer = new Announcer();
  readonly #pointer: Pointer;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: false });
    dress(root);
    this.#frame.className = "frame";
    this.#drawing.append(this.#sceneNode, this.#signs.below, this.#pieces.element, this.#signs.above, this.#pieces.air);
    this.#frame.append(this.#drawing, this.#grid.element, this.#promotion.element);
    root.append(this.#frame, ...this.#announcer.elements);
    this.#pointer = new Pointer(this.#grid.element, this.#frame, { locate: (x, y) => this.#locate(x, y) }, this.#hand);
    this.#frame.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.cancel()) event.preventDefault();
    });
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === "flipped") this.flipped = value !== null;
    else if (name === "fen") this.fen = value ?? "";
    else if (name === "facing") this.facing = (value ?? "viewer") as Facing;
    else if (name === "coordinates") this.coordinates = (value ?? "letters") as Coordinates;
    else if (name === "mode") this.mode = (value ?? "move") as Mode;
  }

  // --- what the host sets ---------------------------------------------------------------------

  get shape(): Shape | null { return this.#shape; }
  set shape(value: Shape | null) {
    this.#shape = value;
    this.#hand.forget();
    if (value && !this.#fen) this.#fen = value.initial;
    this.#read();
    this.#mend("scene");
  }

  set art(value: Art) {
    this.#pieces.setArt(value);
    this.#mend();
  }

  get words(): Words | null { return this.#words; }
  set words(value: Words | null) {
    this.#words = value;
    this.#mend("scene");
  }

  get fen(): string { return this.#fen; }
  set fen(value: string) {
    this.#fen = value;
    this.#hand.pending = null;
    this.#promotion.close(null);
    const held = this.#hand.picked !== null ? this.#position.get(this.#hand.picked)?.key : undefined;
    this.#read();
    if (this.#hand.picked !== null && this.#position.get(this.#hand.picked)?.key !== held) this.#hand.forget();
    this.#mend();
  }

  /// Legal targets of the position, or null where they are not known (yet).
  get targets(): Targets | null { return this.#targets; }
  set targets(value: Targets | null) { this.#targets = value; this.#mend(); }

  /// Are the targets shown? Unshown, they still tell a try from a move.
  get dots(): boolean { return this.#dots; }
  set dots(value: boolean) { this.#dots = value; this.#mend(); }

  /// The squares of the last move: from, to.
  get last(): readonly string[] { return this.#last; }
  set last(value: readonly string[]) { this.#last = value; this.#mend(); }

  /// The square of a king or general in check.
  get check(): string | null { return this.#check; }
  set check(value: string | null) { this.#check = value; this.#mend(); }

  get marks(): readonly Mark[] { return this.#marks; }
  set marks(value: readonly Mark[]) { this.#marks = value; this.#mend(); }

  get arrows(): readonly Arrow[] { return this.#arrows; }
  set arrows(value: readonly Arrow[]) { this.#arrows = value; this.#mend(); }

  /// The move set for later. Setting it tells nobody.
  get premove(): Move | null { return this.#premove; }
  set premove(value: Move | null) { this.#premove = value; this.#mend(); }

  /// The sides whose pieces may be taken in hand here; null: all, empty: none.
  get movable(): readonly string[] | null { return this.#movable; }
  set movable(value: readonly string[] | null) { this.#movable = value; this.#mend(); }

  /// The one piece that must be moved (touch-move), by its square.
  get bound(): string | null { return this.#bound; }
  set bound(value: string | null) { this.#bound = value; this.#mend(); }

  /// The second side at the bottom.
  get flipped(): boolean { return this.#flipped; }
  set flipped(value: boolean) { this.#flipped = value; this.#mend("scene"); }

  get facing(): Facing { return this.#facing; }
  set facing(value: Facing) { this.#facing = value; this.#mend(); }

  get coordinates(): Coordinates { return this.#coordinates; }
  set coordinates(value: Coordinates) { this.#coordinates = value; this.#mend("scene"); }

  get mode(): Mode { return this.#mode; }
  set mode(value: Mode) { this.#mode = value; this.#hand.forget(); this.#mend(); }

  /// The square of the piece in hand.
  get picked(): string | null { return this.#hand.picked; }
  set picked(value: string | null) { this.#hand.picked = value; this.#mend(); }

  /// Takes the move that waits for an answer back: its piece glides home.
  refuse(): void {
    const home = this.#hand.pending?.from;
    this.#hand.pending = null;
    this.#mend();
    this.#flush();
    if (home) this.#pieces.shake(home);
  }

  /// Puts down what is in hand, or takes back the premove; false where there was nothing to cancel.
  cancel(): boolean {
    this.#pointer.stop();
    if (this.#hand.picked !== null && this.#hand.picked !== this.#bound) {
      this.#hand.release();
      return true;
    }
    if (!this.#premove) return false;
    this.#premove = null;
    this.#tell("premove", null);
    this.#mend();
    return true;
  }

  /// Says a text to a screen reader: moves politely, refusals assertively.
  announce(text: string, urgency: Urgency = "polite"): void {
    this.#announcer.say(text, urgency);
  }

  override focus(): void {
    this.#flush();
    this.#grid.focus();
  }

  // --- the hand -------------------------------------------------------------------------------

  get #turn(): string { return this.#shape ? sideToMove(this.#shape, this.#fen) : ""; }

  #makeHand(): Hand {
    const board = this;
    return new Hand({
      get position() { return board.#position; },
      get targets() { return board.#targets; },
      get mode() { return board.#mode; },
      get movable() { return board.#movable; },
      get bound() { return board.#bound; },
      get premoves() { return board.premoves; },
      get turn() { return board.#turn; },
      get asking() { return board.#promotion.open; },
      tell: (name, detail) => this.#tell(name, detail),
      say: (square) => this.announce(pickedText(this.#words, this.#cell(square), this.#shownTargets)),
      changed: () => this.#mend(),
      follow: () => {
        const { lifted } = this.#hand;
        if (lifted) this.#pieces.lift(lifted.square, lifted.at);
      },
      premove: (move) => {
        this.#premove = move;
        this.#tell("premove", move);
      },
      preview: ({ from, to }) => {
        this.#flush();
        this.#pieces.preview(from, to);
      },
      promote: (piece, move, letters, by) => void this.#promote(piece, move, letters, by),
      shake: (square) => this.#pieces.shake(square),
      drift: (square, from) => {
        this.#flush();
        this.#pieces.drift(square, from);
      },
    });
  }

  async #promote(piece: Piece, move: Move, letters: readonly string[], by: Means): Promise<void> {
    const shape = this.#shape;
    const spot = shape && spotOf(shape, move.to);
    if (!shape || !spot) return;
    const { column, row } = cellOf(shape, this.#flipped, spot);
    const waits = this.#hand.pending;
    const letter = await this.#promotion.ask({
      title: this.#words?.promotion ?? "",
      cancel: this.#words?.cancel ?? "",
      choices: letters.map((one) => {
        const role = shape.pieces.find((each) => each.letter === one.toUpperCase())?.id ?? one;
        const key = `${piece.side}_${role}`;
        return { letter: one, key, name: this.#words?.pieces[key] ?? key };
      }),
      column,
      files: shape.files,
      ranks: shape.ranks,
      fromTop: row < shape.ranks / 2,
      turned: this.#turned(shape).has(piece.side),
    }, this.#pieces.drawings);
    if (this.#hand.pending !== waits) return;
    this.#grid.moveTo(letter === null ? move.from : move.to, true);
    if (letter !== null) {
      this.#tell("attempt", { ...move, promotion: letter, expected: true, by });
      return;
    }
    this.#hand.pending = null;
    this.#mend();
    this.#tell("release", { square: move.from });
  }

  #locate(clientX: number, clientY: number): { x: number; y: number; square: string | null } {
    const box = this.#drawing.getBoundingClientRect();
    const shape = this.#shape;
    if (!shape || box.width === 0) return { x: 0, y: 0, square: null };
    const { top, width, height } = frame(shape, this.#coordinates);
    const x = ((clientX - box.left) / box.width) * width;
    const y = ((clientY - box.top) / box.height) * height + top;
    return { x, y, square: squareNear(shape, this.#flipped, { x: x / kCell, y: y / kCell }) };
  }

  // --- showing --------------------------------------------------------------------------------

  #read(): void {
    this.#position = this.#shape ? readPlacement(this.#shape, this.#fen) : new Map<string, Piece>();
  }

  #mend(stale: Stale = "signs"): void {
    if (this.#stale.size === 0) queueMicrotask(() => this.#flush());
    this.#stale.add(stale);
  }

  /// Shows everything that changed since the last time.
  #flush(): void {
    const shape = this.#shape;
    const stale = this.#stale;
    if (stale.size === 0) return;
    this.#stale = new Set();
    if (!shape) return;
    if (stale.has("scene")) this.#layOut(shape);
    const view = { shape, flipped: this.#flipped, turned: this.#turned(shape) };
    if (!this.#hand.pending) this.#pieces.show(this.#position, view, this.#hand.lifted !== null);
    if (this.#hand.lifted) this.#pieces.lift(this.#hand.lifted.square, this.#hand.lifted.at);
    this.#signs.show({
      ...view,
      picked: this.#hand.picked,
      targets: this.#shownTargets,
      hover: this.#hand.hover,
      finger: this.#hand.finger,
      last: this.#last,
      check: this.#check,
      premove: this.#premove ? [this.#premove.from, this.#premove.to] : [],
      marks: this.#marks,
      arrows: this.#arrows,
    });
    this.#name();
  }

  get #shownTargets(): readonly Target[] { return this.#dots ? this.#hand.targets : []; }

  #name(): void {
    this.#grid.element.classList.toggle("holding", this.#hand.picked !== null);
    this.#grid.element.classList.toggle("dragging", this.#hand.lifted !== null);
    this.#grid.update(this.#words?.board ?? "", (square) => ({
      name: cellName(this.#words, this.#cell(square)),
      picked: square === this.#hand.picked,
      grab: this.#hand.mayPick(square),
    }));
  }

  #cell(square: string): Cellular {
    return {
      square,
      piece: this.#position.get(square) ?? null,
      picked: square === this.#hand.picked,
      target: this.#shownTargets.find((one) => one.to === square) ?? null,
      check: square === this.#check,
      last: this.#last.includes(square),
      premove: this.#premove?.to === square,
      marks: this.#marks.filter((mark) => mark.square === square),
    };
  }

  #layOut(shape: Shape): void {
    const { top, width, height } = frame(shape, this.#coordinates);
    this.#drawing.setAttribute("viewBox", `0 ${top} ${width} ${height}`);
    this.#frame.style.aspectRatio = `${width} / ${height}`;
    this.#frame.classList.toggle("points", shape.cells === "points");
    for (const over of [this.#grid.element, this.#promotion.element]) {
      over.style.top = over.style.bottom = `${(-top / height) * 100}%`;
    }
    const scene = drawScene({ shape, flipped: this.#flipped, coordinates: this.#coordinates, words: this.#words });
    this.#sceneNode.replaceWith(scene);
    this.#sceneNode = scene;
    this.#grid.build(shape, this.#flipped);
  }

  #turned(shape: Shape): Set<string> {
    const far = farSide(shape, this.#flipped);
    if (this.#facing === "sides") return new Set([far]);
    return new Set(this.#facing === "mover" && this.#turn === far ? shape.sides : []);
  }

  #tell<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/// Listeners of the board's own events know what they are told.
export interface LuatcoBoard {
  addEventListener<K extends keyof BoardEvents>(
    type: K, listener: (event: CustomEvent<BoardEvents[K]>) => void, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "luatco-board": LuatcoBoard;
  }
}

if (!customElements.get("luatco-board")) customElements.define("luatco-board", LuatcoBoard);
