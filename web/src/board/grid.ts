// The board for the keyboard and the screen reader: a grid of real buttons over the drawing, one
// tab stop, arrow keys inside. A button says its square, what stands there and what may be done.
import { spotAt, spotOf, cellOf, squareName } from "./geometry.ts";
import type { Shape } from "./types.ts";

export interface CellState {
  name: string;
  picked: boolean;
  /// A finger put here takes a piece in hand: it must not scroll the page.
  grab: boolean;
}

export class CellGrid {
  readonly element = document.createElement("div");
  #buttons: HTMLButtonElement[] = [];
  #shape: Shape | null = null;
  #flipped = false;
  #cursor: string | null = null;
  /// Somebody has been on the cursor's square; before that it follows the viewer's side.
  #visited = false;

  /// `choose` is called by Enter, Space and the clicks of screen readers.
  constructor(private readonly choose: (square: string) => void) {
    this.element.className = "grid";
    this.element.setAttribute("role", "grid");
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("click", (event) => {
      const square = this.#squareOf(event.target);
      if (square) this.choose(square);
    });
    this.element.addEventListener("focusin", (event) => {
      const square = this.#squareOf(event.target);
      if (square) this.moveTo(square, false);
    });
  }

  build(shape: Shape, flipped: boolean): void {
    const focused = this.element.contains((this.element.getRootNode() as ShadowRoot).activeElement);
    if (this.#shape !== shape) this.#make(shape);
    this.#shape = shape;
    this.#flipped = flipped;
    // The middle of the viewer's own side is where a game is looked at first.
    const home = { column: Math.floor(shape.files / 2), row: shape.ranks - 1 };
    const kept = this.#visited && this.#cursor && spotOf(shape, this.#cursor) ? this.#cursor : null;
    this.#visit(kept ?? squareName(shape, spotAt(shape, flipped, home)), focused);
  }

  update(label: string, describe: (square: string) => CellState): void {
    if (this.element.getAttribute("aria-label") !== label) this.element.setAttribute("aria-label", label);
    for (const button of this.#buttons) {
      const state = describe(this.#squareOf(button) ?? "");
      if (button.getAttribute("aria-label") !== state.name) button.setAttribute("aria-label", state.name);
      const cell = button.parentElement;
      if (state.picked) cell?.setAttribute("aria-selected", "true");
      else cell?.removeAttribute("aria-selected");
      button.classList.toggle("grab", state.grab);
    }
  }

  /// Makes `square` the tab stop, and focuses it if asked.
  moveTo(square: string, focus: boolean): void {
    this.#visited = true;
    this.#visit(square, focus);
  }

  #visit(square: string, focus: boolean): void {
    this.#cursor = square;
    const stop = this.#buttonOf(square);
    for (const button of this.#buttons) button.tabIndex = button === stop ? 0 : -1;
    if (focus) stop?.focus();
  }

  focus(): void {
    if (this.#cursor) this.#buttonOf(this.#cursor)?.focus();
  }

  #make(shape: Shape): void {
    this.#buttons = [];
    this.element.style.gridTemplateRows = `repeat(${shape.ranks}, 1fr)`;
    const rows = Array.from({ length: shape.ranks }, () => {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      row.style.gridTemplateColumns = `repeat(${shape.files}, 1fr)`;
      for (let column = 0; column < shape.files; ++column) {
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        const button = document.createElement("button");
        button.type = "button";
        this.#buttons.push(button);
        cell.append(button);
        row.append(cell);
      }
      return row;
    });
    this.element.replaceChildren(...rows);
  }

  #squareOf(target: EventTarget | null): string | null {
    const at = this.#buttons.indexOf(target as HTMLButtonElement);
    if (at < 0 || !this.#shape) return null;
    const { files } = this.#shape;
    const cell = { column: at % files, row: Math.floor(at / files) };
    return squareName(this.#shape, spotAt(this.#shape, this.#flipped, cell));
  }

  #buttonOf(square: string): HTMLButtonElement | undefined {
    const spot = this.#shape && spotOf(this.#shape, square);
    if (!this.#shape || !spot) return undefined;
    const { column, row } = cellOf(this.#shape, this.#flipped, spot);
    return this.#buttons[row * this.#shape.files + column];
  }

  #key(event: KeyboardEvent): void {
    const at = this.#buttons.indexOf(event.target as HTMLButtonElement);
    if (at < 0 || !this.#shape || event.altKey || event.metaKey) return;
    const { files, ranks } = this.#shape;
    let column = at % files;
    let row = Math.floor(at / files);
    switch (event.key) {
      case "ArrowLeft": column = Math.max(0, column - 1); break;
      case "ArrowRight": column = Math.min(files - 1, column + 1); break;
      case "ArrowUp": row = Math.max(0, row - 1); break;
      case "ArrowDown": row = Math.min(ranks - 1, row + 1); break;
      case "Home": column = 0; if (event.ctrlKey) row = 0; break;
      case "End": column = files - 1; if (event.ctrlKey) row = ranks - 1; break;
      case "PageUp": row = 0; break;
      case "PageDown": row = ranks - 1; break;
      default: return;
    }
    event.preventDefault();
    this.#buttons[row * files + column]?.focus();
  }
}
