// The door to the parents' view: a question that is answered by reading it. Nothing is read aloud here.
import { html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { type SignName, signs } from "./pictures.ts";

/** Pictures with names everybody knows. */
const kNames: Partial<Record<SignName, string>> = {
  star: "school.gate.star",
  clock: "school.gate.clock",
  lock: "school.gate.lock",
  hand: "school.gate.hand",
  bulb: "school.gate.bulb",
  shield: "school.gate.shield",
  eye: "school.gate.eye",
  goal: "school.gate.flag",
};
const kAll = Object.keys(kNames) as SignName[];

/** Whoever came in stays in until the page is left. */
let isOpen = false;

/** Asks for two pictures in order: by chance a child finds them once in fifty-six tries. */
export class Gate {
  private wanted: SignName[] = [];
  private touched: SignName[] = [];
  private shown: SignName[] = [];

  constructor(private readonly then: () => void) {
    this.anew();
  }

  get isOpen(): boolean {
    return isOpen;
  }

  private anew(): void {
    const mixed = kAll.map((name) => ({ name, at: Math.random() })).sort((a, b) => a.at - b.at).map(({ name }) => name);
    this.shown = [...mixed].sort();
    this.wanted = mixed.slice(0, 2);
    this.touched = [];
  }

  private touch(name: SignName): void {
    this.touched.push(name);
    if (this.touched.length === 2) {
      isOpen = this.touched.every((one, i) => one === this.wanted[i]);
      if (isOpen) return this.then();
      this.anew();
    }
    app.redraw();
  }

  view(): TemplateResult {
    const [first, second] = this.wanted.map((name) => app.t(kNames[name]!));
    return html`<main class="school gate"><p class="question">${app.t("school.gate.ask", { from: first, to: second })}</p>
      <div class="signs">${this.shown.map((name) => html`<button class="tile" aria-pressed=${this.touched.includes(name)} aria-label=${app.t(kNames[name]!)} @click=${() => this.touch(name)}>${signs[name]}</button>`)}</div></main>`;
  }
}
