// A position or a whole game in the path of a link: "g/chess/MOVES" or "g/chess/MOVES/FEN", either with "/~CARD" behind it.
// A move is thirteen bits, so that three hundred moves of both sides fit into 1,300 characters. The card is the result and,
// where somebody wants them there, the names: people's names are in the logs of every host that the link passes.
// luatco/serve/shared_link.h reads the same.
import { spotAt, spotOf, squareName } from "../board/geometry.ts";
import type { Shape } from "../board/types.ts";
import { kGames, kShapes } from "../page/shapes.ts";
import type { GameName } from "../table/answers.ts";

export interface Shared {
  game: GameName;
  /** Empty: the initial position. */
  fen: string;
  moves: string[];
  result?: string;
  /** "White" or "Red", "Black", "Event", "Date", as a link may hold them. */
  tags?: Record<string, string>;
}

/** What of the tags a link holds. */
export type Card = "result" | "names";

const kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const kBitsOfMove = 13;
const kBitsOfSign = 6;
const kPromotions = "qrbn";
/** "No moves", where a FEN follows. */
const kNone = "-";
/** A longer game is not shared by link. */
export const kMostMoves = 1200;

const indexOf = (shape: Shape, square: string): number => {
  const spot = spotOf(shape, square);
  return spot ? spot.rank * shape.files + spot.file : -1;
};
const squareAt = (shape: Shape, index: number): string => {
  const rank = Math.floor(index / shape.files);
  const { file } = spotAt(shape, false, { column: index % shape.files, row: 0 });
  return squareName(shape, { file, rank });
};

/** The number of a move: its two squares; of a promotion its files, its piece and whose it is, beyond all of those. */
function numberOf(shape: Shape, move: string): number {
  const cells = shape.files * shape.ranks;
  const [from, to] = [indexOf(shape, move.slice(0, 2)), indexOf(shape, move.slice(2, 4))];
  if (from < 0 || to < 0) return -1;
  const piece = kPromotions.indexOf(move.slice(4) || "?");
  if (piece < 0) return move.length > 4 ? -1 : from * cells + to;
  const files = (from % shape.files) * shape.files + (to % shape.files);
  return cells * cells + (files * kPromotions.length + piece) * 2 + (to < shape.files ? 1 : 0);
}

function moveOf(shape: Shape, number: number): string {
  const cells = shape.files * shape.ranks;
  if (number < cells * cells) return squareAt(shape, Math.floor(number / cells)) + squareAt(shape, number % cells);
  const rest = number - cells * cells;
  const second = rest % 2 === 1;
  const piece = kPromotions[Math.floor(rest / 2) % kPromotions.length];
  const files = Math.floor(rest / 2 / kPromotions.length);
  const [from, to] = second ? [1, 0] : [shape.ranks - 2, shape.ranks - 1];
  return squareName(shape, { file: Math.floor(files / shape.files), rank: from }) + squareName(shape, { file: files % shape.files, rank: to }) + piece;
}

function pack(numbers: number[]): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const number of numbers) {
    held = (held << kBitsOfMove) | number;
    bits += kBitsOfMove;
    while (bits >= kBitsOfSign) {
      bits -= kBitsOfSign;
      text += kSigns[(held >> bits) & 63];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + kSigns[(held << (kBitsOfSign - bits)) & 63] : text;
}

/** null where a sign is none of ours. */
function unpack(text: string): number[] | null {
  const numbers: number[] = [];
  let held = 0;
  let bits = 0;
  for (const sign of text) {
    const value = kSigns.indexOf(sign);
    if (value < 0) return null;
    held = (held << kBitsOfSign) | value;
    bits += kBitsOfSign;
    if (bits < kBitsOfMove) continue;
    bits -= kBitsOfMove;
    numbers.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return numbers;
}

/** "8/8/… w - - 0 1" as one part of a path, and back. */
export const pathOfFen = (fen: string): string => fen.trim().replace(/\//g, ".").replace(/\s+/g, "_");
export const fenOfPath = (part: string): string => part.replace(/\./g, "/").replace(/_/g, " ");

const kCard = "~";
const kMostText = 60;
const kResults = ["1-0", "0-1", "1/2-1/2"];
const firstOf = (game: GameName): string => (game === "xiangqi" ? "Red" : "White");

function cardOf({ game, result = "*", tags = {} }: Shared, card: Card): string {
  const text = (name: string): string => (tags[name] ?? "").replace(/^\?.*/, "").replace(/[\u0000-\u001f]/g, " ").trim().slice(0, kMostText);
  const lines = [kResults.includes(result) ? result : "", ...(card === "names" ? [tags[firstOf(game)] ? text(firstOf(game)) : text("White"), text("Black"), text("Event"), text("Date")] : [])];
  const whole = lines.join("\n").replace(/\n+$/, "");
  if (!whole) return "";
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(whole)));
  return `/${kCard}${base64.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "")}`;
}

/** null where it is none of ours. */
function readCard(game: GameName, text: string): Pick<Shared, "result" | "tags"> | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
    const [result = "", first = "", second = "", event = "", date = ""] = new TextDecoder().decode(bytes).split("\n").map((line) => line.slice(0, kMostText));
    const tags = Object.entries({ [firstOf(game)]: first, Black: second, Event: event, Date: date }).filter(([, value]) => value);
    return { result: kResults.includes(result) ? result : "*", tags: Object.fromEntries(tags) };
  } catch {
    return null;
  }
}

/** "g/xiangqi/…"; null where the game is too long or a move is no two squares. */
export function pathOf(shared: Shared, card?: Card): string | null {
  const { game, fen, moves } = shared;
  const shape = kShapes[game];
  const numbers = moves.map((move) => numberOf(shape, move));
  if (moves.length > kMostMoves || numbers.includes(-1)) return null;
  const start = fen && fen !== shape.initial ? `/${pathOfFen(fen)}` : "";
  return `g/${game}/${pack(numbers) || kNone}${start}${card ? cardOf(shared, card) : ""}`;
}

/** What the parts behind "g" hold; null where they are no such link. Whether the moves are legal, the core says. */
export function sharedOf([game, moves, ...rest]: (string | undefined)[]): Shared | null {
  if (!kGames.includes(game as GameName) || !moves || moves.length > (kMostMoves * kBitsOfMove) / kBitsOfSign + 1) return null;
  const numbers = moves === kNone ? [] : unpack(moves);
  const shape = kShapes[game as GameName];
  const card = rest.find((part) => part?.startsWith(kCard));
  const fen = rest[0]?.startsWith(kCard) ? "" : rest[0];
  return numbers && {
    game: game as GameName, fen: fen ? fenOfPath(fen) : "", moves: numbers.map((number) => moveOf(shape, number)),
    ...(card && readCard(game as GameName, card.slice(1))),
  };
}

/** The whole address of a link to give away. */
export function addressOf(path: string): string {
  return new URL(path, document.baseURI.split("#")[0]).href;
}
