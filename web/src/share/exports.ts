// What a game can be saved as.
import { app } from "../page/app.ts";
import type { Answer, GameName } from "../table/answers.ts";
import type { Imported } from "./read_file.ts";

export interface ToExport {
  game: GameName;
  fen: string;
  moves: string[];
  result: string;
  tags: Record<string, string>;
  /** As the record had them, for it to come back whole. */
  comments?: Imported["comments"];
  variations?: Imported["variations"];
}

export interface Format {
  id: string;
  word: string;
  ending: string;
  request: Record<string, string>;
}

const pgn = (id: string, word: string, notation?: string): Format =>
  ({ id, word, ending: "pgn", request: { format: "pgn", ...(notation ? { notation } : {}) } });

const chess = [pgn("pgn", "page.save.pgn")];
const xiangqi = [
  pgn("pgn_iccs", "page.save.pgn_iccs", "iccs"),
  pgn("pgn_wxf", "page.save.pgn_wxf", "wxf"),
  pgn("pgn_chinese", "page.save.pgn_chinese", "chinese"),
  pgn("pgn_vietnamese", "page.save.pgn_vietnamese", "vietnamese"),
  { id: "dhtmlxq", word: "page.save.dhtmlxq", ending: "ubb", request: { format: "dhtmlxq" } },
];

export const formatsOf = (game: GameName): Format[] => (game === "xiangqi" ? xiangqi : chess);

/** The text of the record; an error where the core will not have it. */
export async function exported({ game, fen, moves, result, tags, comments, variations }: ToExport, format: Format): Promise<string> {
  const answer = await app.ask<Answer & { text: string }>({ op: "export", game, fen: fen || undefined, moves, result, tags, comments, variations, ...format.request });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.text;
}
