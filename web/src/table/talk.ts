// What is said at the table besides the moves: take-backs, offers, claims, resigning, the flag.
import { app } from "../page/app.ts";
import type { Claim } from "./answers.ts";
import { penaltyTexts } from "./penalty.ts";
import { otherOf } from "./record.ts";
import type { Session } from "./session.ts";

export function takeBack(session: Session): void {
  const { game, record, scene } = session;
  if (game.plies.length === 0) return;
  const { computer, takeBack: how } = record.card;
  // Against the computer: back to where the person is to move.
  if (computer && game.standIn !== "hand") return void takenBack(session, game.turn === computer.side ? 1 : Math.min(2, game.plies.length));
  if (how === "free") return void takenBack(session, 1);
  const by = otherOf(record.game, game.turn);
  session.ask({
    text: app.t("page.ask.take_back", { side: by, other: game.turn }, scene),
    asked: game.turn,
    answers: [
      { text: app.t("page.yes"), main: true, then: () => void takenBack(session, 1) },
      { text: app.t("page.no"), then: () => undefined },
    ],
  });
}

async function takenBack(session: Session, plies: number): Promise<void> {
  const { game } = session;
  const step = await game.takeBack(plies);
  for (const line of session.record.lines.keys()) {
    if (game.namesOf(line).length === 0) await game.lineNames(line);
  }
  await session.say(step, { tone: "info", text: app.t("page.told.taken_back") });
}

export function resign(session: Session, side: string): void {
  session.ask({
    text: app.t("page.ask.resign", { side }, session.scene),
    asked: side,
    answers: [
      { text: app.t("page.ask.resign_yes"), then: () => void session.act({ do: "resign", by: side }) },
      { text: app.t("page.ask.resign_no"), main: true, then: () => undefined },
    ],
  });
}

/** The other side is asked at once: both sit at this device. */
export async function offerDraw(session: Session, side: string): Promise<void> {
  const step = await session.act({ do: "offer_draw", by: side });
  if (!step.accepted || session.game.over) return;
  await askOffer(session, side);
}

/** An offer that stands is put to the other side. */
async function askOffer(session: Session, side: string): Promise<void> {
  const other = otherOf(session.record.game, side);
  const declines = { do: "decline_draw", by: other };
  if (session.record.card.computer?.side === other) {
    await session.act(declines, app.t("page.told.computer_declines"));
    return;
  }
  session.ask({
    text: app.t("page.ask.draw", { side, other }, session.scene),
    asked: other,
    answers: [
      { text: app.t("page.ask.draw_yes"), main: true, then: () => void session.act({ do: "accept_draw", by: other }) },
      { text: app.t("page.ask.draw_no"), then: () => void session.act(declines, app.t("page.told.declined")) },
    ],
  });
}

/** What may be claimed by the side to move. */
export const claimsOf = (session: Session): Claim[] => session.game.ruling.claims ?? [];

/** The kinds of claims there are: those the core names now, and those whose limit does not end the game by itself. */
export function claimKinds(session: Session): string[] {
  const kinds = new Set(claimsOf(session).map(({ id }) => id.slice(id.lastIndexOf(".") + 1)));
  const limits = session.ruleSet?.limits;
  if (limits && limits["repetition_claim"] < limits["repetition_end"]) kinds.add("threefold");
  if (limits && limits["quiet_claim"] < limits["quiet_end"]) kinds.add("fifty_moves");
  return [...kinds];
}

/** Claims a draw; `withMove`: with the move that is only written down (FIDE 9.2.1). */
export async function claim(session: Session, kind: string, withMove?: string): Promise<void> {
  session.claiming = null;
  session.board?.refuse();
  const act = { do: "claim", by: session.game.turn, kind, ...(withMove ? { with_move: withMove } : {}) };
  const step = await session.act(act);
  const { rule } = step;
  if (step.accepted && rule) {
    const text = [app.tell(rule, session.scene), ...penaltyTexts(session.record.game, step, session.ruleSet)].join(" ");
    session.notice = { tone: "bad", text, law: rule.law, about: rule.id };
  }
  // A claim that was wrong is an offer (FIDE 9.1.2.3).
  const { offer } = session.game.ruling;
  if (step.accepted && offer && !session.game.over) return askOffer(session, offer);
  app.redraw();
}

/** The next move on the board is the one written down with the claim. */
export function claimWithMove(session: Session, kind: string): void {
  session.clear();
  session.claiming = kind;
  session.notice = { tone: "info", text: app.t("page.drawn.show_move") };
  app.redraw();
}

/** Says that the time of `of` has run out. */
export const callFlag = (session: Session, of: string, by: string): void => void session.act({ do: "flag", of, by });

export const pause = (session: Session): void => void session.act({ do: "arbiter", act: "pause" });

/** The clock goes on, or runs for the first time. */
export const startClock = (session: Session): void =>
  void session.act(session.game.started ? { do: "arbiter", act: "resume" } : { do: "start" });
