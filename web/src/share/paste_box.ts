// A place to paste a text into: what is pasted is read at once, what is typed when one says so or goes elsewhere.
import { html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";

/** A longer text is read, and not shown: no field of a page bears it. */
const kMostShown = 1 << 16;

function pasted(event: ClipboardEvent, read: (text: string) => void): void {
  const text = event.clipboardData?.getData("text");
  if (!text) return;
  event.preventDefault();
  const area = event.target as HTMLTextAreaElement;
  area.value = text.length > kMostShown ? `${text.slice(0, 200)} …` : text;
  read(text);
}

/** `word`: what may be pasted; `act`: what becomes of it. */
export function pasteBox(word: string, act: string, rows: number, value: string, read: (text: string) => void): TemplateResult {
  const typed = (event: Event): void => read((event.target as HTMLElement).closest(".pasting")!.querySelector("textarea")!.value);
  return html`<div class="pasting"><label><span>${app.t(word)}</span><textarea class="fen" rows=${rows} spellcheck="false" autocomplete="off" .value=${value}
      @paste=${(event: ClipboardEvent) => pasted(event, read)} @change=${typed}></textarea></label>
    <div class="answers"><button @click=${typed}>${app.t(act)}</button></div></div>`;
}
