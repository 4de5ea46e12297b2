// Lines beside the game that the record holds, told where they branch off.
import { app } from "../page/app.ts";
import type { GameName, LineAnswer } from "../table/answers.ts";
import { moveName } from "../table/move_list.ts";
import type { Imported } from "../share/read_file.ts";

/** Of a record with more only so many are told; each is a position to work out. */
const kMost = 200;
const kMostHere = 8;

interface Line {
  /** The ply of the game beside which it stands, of a line within a line its parent's. */
  root: number;
  /** All moves from the start of the game to its end. */
  moves: string[];
  /** How many of those are its parent's. */
  before: number;
}

/** A line comes after the one it branches off from. */
function linesOf(main: string[], variations: NonNullable<Imported["variations"]>): Line[] {
  const lines: Line[] = [];
  for (const { of, ply, moves } of variations.slice(0, kMost)) {
    const parent = of === undefined ? null : lines[of];
    const before = (parent?.moves ?? main).slice(0, ply - 1);
    lines.push({ root: parent?.root ?? ply, moves: [...before, ...moves], before: before.length });
  }
  return lines;
}

/** "1… c5 2. Nf3": the moves as a score has them. */
const scored = (game: GameName, answer: LineAnswer, before: number, firstIsSecond: boolean): string =>
  answer.plies.slice(before).map((move, i) => {
    const ply = before + i + (firstIsSecond ? 1 : 0);
    const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : i === 0 ? `${(ply + 1) / 2}… ` : "";
    return number + moveName(game, move);
  }).join(" ");

/** Of the lines that stand beside ply `ply`. */
export async function variationsAt({ game, fen, moves, ply, record }: { game: GameName; fen: string; moves: string[]; ply: number; record: Imported | null }): Promise<string[]> {
  if (ply === 0 || !record?.variations) return [];
  const here = linesOf(moves, record.variations).filter(({ root }) => root === ply).slice(0, kMostHere);
  const told = await Promise.all(here.map(async (line) => {
    const answer = await app.ask<LineAnswer>({ op: "game", game, fen: fen || undefined, moves: line.moves });
    return answer.ok ? scored(game, answer, line.before, fen.split(" ")[1] === "b") : "";
  }));
  return told.filter(Boolean);
}
