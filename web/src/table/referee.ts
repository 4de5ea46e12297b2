// Asks the core what a game's events come to.
import type { Ask } from "../page/core.ts";
import type { ExplainAnswer, JudgeAnswer, LineAnswer, RulingAnswer, Step } from "./answers.ts";
import type { GameEvent, GameRecord } from "./record.ts";

/** The request for the ruling on a record, and on what is tried after it. */
export async function askRuling(ask: Ask, record: GameRecord, tried: GameEvent[] = []): Promise<RulingAnswer> {
  const { game, start, card } = record;
  const answer = await ask<RulingAnswer>({
    op: "ruling",
    game,
    fen: start || undefined,
    rules: card.rules || undefined,
    options: { touch_move: card.touchMove, draw_offers: card.drawOffers },
    events: [...record.events, ...tried],
  });
  return answer.error?.id === "api.no_arbiter" ? boardOnly(ask, record, tried) : answer;
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

/** A game whose referee the core does not have yet: its board is judged, and nothing else accepted. */
async function boardOnly(ask: Ask, record: GameRecord, tried: GameEvent[]): Promise<RulingAnswer> {
  const { game } = record;
  const fen = record.start || undefined;
  const moves: string[] = [];
  const steps: Step[] = [];
  const events = [...record.events, ...tried];
  for (const [index, event] of events.entries()) {
    const step: Step = { index, accepted: true, ply: 0, effect: "noted" };
    if (event.do === "move" && index < record.events.length) moves.push(String(event["move"]));
    else if (event.do === "move") await tryMove(ask, { game, fen, moves }, String(event["move"]), step);
    else if (event.do === "take_back") moves.length = Math.max(0, moves.length - Number(event["plies"]));
    else if (event.do !== "clock" && event.do !== "press") refuse(step);
    steps.push({ ...step, ply: moves.length });
  }
  const line = await ask<LineAnswer>({ op: "game", game, fen, moves });
  const { outcome } = await ask<ExplainAnswer>({ op: "explain", game, fen, moves });
  const [first, second] = game === "xiangqi" ? ["red", "black"] : ["white", "black"];
  return {
    ok: line.ok,
    error: line.error,
    state: outcome ? "over" : "ongoing",
    outcome: outcome && { ...outcome, result: !outcome.winner ? "1/2-1/2" : outcome.winner === first ? "1-0" : "0-1" },
    occurred: [],
    claims: [],
    violations: [],
    may_not_repeat: [],
    counts: {},
    rules: record.card.rules,
    edition: "",
    turn: line.fen?.split(" ")[1] === "b" ? second : first,
    fen: line.fen,
    steps,
  };
}

function refuse(step: Step): void {
  step.accepted = false;
  step.refusal = { id: "page.no_arbiter", squares: [], law: "" };
}

async function tryMove(ask: Ask, line: { game: string; fen?: string; moves: string[] }, move: string, step: Step) {
  const judged = await ask<JudgeAnswer>({ op: "judge", ...line, attempt: move });
  if (judged.legal) {
    line.moves.push(move);
    step.effect = "move_completed";
    return;
  }
  step.accepted = false;
  step.reasons = judged.reasons;
}
