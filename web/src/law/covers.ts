// Which article of the book an id belongs to: the one with the longest beginning of it (docs/decisions/0142).
import chess from "../../../data/law/chess.json";
import pawns from "../../../data/law/pawns.json";
import xiangqi from "../../../data/law/xiangqi.json";
import type { GameName } from "../table/answers.ts";

const books: Record<GameName, { articles: { article: string; covers: string[] }[] }> = { chess, xiangqi, pawns };

/** "castling"; empty where no article has it. */
export function articleOf(game: GameName, id: string): string {
  let best = { article: "", length: 0 };
  for (const { article, covers } of books[game].articles) {
    for (const beginning of covers) {
      if (id.startsWith(beginning) && beginning.length > best.length) best = { article, length: beginning.length };
    }
  }
  return best.article;
}
