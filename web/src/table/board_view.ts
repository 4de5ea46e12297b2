// The board in the page, and the two plates beside it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type BoardEvents, targetsOf } from "../board/index.ts";
import type { Shape, Targets } from "../board/types.ts";
import { app } from "../page/app.ts";
import { boardLooks, viewpoint } from "../page/board_words.ts";
import { icons } from "../page/icons.ts";
import { properties } from "../page/properties.ts";
import type { GameName, MovesAnswer, PlayedMove } from "./answers.ts";
import { levelName } from "./computer.ts";
import { scoreAfter } from "./record.ts";
import type { Session } from "./session.ts";
import { callFlag, claimKinds, offerDraw, resign } from "./talk.ts";
import { clockText, kTenthsBelow } from "./ticker.ts";

const targetsMade = new WeakMap<MovesAnswer, Targets>();

function targetsFor(legal: MovesAnswer): Targets {
  let targets = targetsMade.get(legal);
  if (!targets) targetsMade.set(legal, (targets = targetsOf(legal.moves)));
  return targets;
}

/** Where the king or general in check stands: the core names it in what it says about the check. */
function checked(session: Session): string | null {
  const { check, game } = session;
  if (game.cursor || !check?.in_check) return null;
  const king = check.closed.map(({ why }) => why.args?.["king"]).find((one) => typeof one === "string");
  return (king as string | undefined) ?? check.ways.find(({ kind }) => kind === "run")?.move.slice(0, 2) ?? null;
}

/** `session` is null while the core is still on its way: the board stands there already. */
export function boardView(game: GameName, shape: Shape, session: Session | null): TemplateResult {
  const at = session?.game;
  viewpoint.side = at?.turn ?? shape.sides[0];
  const shown = at?.cursor ? at.plyAt(at.cursor) : at?.plies[at.plies.length - 1];
  const fen = at ? (at.cursor ? at.fenAt(at.cursor) : at.ruling.fen) : shape.initial;
  const legal = session && at && !at.cursor && !at.over ? targetsFor(at.legal) : null;
  const on = <K extends keyof BoardEvents>(act: (session: Session, detail: BoardEvents[K]) => unknown) =>
    (event: CustomEvent<BoardEvents[K]>): unknown => (session ? act(session, event.detail) : event.target);
  return html`<luatco-board theme=${app.settings.theme || nothing}
    ${properties({
      ...boardLooks(game, shape),
      flipped: session?.flipped ?? false,
      facing: session?.record.card.facing ?? "viewer",
      fen,
      targets: legal,
      dots: app.settings.targets,
      last: lastOf(shown),
      check: session ? checked(session) : null,
      marks: session?.marks ?? kEmpty,
      arrows: session?.arrows ?? kEmpty,
      movable: session ? session.movable : kEmpty,
      bound: session?.bound ?? null,
    })}
    @attempt=${on<"attempt">((to, detail) => to.attempt(detail))}
    @pick=${on<"pick">((to, detail) => to.pick(detail))}
  ></luatco-board>`;
}
const kEmpty: never[] = [];

/** The squares of a move; the same array for the same move. */
function lastOf(move: PlayedMove | undefined): string[] {
  if (!move) return kEmpty;
  let squares = squaresOf.get(move);
  if (!squares) squaresOf.set(move, (squares = [move.from, move.to]));
  return squares;
}
const squaresOf = new WeakMap<PlayedMove, string[]>();

/** Name, points and clock of a side, and the door to what only it may do. */
export function plate(session: Session, side: string, far: boolean): TemplateResult {
  const { game, record } = session;
  const seat = record.seats[side];
  const name = record.card.computer?.side === side ? levelName(record.card.computer) : record.card.names[seat];
  const score = scoreAfter(record);
  const played = score[0] + score[1] > 0;
  const turned = far && record.card.facing !== "viewer";
  const mayAct = !game.over && session.mine && record.card.computer?.side !== side;
  return html`<div class="plate ${far ? "far" : "near"} ${turned ? "turned" : ""}" ?data-turn=${game.turn === side && !game.over}>
    <i class="dot ${side}" aria-hidden="true"></i>
    <span class="who"><b>${app.t(`word.side.${side}`)}</b>${name ? html`<small>${name}</small>` : nothing}
      ${game.turn === side && !game.over ? html`<small class="turn">${app.t(session.thinking ? "page.computer.thinks" : "page.turn")}</small>` : nothing}
    </span>
    ${played ? html`<span class="score" title=${app.t("page.score")}>${score[seat] / 2}</span>` : nothing}
    ${clock(session, side)}
    ${mayAct
      ? html`<button class="round" aria-expanded=${session.drawer === side} aria-label=${app.t("page.side.acts", { side })}
          @click=${() => session.openDrawer(side)}>${icons.more}</button>`
      : nothing}
    ${session.drawer === side ? sideActs(session, side) : nothing}
  </div>`;
}

function clock(session: Session, side: string): TemplateResult | typeof nothing {
  const clocks = session.ticker.clocks;
  if (!clocks) return nothing;
  const left = Number(clocks[side]);
  const running = clocks.running === side && !session.game.over;
  return html`<span class="clock" role="timer" ?data-running=${running} ?data-low=${left < kTenthsBelow}
    aria-label=${app.t("page.clock.of", { side })}>${clockText(left)}</span>`;
}

function sideActs(session: Session, side: string): TemplateResult {
  const { game, record } = session;
  const other = game.sides.find((one) => one !== side)!;
  const item = (text: string, then: () => unknown) => html`<button @click=${then}>${text}</button>`;
  return html`<div class="drawer" role="group" aria-label=${app.t("page.side.acts", { side })}>
    ${session.ticker.fallen === other ? item(app.t("page.act.flag"), () => callFlag(session, other, side)) : nothing}
    ${record.card.drawOffers ? item(app.t("page.act.offer"), () => offerDraw(session, side)) : nothing}
    ${game.turn === side && claimKinds(session).length > 0 ? item(app.t("page.act.claim"), () => session.openDrawer("claim")) : nothing}
    ${item(app.t("page.act.resign"), () => resign(session, side))}
  </div>`;
}
