// The moves of the game, with those tried beside it, and the way through them.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import { lookByKey } from "./looking_back.ts";
import type { Language } from "../words/messages.ts";
import type { GameName, MoveNames, PlayedMove } from "./answers.ts";
import type { Session } from "./session.ts";

/** The notation a person of the language reads. */
export function moveName(game: GameName, move: MoveNames): string {
  const vi = app.language === "vi";
  const name = game === "xiangqi" ? (vi ? move.vietnamese : move.wxf) : vi ? move.san_vi : move.san;
  return name ?? move.move;
}

export function moveList(session: Session): TemplateResult {
  const { game } = session;
  const { line, ply } = game.cursor ?? { line: -1, ply: game.plies.length };
  queueMicrotask(keepInView);
  const hidden = undrawn(session);
  const end = game.lineLength(line);
  const step = (icon: TemplateResult, label: string, to: number, off: boolean) =>
    html`<button class="round" aria-label=${label} ?disabled=${off} @click=${() => session.look(line, to)}>${icon}</button>`;
  return html`<section class="moves" aria-label=${app.t("page.moves.title")}>
    <ol class="line" tabindex="0" aria-label=${app.t("page.moves.title")}
      @keydown=${(event: KeyboardEvent) => lookByKey(session, event)}>${lineView(session, -1, game.plies, 0, hidden)}</ol>
    <div class="steps">
      ${step(icons.first, app.t("page.moves.first"), 0, ply === 0)}
      ${step(icons.previous, app.t("page.moves.previous"), ply - 1, ply === 0)}
      ${step(icons.next, app.t("page.moves.next"), ply + 1, ply === end)}
      ${step(icons.last, app.t("page.moves.last"), end, ply === end)}
      ${game.cursor ? html`<button class="live" @click=${() => session.look(-1, game.plies.length)}>${app.t("page.moves.live")}</button>` : nothing}
    </div>
    ${typeBox(session)}
  </section>`;
}

/** Of a long game the last moves are drawn at first, so that the board need not wait for the others. */
const kFirstDrawn = 40;
const kWholeAfterMs = 250;
const first = new WeakMap<Session, boolean>();

/** How many plies are left out for now. */
function undrawn(session: Session): number {
  const hidden = session.game.plies.length - kFirstDrawn;
  if (!first.has(session)) {
    first.set(session, hidden > 0);
    setTimeout(() => {
      first.set(session, false);
      current = null;
      app.redraw();
    }, kWholeAfterMs);
  }
  return first.get(session) && !session.game.cursor ? Math.max(0, hidden) : 0;
}

let current: Element | null = null;

/** The list is scrolled to the move that is looked at, when that has become another one; the page stays where it is. */
function keepInView(): void {
  const ply = document.querySelector<HTMLElement>(".moves .ply[aria-current]");
  if (ply === current) return;
  current = ply;
  const line = ply?.closest<HTMLElement>(".moves > .line");
  if (!ply || !line) return;
  line.scrollLeft = ply.offsetLeft - (line.clientWidth - ply.offsetWidth) / 2;
  line.scrollTop = ply.offsetTop - (line.clientHeight - ply.offsetHeight) / 2;
}

const kExamples: Record<Language, Record<GameName, string>> = {
  vi: { chess: "Mf3, g1f3", xiangqi: "P2-5, h2e2", pawns: "e4, e2e4" },
  en: { chess: "Nf3, g1f3", xiangqi: "C2=5, h2e2", pawns: "e4, e2e4" },
};

/** A move written in any notation. */
function typeBox(session: Session): TemplateResult | typeof nothing {
  if (session.movable.length === 0) return nothing;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).querySelector("input")!;
    const text = input.value.trim();
    if (text && (await session.typed(text))) input.value = "";
  };
  return html`<form class="type" @submit=${send}>
    <input name="move" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go" maxlength="40"
      aria-label=${app.t("page.type.label")} placeholder=${app.t("page.type.example", { text: kExamples[app.language][session.record.game] })}>
    <button>${app.t("page.type.go")}</button>
  </form>`;
}

/** The plies of a line that begins after `from` plies, without its first `hidden`. */
function lineView(session: Session, line: number, plies: PlayedMove[], from: number, hidden = 0): TemplateResult[] {
  const { game } = session;
  const current = game.cursor ?? { line: -1, ply: game.plies.length };
  const firstMoves = game.startFen.split(" ")[1] !== "b";
  return plies.slice(hidden).map((move, shown) => {
    const i = hidden + shown;
    const ply = from + i + 1;
    const white = (ply % 2 === 1) === firstMoves;
    const number = Math.ceil((ply + (firstMoves ? 0 : 1)) / 2);
    const here = current.line === line && current.ply === ply;
    return html`<li>
      ${white || shown === 0 ? html`<span class="number">${number}${white ? "." : "…"}</span>` : nothing}
      <button class="ply" aria-current=${here ? "step" : nothing} @click=${() => session.look(line, ply)}>${moveName(session.record.game, move)}</button>
      ${branches(session, line, ply - 1)}
    </li>`;
  });
}

/** Lines that leave `line` instead of the ply after `at`. */
function branches(session: Session, line: number, at: number): TemplateResult | typeof nothing {
  const found = session.record.lines.flatMap((one, i) => (one.parent === line && one.at === at ? [i] : []));
  if (found.length === 0) return nothing;
  return html`${found.map((i) => html`<ol class="beside">${lineView(session, i, named(session, i), session.record.lines[i].at)}</ol>`)}`;
}

/** Without names a line shows its coordinates until the core has answered. */
function named(session: Session, line: number): PlayedMove[] {
  const known = session.game.namesOf(line);
  const { moves } = session.record.lines[line];
  if (known.length === moves.length) return known;
  return moves.map((move) => ({ move, from: move.slice(0, 2), to: move.slice(2, 4), fen: "" }));
}
