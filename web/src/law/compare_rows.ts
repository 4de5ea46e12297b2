// What the two games do otherwise, a row each: the topic, chess, xiangqi, and where the book says more.
export interface CompareRow {
  topic: string;
  chess: string;
  xiangqi: string;
  /** Articles of both books. */
  articles: [string, string];
}

export const compareRows: CompareRow[] = [
  { topic: "page.book.compare.board", chess: "page.book.compare.board_chess", xiangqi: "page.book.compare.board_xq", articles: ["start", "start"] },
  { topic: "page.book.compare.first", chess: "page.book.compare.first_chess", xiangqi: "page.book.compare.first_xq", articles: ["start", "start"] },
  { topic: "page.book.compare.king", chess: "page.book.compare.king_chess", xiangqi: "page.book.compare.king_xq", articles: ["king", "general"] },
  { topic: "page.book.compare.horse", chess: "page.book.compare.horse_chess", xiangqi: "page.book.compare.horse_xq", articles: ["knight", "horse"] },
  { topic: "page.book.compare.elephant", chess: "page.book.compare.elephant_chess", xiangqi: "page.book.compare.elephant_xq", articles: ["bishop", "elephant"] },
  { topic: "page.book.compare.chariot", chess: "page.book.compare.chariot_chess", xiangqi: "page.book.compare.chariot_xq", articles: ["rook", "chariot"] },
  { topic: "page.book.compare.only", chess: "page.book.compare.only_chess", xiangqi: "page.book.compare.only_xq", articles: ["queen", "cannon"] },
  { topic: "page.book.compare.pawn", chess: "page.book.compare.pawn_chess", xiangqi: "page.book.compare.pawn_xq", articles: ["pawn", "soldier"] },
  { topic: "page.book.compare.special", chess: "page.book.compare.special_chess", xiangqi: "page.book.compare.special_xq", articles: ["castling", "facing"] },
  { topic: "page.book.compare.no_move", chess: "page.book.compare.no_move_chess", xiangqi: "page.book.compare.no_move_xq", articles: ["stalemate", "no_move"] },
  { topic: "page.book.compare.repetition", chess: "page.book.compare.repetition_chess", xiangqi: "page.book.compare.repetition_xq", articles: ["repetition", "repetition"] },
];

/** Six mistakes of beginners at xiangqi, each with the article that settles it. */
export const mistakes: { text: string; article: string }[] = [
  { text: "page.book.mistake.horse", article: "horse" },
  { text: "page.book.mistake.elephant", article: "elephant" },
  { text: "page.book.mistake.cannon", article: "cannon" },
  { text: "page.book.mistake.soldier", article: "soldier" },
  { text: "page.book.mistake.facing", article: "facing" },
  { text: "page.book.mistake.no_move", article: "no_move" },
];
