// The computer's move: the core's own small search or, above its levels, an engine; after a pause in which a child sees
// it think.
import type { AtTable } from "../engine/at_table.ts";
import { app } from "../page/app.ts";
import type { Answer } from "./answers.ts";
import type { TableGame } from "./game.ts";
import type { Card } from "./record.ts";

const kThinkingMs = 700;

/** How well it plays, in a word and in a sentence. */
export const kLevels: { level: 1 | 2 | 3; name: string; help: string }[] = [
  { level: 1, name: "page.computer.first", help: "page.computer.about_first" },
  { level: 2, name: "page.computer.second", help: "page.computer.about_second" },
  { level: 3, name: "page.computer.third", help: "page.computer.about_third" },
];
/** The levels above are an engine's (../engine). */
export const isSmall = (level: number): boolean => level <= kLevels.length;
export const levelName = ({ level, engine }: NonNullable<Card["computer"]>): string =>
  isSmall(level) ? app.t(kLevels[level - 1]!.name) : app.t("page.computer.level", { n: level, text: engine?.replace(/^\w+ /, "") ?? "" });

/** A move of the small search, which no law of repetition forbids; undefined where the core has none to give. */
export async function askSmall(game: TableGame, level: number): Promise<string | undefined> {
  const { card, game: name, start, events } = game.record;
  const answer = await game.ask<Answer & { move?: string }>({
    op: "reply",
    game: name,
    fen: start || undefined,
    moves: game.moves,
    level,
    seed: card.computer!.seed + events.length,
    without: (game.ruling.may_not_repeat ?? []).map(({ move }) => move),
  });
  return answer.move;
}

export class Computer {
  engine: AtTable | null = null;

  /** `told`: says something once, beside the board. */
  constructor(private readonly game: TableGame, private readonly told: (text: string) => void) {}

  /** undefined where there is no move to play now. */
  async move(): Promise<string | undefined> {
    const { computer } = this.game.record.card;
    if (!computer) return undefined;
    const pause = new Promise((resolve) => setTimeout(resolve, kThinkingMs));
    if (!isSmall(computer.level) && !this.engine) {
      const [{ AtTable }] = await Promise.all([import("../engine/at_table.ts"), app.words("engines")]);
      this.engine = new AtTable(this.game, this.told);
    }
    const move = await (this.engine ? this.engine.move() : askSmall(this.game, computer.level));
    // Who has none is not waited for: what people then answer must find nobody thinking.
    if (move) await pause;
    return move;
  }

  close(): void {
    this.engine?.close();
  }
}
