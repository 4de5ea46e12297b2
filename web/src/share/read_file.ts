// A file somebody opens: its bytes as text, and what the core reads in it.
import { app } from "../page/app.ts";
import type { Answer, GameName } from "../table/answers.ts";
import { isPacked, unpacked } from "../desk/archive_bytes.ts";
import { encodingOf } from "./encoding.ts";
import { decoderOf } from "./vietnamese.ts";
import type { Sayable } from "../words/speaker.ts";

export interface Finding extends Sayable {
  id: string;
  severity: "note" | "warning" | "error";
  ply?: number;
  token?: string;
  in_variation?: boolean;
  /** Why a move is none. */
  reason?: Sayable;
}

interface Comment {
  ply: number;
  text: string;
}

/** A line in place of ply `ply` of variation number `of`, or of the main line. */
interface Variation {
  of?: number;
  ply: number;
  moves: string[];
  comments?: Comment[];
}

export interface Imported {
  game: GameName;
  notation: string;
  tags: Record<string, string>;
  fen: string;
  moves: string[];
  comments: Comment[];
  variations?: Variation[];
  result: string;
  complete: boolean;
  findings: Finding[];
}

interface ImportAnswer extends Answer {
  games?: Imported[];
}

/** One request to the core is at most 4 MiB; escapes need some of it. */
export const kMostBytes = 2 << 20;

export const decoded = (bytes: Uint8Array): string => decoderOf(encodingOf(bytes)).decode(bytes);

const isXqf = (bytes: Uint8Array): boolean => bytes[0] === 0x58 && bytes[1] === 0x51;

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Texts of XQF come as one character a byte, for nothing in the file says how they are encoded. */
function readable(game: Imported): Imported {
  const text = (wide: string): string => decoded(Uint8Array.from(wide, (sign) => sign.charCodeAt(0)));
  const tags = Object.fromEntries(Object.entries(game.tags).map(([name, value]) => [name, text(value)]));
  const told = (comments: Comment[]): Comment[] => comments.map((comment) => ({ ...comment, text: text(comment.text) }));
  const variations = game.variations?.map((line) => ({ ...line, ...(line.comments ? { comments: told(line.comments) } : {}) }));
  return { ...game, tags, comments: told(game.comments), ...(variations ? { variations } : {}) };
}

/** How a FEN begins: rows of men and numbers. */
export const kPosition = /^\s*[a-z0-9]+(\/[a-z0-9]+){5,}(\s|$)/i;
const kMostPositions = 500;
/** What a position alone is "written" in, where a record names its notation. */
export const kFen = "fen";

/** A position a line, FEN or EPD: each a game without moves, its faults the findings. */
async function readPositions(text: string): Promise<Imported[]> {
  const lines = text.split(/\r?\n/).filter((line) => kPosition.test(line)).slice(0, kMostPositions);
  return Promise.all(lines.map(async (line) => {
    const game: GameName = line.trim().split(/\s/)[0]!.split("/").length > 9 ? "xiangqi" : "chess";
    const { fen = line.trim(), faults = [] } = await app.ask<Answer & { fen?: string; faults?: Finding[] }>({ op: "setup", game, fen: line.trim() });
    const findings = faults.filter(({ severity }) => severity === "error");
    return { game, notation: kFen, tags: {}, fen, moves: [], comments: [], result: "*", complete: true, findings };
  }));
}

export async function readText(text: string): Promise<Imported[]> {
  if (kPosition.test(text)) return readPositions(text);
  const { games = [] } = await app.ask<ImportAnswer>({ op: "import", text });
  // A record without moves and tags is what any text looks like.
  return games.filter(({ moves, tags, findings }) => moves.length > 0 || Object.keys(tags).length > 0 || findings.length === 0);
}

/** Of text at most so much is control characters, and a few are an accident. */
const kControlShare = 0.02;
const kFew = 16;

function isNoText(bytes: Uint8Array): boolean {
  if (encodingOf(bytes.subarray(0, 2)).startsWith("utf-16")) return false;
  const sample = bytes.subarray(0, 1 << 16);
  const isControl = (byte: number): boolean => byte < 0x20 && !(byte >= 9 && byte <= 13) && byte !== 0x1a && byte !== 0x1b;
  return sample.filter(isControl).length > Math.max(kFew, kControlShare * sample.length);
}

/** Why a file was not read: the id of what to say. */
export type Unread = "page.open.too_long" | "page.open.packed" | "page.open.broken" | "page.open.no_text" | "page.open.empty" | "page.open.nothing";

/** The bytes, unpacked; nothing where they are more than are read here, however small they are packed. */
async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const bytes of unpacked(file)) {
    parts.push(bytes);
    size += bytes.length;
    if (size > kMostBytes) return null;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The games of a file, or why there are none. */
export async function readFile(file: Blob): Promise<Imported[] | Unread> {
  if (file.size === 0) return "page.open.empty";
  if (isPacked(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return "page.open.packed";
  let bytes: Uint8Array | null;
  try {
    bytes = await bytesOf(file);
  } catch {
    return "page.open.broken";
  }
  if (!bytes) return "page.open.too_long";
  if (isXqf(bytes)) return readXqf(bytes);
  if (isNoText(bytes)) return "page.open.no_text";
  const games = await readText(decoded(bytes));
  return games.length ? games : "page.open.nothing";
}

async function readXqf(bytes: Uint8Array): Promise<Imported[] | Unread> {
  const { games = [] } = await app.ask<ImportAnswer>({ op: "import", xqf: base64(bytes) });
  const any = games.some(({ moves, complete }) => complete || moves.length > 0);
  return any ? games.map(readable) : "page.open.broken";
}
