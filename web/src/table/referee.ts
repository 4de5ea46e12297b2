// Asks the core what a game's events come to.
import type { Ask } from "../page/core.ts";
import type { RulingAnswer, Step } from "./answers.ts";
import type { GameEvent, GameRecord } from "./record.ts";

/** The request for the ruling on a record, and on what is tried after it. */
export const askRuling = (ask: Ask, record: GameRecord, tried: GameEvent[] = []): Promise<RulingAnswer> =>
  ask<RulingAnswer>(rulingRequest(record, [...record.events, ...tried]));

/** The same with other events than those of the record. */
export function rulingRequest({ game, start, card }: GameRecord, events: GameEvent[]) {
  const options = { touch_move: card.touchMove, draw_offers: card.drawOffers };
  return { op: "ruling" as const, game, fen: start || undefined, rules: card.rules || undefined, options, events };
}

/** The moves of the game: what the steps have made of the events. */
export function movesOf(events: GameEvent[], steps: Step[]): string[] {
  const moves: string[] = [];
  events.forEach((event, i) => {
    const ply = steps[i]?.ply ?? moves.length;
    if (ply > moves.length) moves.push(String(event["move"] ?? event["with_move"] ?? ""));
    else moves.length = ply;
  });
  return moves;
}
