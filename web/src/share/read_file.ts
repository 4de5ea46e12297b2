// A file somebody opens: its bytes as text, and what the core reads in it.
import { app } from "../page/app.ts";
import type { Answer, GameName } from "../table/answers.ts";
import { encodingOf } from "./encoding.ts";
import type { Sayable } from "../words/speaker.ts";

export interface Finding extends Sayable {
  id: string;
  severity: "note" | "warning" | "error";
  ply?: number;
  token?: string;
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

export const decoded = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** .gz is opened where the browser can. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || !("DecompressionStream" in globalThis)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

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

export async function readText(text: string): Promise<Imported[]> {
  const { games = [] } = await app.ask<ImportAnswer>({ op: "import", text });
  // A record without moves and tags is what any text looks like.
  return games.filter(({ moves, tags, findings }) => moves.length > 0 || Object.keys(tags).length > 0 || findings.length === 0);
}

export async function readFile(file: Blob): Promise<Imported[] | "too long"> {
  const bytes = await unzipped(new Uint8Array(await file.arrayBuffer()));
  if (bytes.length > kMostBytes) return "too long";
  if (!isXqf(bytes)) return readText(decoded(bytes));
  const { games = [] } = await app.ask<ImportAnswer>({ op: "import", xqf: base64(bytes) });
  return games.map(readable);
}
