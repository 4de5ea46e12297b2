// The computer's move: the core's own small search, after a pause in which a child sees it think.
import type { Answer } from "./answers.ts";
import type { TableGame } from "./game.ts";

const kThinkingMs = 700;

/** undefined where the core has no move to give. */
export async function thinkMove(game: TableGame): Promise<string | undefined> {
  const { card, game: name, start, events } = game.record;
  if (!card.computer) return undefined;
  const pause = new Promise((resolve) => setTimeout(resolve, kThinkingMs));
  const answer = await game.ask<Answer & { move?: string }>({
    op: "reply",
    game: name,
    fen: start || undefined,
    moves: game.moves,
    level: card.computer.level,
    seed: card.computer.seed + events.length,
  });
  await pause;
  return answer.move;
}
