// What is printed: the score of a game, an empty score sheet, a position with what stands where. Hidden on the screen.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { boardWords } from "../page/board_words.ts";
import { kShapes } from "../page/shapes.ts";
import { readPlacement } from "../board/index.ts";
import type { PlayedMove } from "../table/answers.ts";
import { moveName } from "../table/move_list.ts";
import { gameName } from "../table/rule_words.ts";
import type { Shown } from "./panels.ts";

export type Paper = "score" | "blank" | "position";

const kBlankRows = 60;

/** Prints one of them; the sheet is on the page for as long as that takes. */
export function print(paper: Paper, show: (paper: Paper | null) => void): void {
  show(paper);
  setTimeout(() => {
    globalThis.print();
    show(null);
  });
}

export function sheet(paper: Paper, shown: Shown, plies: PlayedMove[], picture: string): TemplateResult {
  const { game, tags, result } = shown;
  const sides = kShapes[game].sides;
  const line = (label: string, value: string) => html`<p class="line"><b>${label}:</b> ${value}</p>`;
  const known = (name: string): string => (paper === "blank" ? "" : (tags[name] ?? "").replace(/^\?.*/, ""));
  return html`<section class="paper" aria-hidden="true">
    <h2>${app.t(paper === "position" ? "page.print.position" : "page.print.score")} · ${gameName(game)}</h2>
    ${paper === "position" ? nothing : html`<div class="head">
      ${line(app.t("word.side.white" === `word.side.${sides[0]}` ? "word.side.white" : "word.side.red"), known("White") || known("Red"))}
      ${line(app.t("word.side.black"), known("Black"))}
      ${line(app.t("page.print.event"), known("Event"))} ${line(app.t("page.print.date"), known("Date").replace(/\./g, "-"))}
      ${line(app.t("page.print.result"), paper === "blank" || result === "*" ? "" : result)}</div>`}
    ${paper === "position" ? html`<img alt="" src=${`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}>${whoStands(shown)}` : html`<ol class="score">${rows(paper, shown, plies)}</ol>`}
    ${paper === "score" ? html`<img alt="" src=${`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}>` : nothing}
  </section>`;
}

function rows(paper: Paper, { game, fen }: Shown, plies: PlayedMove[]): TemplateResult[] {
  if (paper === "blank") return Array.from({ length: kBlankRows }, () => html`<li><span></span><span></span></li>`);
  const names = plies.map((ply) => moveName(game, ply));
  if (fen.split(" ")[1] === "b") names.unshift("…");
  return Array.from({ length: Math.ceil(names.length / 2) }, (_, i) => html`<li><span>${names[2 * i]}</span><span>${names[2 * i + 1] ?? ""}</span></li>`);
}

/** Every piece and its squares, in words: to put the position up by. */
function whoStands({ game, position }: Shown): TemplateResult {
  const shape = kShapes[game];
  const words = boardWords(game, shape);
  const byKey = new Map<string, string[]>();
  for (const [square, { key }] of readPlacement(shape, position)) byKey.set(key, [...(byKey.get(key) ?? []), square]);
  return html`<ul class="men">${[...byKey].map(([key, squares]) => html`<li><b>${words.pieces[key]}</b>: ${squares.map((square) => words.square?.(square) ?? square).join(", ")}</li>`)}</ul>
    <p>${app.t("page.ask.to_move", { side: shape.sides[position.split(" ")[1] === "b" ? 1 : 0]! })}</p>`;
}
