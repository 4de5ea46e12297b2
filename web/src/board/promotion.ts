// The choice of a piece for the pawn that has come home: a dialog over the board.
import { kTurn } from "./pieces.ts";
import type { Drawings } from "./svg.ts";
import { node } from "./svg.ts";

export interface Choice {
  letter: string;
  key: string;
  name: string;
}

export interface PromotionView {
  title: string;
  cancel: string;
  choices: readonly Choice[];
  /// The column of the target, from the left, and whether the dialog hangs from the top edge.
  column: number;
  files: number;
  ranks: number;
  fromTop: boolean;
  turned: boolean;
}

export class PromotionDialog {
  readonly element = document.createElement("div");
  #answer: ((letter: string | null) => void) | null = null;

  constructor() {
    this.element.className = "promotion";
    this.element.hidden = true;
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  /// Resolves with the letter chosen, or null where it was taken back.
  ask(view: PromotionView, drawings: Drawings | null): Promise<string | null> {
    this.close(null);
    const dialog = document.createElement("div");
    dialog.className = "choices";
    dialog.setAttribute("role", "dialog");
    dialog.setAttribute("aria-modal", "true");
    dialog.setAttribute("aria-label", view.title);
    const buttons = view.choices.map((choice) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", choice.name);
      const picture = node("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true" });
      if (drawings) picture.append(drawings.draw(choice.key, 96, view.turned ? kTurn : ""));
      button.append(picture);
      button.addEventListener("click", () => this.close(choice.letter));
      return button;
    });
    dialog.append(...buttons);
    const back = document.createElement("button");
    back.type = "button";
    back.className = "back";
    back.setAttribute("aria-label", view.cancel);
    back.addEventListener("click", () => this.close(null));
    const { style } = dialog;
    style.width = `${100 / view.files}%`;
    style.left = `${(100 * view.column) / view.files}%`;
    style[view.fromTop ? "top" : "bottom"] = "0";
    style.height = `${(100 * view.choices.length) / view.ranks}%`;
    style.flexDirection = view.fromTop ? "column" : "column-reverse";
    this.element.replaceChildren(back, dialog);
    this.element.hidden = false;
    buttons[0]?.focus();
    return new Promise((resolve) => (this.#answer = resolve));
  }

  close(letter: string | null): void {
    const answer = this.#answer;
    this.#answer = null;
    this.element.hidden = true;
    this.element.replaceChildren();
    answer?.(letter);
  }

  #key(event: KeyboardEvent): void {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const choices = buttons.slice(1);
    const fromTop = this.element.querySelector<HTMLElement>(".choices")?.style.flexDirection === "column";
    const steps: Record<string, number> = {
      ArrowDown: fromTop ? 1 : -1, ArrowUp: fromTop ? -1 : 1, ArrowRight: 1, ArrowLeft: -1,
    };
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      this.close(null);
    } else if (event.key === "Tab") {
      // The dialog keeps the focus: round its buttons, the way back among them.
      event.preventDefault();
      buttons[(at + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length]?.focus();
    } else if (steps[event.key] !== undefined) {
      event.preventDefault();
      const here = choices.indexOf(event.target as HTMLButtonElement);
      choices[(here + (steps[event.key] ?? 0) + choices.length) % choices.length]?.focus();
    }
  }
}
