// The computer's move: the core's own small search, after a pause in which a child sees it think.
import { app } from "../page/app.ts";
import type { Answer } from "./answers.ts";
import type { TableGame } from "./game.ts";

const kThinkingMs = 700;

/** How well it plays, in a word and in a sentence. */
export const kLevels: { level: 1 | 2 | 3; name: string; help: string }[] = [
  { level: 1, name: "page.computer.first", help: "page.computer.about_first" },
  { level: 2, name: "page.computer.second", help: "page.computer.about_second" },
  { level: 3, name: "page.computer.third", help: "page.computer.about_third" },
];
export const levelName = (level: 1 | 2 | 3): string => app.t(kLevels[level - 1].name);

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
