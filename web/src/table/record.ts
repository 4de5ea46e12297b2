// A game as it is kept: what was settled before it, what happened in it, and what was tried beside it.
// Nothing here is a ruling; the core makes those from the same events, every time.
import type { GameName } from "./answers.ts";

/** One thing that a player or the arbiter did (docs/api.md, Events); `t` in ms on the game's own time line. */
export interface GameEvent {
  do: string;
  t: number;
  by?: string;
  [member: string]: unknown;
}

export interface Period {
  base: number;
  moves?: number;
  extra?: number;
  mode?: "increment" | "bronstein" | "delay";
}

/** The card before the game. */
export interface Card {
  rules: string;
  touchMove: boolean;
  /** "free": one tap; "agree": the other side is asked. */
  takeBack: "free" | "agree";
  /** "explain": an illegal move is refused with its reason; "rule": it is made, and punished as the set says. */
  illegal: "explain" | "rule";
  drawOffers: boolean;
  clock: Period[] | null;
  coach: boolean;
  facing: "viewer" | "mover" | "sides";
  /** Which side the computer plays, and how well; above the small search's levels, which engine was chosen. */
  computer: { side: string; level: number; seed: number; engine?: string } | null;
  /** Names of the people by their seat: 0 sits below. Empty where they gave none. */
  names: [string, string];
}

/** Moves tried beside the game, from the position after `at` plies of line `parent` (-1: the game). */
export interface Line {
  parent: number;
  at: number;
  moves: string[];
}

export interface GameRecord {
  schema: 1;
  id: string;
  game: GameName;
  /** FEN of a game that does not start from the initial position. */
  start: string;
  card: Card;
  events: GameEvent[];
  lines: Line[];
  /** Who sits where: the seat of each side. A rematch swaps them. */
  seats: Record<string, 0 | 1>;
  /** Half points of the seats in earlier games of this match. */
  score: [number, number];
  /** Date.now() at t = 0. */
  began: number;
  updated: number;
  /** Grows with every write: a tab that holds an older one may not write. */
  revision: number;
  /** The result once it is over, to be shown in lists; the events say it again. */
  result: string;
  /** Moves played, to be shown in lists. */
  plies: number;
}

const kSides: Record<GameName, [string, string]> = {
  chess: ["white", "black"],
  xiangqi: ["red", "black"],
  pawns: ["white", "black"],
};
export const sidesOf = (game: GameName): [string, string] => kSides[game];
export const otherOf = (game: GameName, side: string): string => sidesOf(game)[side === sidesOf(game)[0] ? 1 : 0];

const kHomeRules: Record<GameName, string> = { chess: "home", xiangqi: "club", pawns: "home" };
/** The set of rules a family plays by. */
export const homeRules = (game: GameName): string => kHomeRules[game];

export function homeCard(game: GameName): Card {
  return {
    rules: homeRules(game),
    touchMove: false,
    takeBack: "free",
    illegal: "explain",
    drawOffers: true,
    clock: null,
    coach: true,
    facing: "viewer",
    computer: null,
    names: ["", ""],
  };
}

export function newRecord(game: GameName, card: Card, now: number, start = ""): GameRecord {
  const [first, second] = sidesOf(game);
  const events: GameEvent[] = card.clock ? [{ do: "clock", t: 0, setting: { periods: card.clock } }] : [];
  return {
    schema: 1,
    id: newId(),
    game,
    start,
    card,
    events,
    lines: [],
    seats: card.computer?.side === first ? { [first]: 1, [second]: 0 } : { [first]: 0, [second]: 1 },
    score: [0, 0],
    began: now,
    updated: now,
    revision: 0,
    result: "",
    plies: 0,
  };
}

/** Not secret, only different. crypto.randomUUID is missing on plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_");
}

/** The same people again, with the sides swapped; the points of the finished game are added. */
export function rematch(old: GameRecord, now: number): GameRecord {
  const [first, second] = sidesOf(old.game);
  const computer = old.card.computer && { ...old.card.computer, side: otherOf(old.game, old.card.computer.side) };
  const next = newRecord(old.game, { ...old.card, computer }, now, old.start);
  next.seats = { [first]: old.seats[second], [second]: old.seats[first] };
  next.score = scoreAfter(old);
  return next;
}

/** Half points with the game's own result counted in. */
export function scoreAfter(record: GameRecord): [number, number] {
  const score: [number, number] = [...record.score];
  const [first, second] = sidesOf(record.game);
  const points: Record<string, [number, number]> = { "1-0": [2, 0], "0-1": [0, 2], "1/2-1/2": [1, 1] };
  const [forFirst, forSecond] = points[record.result] ?? [0, 0];
  score[record.seats[first]] += forFirst;
  score[record.seats[second]] += forSecond;
  return score;
}
