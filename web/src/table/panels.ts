// What is told beside the board: refusals, questions, the coach, counters, the result and its proof.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { cellOf, spotOf } from "../board/geometry.ts";
import { lawLine } from "../law/link.ts";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import { kShapes } from "../page/shapes.ts";
import type { WayKind } from "./answers.ts";
import { counters } from "./counters.ts";
import { otherOf } from "./record.ts";
import { result } from "./result.ts";
import type { Session } from "./session.ts";
import { callFlag, claim as makeClaim, claimKinds, claimsOf, claimWithMove, startClock } from "./talk.ts";

export function panels(session: Session, again: () => void): TemplateResult {
  return html`<section class="told ${atTheFoot(session) ? "up" : ""}" aria-label=${app.t("page.told.title")}>
    ${watching(session)} ${result(session, again)} ${question(session)} ${notice(session)} ${paused(session)} ${fallen(session)}
    ${session.computer.engine?.view(() => void session.computerMoves()) ?? nothing} ${claims(session)} ${coach(session)} ${counters(session)}
  </section>`;
}

/** What the notice or the proof points at is near the lower edge of the board alone, where a short screen has the words. */
function atTheFoot({ notice: told, walk, marks, flipped, record, game }: Session): boolean {
  if (!(game.over ? walk : told) || marks.length === 0) return false;
  const shape = kShapes[record.game];
  const rows = marks.flatMap(({ square }) => {
    const spot = spotOf(shape, square);
    return spot ? cellOf(shape, flipped, spot).row : [];
  });
  return Math.max(...rows) >= shape.ranks - kHiddenRows && Math.min(...rows) >= kHiddenRows;
}
/** As many rows of the board may stand behind a notice. */
const kHiddenRows = 3;

function notice({ notice: told, record: { game } }: Session): TemplateResult | typeof nothing {
  if (!told) return nothing;
  return html`<div class="card ${told.tone}" data-notice>
    <p>${told.text}</p>
    <div class="laws">${lawLine(game, told.ruling?.id, told.ruling?.law)}${lawLine(game, told.about, told.law)}</div>
  </div>`;
}

function question(session: Session): TemplateResult | typeof nothing {
  const asked = session.question;
  if (!asked) return nothing;
  const far = asked.asked && session.record.card.facing !== "viewer" && asked.asked === farSide(session);
  return html`<div class="card ask ${far ? "turned" : ""}" role="group" aria-label=${asked.text}>
    <p>${asked.text}</p>
    <div class="answers">
      ${asked.answers.map(({ text, then, main }) => html`<button class=${main ? "main" : ""} @click=${then}>${text}</button>`)}
    </div>
  </div>`;
}

export const farSide = (session: Session): string => session.game.sides[session.flipped ? 0 : 1];

function paused(session: Session): TemplateResult | typeof nothing {
  const { game } = session;
  if (!game.hasClock || game.over || !session.mine || game.ruling.clocks?.running) return nothing;
  const waits = !game.started;
  return html`<div class="card info">
    <p>${app.t(waits ? "page.clock.ready" : "page.clock.paused", {}, session.scene)}</p>
    <div class="answers"><button class="main" @click=${() => startClock(session)}>${icons.play}${app.t(waits ? "page.clock.start" : "page.clock.resume")}</button></div>
  </div>`;
}

/** The time of a side has run out, and nobody has said so: where flags are called, the other side does. */
function fallen(session: Session): TemplateResult | typeof nothing {
  const { game, ticker, scene } = session;
  if (!ticker.fallen || game.over || !session.mine) return nothing;
  const by = otherOf(session.record.game, ticker.fallen);
  if (session.record.card.computer?.side === by) return nothing;
  return html`<div class="card ask">
    <p>${app.t("page.told.fallen", { side: ticker.fallen }, scene)}</p>
    <div class="answers"><button class="main" @click=${() => callFlag(session, ticker.fallen!, by)}>${app.t("page.act.flag")}</button></div>
  </div>`;
}

function watching(session: Session): TemplateResult | typeof nothing {
  if (session.mine) return nothing;
  return html`<div class="card info">
    <p>${app.t("page.tab.other")}</p>
    <div class="answers"><button class="main" @click=${() => session.takeOver().then(() => dispatchEvent(new HashChangeEvent("hashchange")))}>
      ${app.t("page.tab.take")}</button></div>
  </div>`;
}

/** What may be claimed now, and with which move (FIDE 9.2, 9.3). */
function claims(session: Session): TemplateResult | typeof nothing {
  const { game } = session;
  if (game.over || game.cursor || !session.mine) return nothing;
  const now = claimsOf(session).filter((claim) => !claim.with_move);
  const open = session.drawer === "claim";
  if (now.length === 0 && !open && claimsOf(session).length === 0) return nothing;
  const kinds = open ? claimKinds(session) : [];
  return html`<div class="card ask">
    ${now.map((claim) => html`<p>${app.tell(claim, session.scene)}</p>
      <div class="answers"><button class="main" @click=${() => makeClaim(session, kindOf(claim.id))}>${app.t("page.act.claim")}</button></div>`)}
    ${now.length === 0 && claimsOf(session).length > 0 ? html`<p>${app.t("page.drawn.possible")}</p>` : nothing}
    ${open
      ? html`<p>${app.t("page.drawn.which")}</p><div class="answers">
          ${kinds.map((kind) => html`<button @click=${() => makeClaim(session, kind)}>${app.t(kClaimWords[kind] ?? "page.act.claim")}</button>
            <button @click=${() => claimWithMove(session, kind)}>${app.t(kClaimWords[kind] ?? "page.act.claim")} ${app.t("page.drawn.with_move")}</button>`)}
        </div>`
      : nothing}
    ${!open && claimsOf(session).length > now.length
      ? html`<div class="answers"><button @click=${() => session.openDrawer("claim")}>${app.t("page.drawn.with_intended")}</button></div>`
      : nothing}
  </div>`;
}
const kindOf = (id: string): string => id.slice(id.lastIndexOf(".") + 1);
const kClaimWords: Record<string, string> = { threefold: "page.drawn.threefold", fifty_moves: "page.drawn.fifty_moves", no_capture: "page.drawn.no_capture" };

const kWays: { kind: WayKind; word: string; ask: string }[] = [
  { kind: "run", word: "word.way.run", ask: "page.coach.run" },
  { kind: "block", word: "word.way.block", ask: "page.coach.block" },
  { kind: "capture", word: "word.way.capture", ask: "page.coach.capture" },
  { kind: "unscreen", word: "word.way.unscreen", ask: "page.coach.unscreen" },
];

/** In check: Chạy? Chặn? Bắt? Each answers when it is asked. */
function coach(session: Session): TemplateResult | typeof nothing {
  const { check, game, record } = session;
  if (!record.card.coach || !check?.in_check || game.over || game.cursor || game.computerToMove) return nothing;
  const kinds = kWays.filter(({ kind }) =>
    check.ways.some((way) => way.kind === kind) || check.closed.some((closed) => closed.kind === kind));
  const closed = check.closed.find(({ kind }) => kind === session.way);
  const open = check.ways.filter(({ kind }) => kind === session.way).length;
  return html`<div class="card coach">
    <p>${app.t("page.coach.check", { side: game.turn }, session.scene)}</p>
    <div class="answers">
      ${kinds.map(({ kind, ask }) => html`<button aria-pressed=${session.way === kind} @click=${() => session.showWay(kind)}>${app.t(ask)}</button>`)}
    </div>
    ${session.way
      ? html`<p aria-live="polite">${closed ? app.tell(closed.why, session.scene) : app.t("page.coach.open", { n: open })}</p>`
      : nothing}
  </div>`;
}
