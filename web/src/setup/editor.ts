// A position being set up: its pieces, whose move it is, what may still be castled, and every fault the core
// finds in it, with its square. Used wherever people put a position on a board.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardEvents } from "../board/index.ts";
import type { Mark, Shape } from "../board/types.ts";
import { app } from "../page/app.ts";
import { boardArt, boardWords } from "../page/board_words.ts";
import { icons } from "../page/icons.ts";
import { kShapes } from "../page/shapes.ts";
import type { Answer, Fault, GameName } from "../table/answers.ts";
import { type Fields, fieldsOf, toggleRight, withFields } from "./fen_fields.ts";
import { mirror, passedSquares, type Placement, placementOf, swapSides, writePlacement } from "../page/placement.ts";

interface SetupAnswer extends Answer {
  faults?: Fault[];
  fen?: string;
  turn?: string;
}

export class Editor {
  readonly shape: Shape;
  placement: Placement;
  private fields: Fields;
  /** The piece that the next tap puts down; "" takes one away; null: pieces are moved about. */
  tool: string | null = null;
  fen: string;
  faults: Fault[] = [];

  /** `changed`: after every examination. */
  constructor(readonly game: GameName, private readonly changed: () => void) {
    this.shape = kShapes[game];
    this.fen = this.shape.initial;
    this.placement = placementOf(this.shape, this.fen);
    this.fields = fieldsOf(this.fen);
  }

  /** A position as it is written. */
  async read(fen: string): Promise<void> {
    const text = fen.trim();
    this.placement = placementOf(this.shape, text);
    this.fields = fieldsOf(text);
    await this.examine(text);
  }

  get firstToMove(): boolean {
    return this.fields.firstToMove;
  }

  get playable(): boolean {
    return !this.faults.some(({ severity }) => severity === "error");
  }

  /** The squares that faults are about. */
  get marks(): Mark[] {
    return this.faults.flatMap(({ square, severity }) => (square ? [{ square, kind: severity === "error" ? ("bad" as const) : ("note" as const) }] : []));
  }

  get mode(): "edit" | "tap" {
    return this.tool === null ? "edit" : "tap";
  }

  place({ from, to }: BoardEvents["place"]): void {
    const letter = this.placement.get(from);
    this.placement.delete(from);
    if (letter && to) this.placement.set(to, letter);
    void this.edited();
  }

  tap({ square }: BoardEvents["tap"]): void {
    if (this.tool === null) return;
    if (this.tool === "" || this.placement.get(square) === this.tool) this.placement.delete(square);
    else this.placement.set(square, this.tool);
    void this.edited();
  }

  private async edited(): Promise<void> {
    await this.examine(withFields(writePlacement(this.shape, this.placement), this.fields));
  }

  private async examine(fen: string): Promise<void> {
    const answer = await app.ask<SetupAnswer>({ op: "setup", game: this.game, fen });
    this.faults = answer.faults ?? [];
    this.fen = answer.fen ?? fen;
    // What the core would not have is not claimed any longer; it has said why.
    if (answer.fen) Object.assign(this.fields, fieldsOf(answer.fen));
    this.changed();
  }

  private change(part: Partial<Fields>): void {
    Object.assign(this.fields, part);
    void this.edited();
  }

  private arrange(placement: Placement, part: Partial<Fields> = {}): void {
    this.placement = placement;
    // A right belongs to a king and a rook that stand at home: claimed again, for the core to judge.
    this.change({ castling: this.game === "chess" ? "KQkq" : "", enPassant: "-", ...part });
  }

  // --- what is seen ---------------------------------------------------------------------------

  palette(): TemplateResult {
    const { shape } = this;
    const words = boardWords(this.game, shape).pieces;
    return html`<div class="palette" role="radiogroup" aria-label=${app.t("page.ask.pieces")}>
      ${this.toolButton(null, app.t("page.ask.move_tool"), html`${icons.hand}`)}
      ${this.toolButton("", app.t("page.ask.remove_tool"), html`${icons.close}`)}
      ${shape.sides.map((side, i) => html`<div class="pieces">${shape.pieces.map(({ id, letter }) =>
        this.toolButton(i === 0 ? letter.toUpperCase() : letter.toLowerCase(), words[`${side}_${id}`] ?? id, drawing(this.game, `${side}_${id}`)))}</div>`)}
    </div>`;
  }

  private toolButton(tool: string | null, name: string, body: TemplateResult): TemplateResult {
    return html`<button role="radio" aria-checked=${this.tool === tool} aria-label=${name} title=${name}
      @click=${() => { this.tool = tool; app.redraw(); }}>${body}</button>`;
  }

  /** From the start, from nothing, and whose move it is. */
  turnAndStart(): TemplateResult {
    const { shape } = this;
    return html`<div class="answers">
      <button @click=${() => this.read(shape.initial)}>${app.t("page.ask.initial")}</button>
      <button @click=${() => this.arrange(new Map())}>${app.t("page.ask.clear")}</button>
      ${shape.sides.map((side, i) => html`<button aria-pressed=${this.firstToMove === (i === 0)}
        @click=${() => this.change({ firstToMove: i === 0, enPassant: "-" })}>${app.t("page.ask.to_move", { side })}</button>`)}
    </div>`;
  }

  mirrors(): TemplateResult {
    const { shape, placement } = this;
    return html`<div class="answers">
      <button @click=${() => this.arrange(swapSides(shape, placement), { firstToMove: !this.firstToMove })}>${app.t("page.setup.swap")}</button>
      <button @click=${() => this.arrange(mirror(shape, placement))}>${app.t("page.setup.mirror")}</button>
    </div>`;
  }

  /** Castling and the pawn just passed, in games that have them. */
  rights(): TemplateResult | typeof nothing {
    const { shape, fields, game } = this;
    if (game === "xiangqi") return nothing;
    const right = (letter: string, side: string, id: string) => html`<button class="choice" aria-pressed=${fields.castling.includes(letter)}
      @click=${() => this.change({ castling: toggleRight(fields.castling, letter) })}>${app.t(id, { side })}</button>`;
    const [first, second] = shape.sides;
    return html`<details class="group"><summary>${app.t(game === "chess" ? "page.setup.more" : "page.setup.en_passant_title")}</summary>
      ${game === "chess" ? html`<div class="choices two" role="group" aria-label=${app.t("page.setup.rights")}>
        ${right("K", first, "page.setup.short")}${right("Q", first, "page.setup.long")}${right("k", second, "page.setup.short")}${right("q", second, "page.setup.long")}
      </div>` : nothing}
      <label class="select"><span>${app.t("page.setup.en_passant")}</span><select @change=${(event: Event) => this.change({ enPassant: (event.target as HTMLSelectElement).value })}>
        ${["-", ...passedSquares(shape, this.firstToMove)].map((square) => html`<option value=${square} .selected=${square === fields.enPassant}>${square === "-" ? app.t("page.setup.none_passed") : square}</option>`)}
      </select></label></details>`;
  }

  /** Everything the core has to say about the arrangement; `all`: also what it mended. */
  told(all: "all" | "without repairs"): TemplateResult | typeof nothing {
    const kinds = all === "all" ? ["error", "warning", "repair"] : ["error", "warning"];
    const shown = kinds.flatMap((kind) => this.faults.filter(({ severity }) => severity === kind));
    if (shown.length === 0) return nothing;
    return html`<div class="card ${this.playable ? "info" : "bad"}" role="status" data-faults>${shown.map((fault) => html`<p>${app.tell(fault, { game: this.game })}</p>`)}</div>`;
  }
}

/** A piece's drawing, for the palette. */
export function drawing(game: GameName, key: string): TemplateResult {
  const source = boardArt(game)?.[key];
  return source ? html`<img alt="" src=${`data:image/svg+xml,${encodeURIComponent(source)}`}>` : html`${key[0]}`;
}
