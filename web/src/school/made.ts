// Items that nobody wrote: the core makes them from the themes of the course, and judges them like any other. The same
// seed gives the same items everywhere.
import { app } from "../page/app.ts";
import { squareName } from "../board/index.ts";
import { placementOf } from "../page/placement.ts";
import { kShapes } from "../page/shapes.ts";
import type { Answer, MovesAnswer } from "../table/answers.ts";
import { chance } from "./chance.ts";
import type { CourseGame, Item, Theme, Unit } from "./lesson.ts";

/** An item, and the unit whose matter it is. */
export interface Asked {
  unit: string;
  item: Item;
}

interface Made extends Answer {
  item: Item;
}

/** How often a theme may come to nothing before another is taken. */
const kTries = 4;

/** One item of a theme; undefined where chance finds none. */
export async function oneOf(game: CourseGame, theme: Theme, seed: number): Promise<Item | undefined> {
  const made = await app.ask<Made>({ op: "practice", game, theme, seed });
  return made.ok ? made.item : undefined;
}

/** "May it?" about a position that was made: a piece of the side to move, and a move that may be or may not. */
async function questionOf(game: CourseGame, { fen }: Item, below: (bound: number) => number): Promise<Item | undefined> {
  const legal = await app.ask<MovesAnswer>({ op: "moves", game, fen });
  if (!legal.ok || legal.moves.length === 0) return undefined;
  if (below(2) === 0) {
    const { move, from, to } = legal.moves[below(legal.moves.length)];
    // With a promotion there is more to say than yes or no.
    if (move.length > 4) return undefined;
    return { fen, input: "choose", attempt: from + to };
  }
  const shape = kShapes[game];
  const isMine = (letter: string): boolean => (letter === letter.toUpperCase()) === (fen.split(" ")[1] === "w");
  const mine = [...placementOf(shape, fen)].filter(([, letter]) => isMine(letter)).map(([square]) => square);
  for (let tries = 0; tries < 200; ++tries) {
    const from = mine[below(mine.length)];
    const to = squareName(shape, { file: below(shape.files), rank: below(shape.ranks) });
    // A square nearby: what lies far off nobody would try.
    const near = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) <= 2 && Math.abs(Number(from[1]) - Number(to[1])) <= 2;
    if (to !== from && near && !legal.moves.some((move) => move.from === from && move.to === to)) return { fen, input: "choose", attempt: from + to };
  }
  return undefined;
}

/**
 * `count` items in the order of the course, from units spread evenly over it; every third asks "may it?". No position
 * comes twice.
 */
export async function made(game: CourseGame, units: readonly Unit[], count: number, seed: number): Promise<Asked[]> {
  const below = chance(seed);
  const themes = units.flatMap(({ unit, practice }) => (practice ?? []).map((theme) => ({ unit, theme })));
  const asked: Asked[] = [];
  const seen = new Set<string>();
  for (let n = 0; n < count; ++n) {
    for (let tries = 0; tries < kTries; ++tries) {
      const { unit, theme } = themes[Math.min(Math.floor(((n + below(100) / 100) * themes.length) / count), themes.length - 1)];
      const item = await oneOf(game, theme, seed + n * 101 + tries);
      const put = item && n % 3 === 2 ? await questionOf(game, item, below) : item;
      if (!put || seen.has(put.fen)) continue;
      seen.add(put.fen);
      asked.push({ unit, item: put });
      break;
    }
  }
  return asked;
}
