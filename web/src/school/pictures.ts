// The pictures of the school, for those who cannot read: pieces out of the chosen set, with a sign.
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { readPlacement } from "../board/index.ts";
import { boardArt } from "../page/board_words.ts";
import { kShapes } from "../page/shapes.ts";
import type { CourseGame, Goal, Item, Unit } from "./lesson.ts";

const sign = (body: TemplateResult): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${body}</svg>`;

/** Signs by what they mean. */
export const signs = {
  check: sign(svg`<path d="M13 2L5 13h6l-1 9 9-12h-6z"/>`),
  mate: sign(svg`<path d="M5 5l14 14M19 5L5 19"/>`),
  run: sign(svg`<path d="M4 12h14M13 6l6 6-6 6"/>`),
  block: sign(svg`<path d="M12 3v18M7 8v8M17 8v8"/>`),
  takes: sign(svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/><circle cx="12" cy="12" r="2.500"/>`),
  swap: sign(svg`<path d="M4 9h14l-4-4M20 15H6l4 4"/>`),
  up: sign(svg`<path d="M12 20V4M6 10l6-6 6 6"/>`),
  twice: sign(svg`<path d="M6 13l6-6 6 6M6 19l6-6 6 6"/>`),
  slant: sign(svg`<path d="M5 19L18 6M9 5h10v10"/>`),
  equal: sign(svg`<path d="M5 9h14M5 15h14"/>`),
  hand: sign(svg`<path d="M9 12V5.500a1.500 1.500 0 013 0V11l5.500 1.200A2.500 2.500 0 0119.500 15l-.700 3.500A3 3 0 0115.800 21h-3.500a4 4 0 01-3-1.400L5 14.500c1-1.300 2.500-1 4 .5"/>`),
  clock: sign(svg`<circle cx="12" cy="13" r="8"/><path d="M12 8v5l3 2M9 2h6"/>`),
  again: sign(svg`<path d="M20 11a8 8 0 10-2 6M20 4v7h-7"/>`),
  more: sign(svg`<path d="M12 5v14M5 12h14"/>`),
  ask: sign(svg`<path d="M8.500 9a3.500 3.500 0 117 0c0 2.500-3.500 2.500-3.500 5.500M12 19v.200"/>`),
  board: sign(svg`<path d="M4 4h16v16H4zM4 12h16M12 4v16"/>`),
  goal: sign(svg`<path d="M6 21V4M6 5h11l-2.500 3.500L17 12H6"/>`),
  shield: sign(svg`<path d="M12 3l7 3v6c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6z"/>`),
  star: sign(svg`<path d="M12 3l2.700 5.700 6.300.8-4.600 4.300 1.200 6.200L12 17l-5.600 3 1.200-6.200L3 9.500l6.300-.8z"/>`),
  bulb: sign(svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 00-3.500 10.900c.6.500 1 1.200 1 2.100h5c0-.9.400-1.600 1-2.100A6 6 0 0012 3z"/>`),
  yes: sign(svg`<path d="M4 13l5 5L20 6"/>`),
  no: sign(svg`<path d="M6 6l12 12M18 6L6 18"/>`),
  eye: sign(svg`<path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>`),
  sun: sign(svg`<circle cx="12" cy="12" r="4.500"/><path d="M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19M19 5l-1.700 1.700M6.700 17.300L5 19"/>`),
  cup: sign(svg`<path d="M7 4h10v6a5 5 0 01-10 0zM7 6H3.500c0 4 1.500 5.500 4 5.500M17 6h3.500c0 4-1.500 5.500-4 5.500M12 15v5M8 20.500h8"/>`),
  lock: sign(svg`<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3"/>`),
};
export type SignName = keyof typeof signs;

/** A piece's drawing, "white_king"; its place stays where the drawings have not come yet. */
export function piece(game: CourseGame, key: string): TemplateResult {
  const source = boardArt(game)?.[key];
  return html`<span class="man">${source ? html`<img alt="" src=${`data:image/svg+xml,${encodeURIComponent(source)}`}>` : nothing}</span>`;
}

interface Drawn {
  pieces: string[];
  sign?: SignName;
}

const drawn = (game: CourseGame, { pieces, sign: name }: Drawn): TemplateResult =>
  html`<span class="drawn">${pieces.map((key) => piece(game, key))}${name ? html`<span class="means ${pieces.length ? "" : "alone"}">${signs[name]}</span>` : nothing}</span>`;

const kUnits: Record<string, Drawn> = {
  c1: { pieces: [], sign: "board" }, c2: { pieces: ["white_rook"] }, c3: { pieces: ["white_bishop"] }, c4: { pieces: ["white_queen"] },
  c5: { pieces: ["white_king"] }, c6: { pieces: ["white_knight"] }, c7: { pieces: ["white_pawn"] }, c8: { pieces: ["black_knight"], sign: "takes" },
  c9: { pieces: ["black_king"], sign: "check" }, c10: { pieces: ["white_king"], sign: "run" }, c11: { pieces: ["black_king"], sign: "mate" },
  c12: { pieces: ["white_king", "white_rook"], sign: "swap" }, c13: { pieces: ["white_pawn", "white_queen"], sign: "up" },
  c14: { pieces: ["white_pawn", "black_pawn"], sign: "slant" }, c15: { pieces: ["black_king"], sign: "equal" },
  c16: { pieces: ["white_king", "black_king"], sign: "equal" }, c17: { pieces: ["white_knight"], sign: "hand" }, c18: { pieces: [], sign: "clock" },
  x0: { pieces: ["red_general", "black_general"] }, x1: { pieces: [], sign: "board" }, x2: { pieces: ["red_general"] }, x3: { pieces: ["red_advisor"] },
  x4: { pieces: ["red_elephant"] }, x5: { pieces: ["red_chariot"] }, x6: { pieces: ["red_horse"] }, x7: { pieces: ["red_cannon"] },
  x8: { pieces: ["red_soldier"] }, x9: { pieces: ["black_general"], sign: "check" }, x10: { pieces: ["red_general", "black_general"], sign: "eye" },
  x11: { pieces: ["black_general"], sign: "mate" }, x12: { pieces: ["black_general"], sign: "lock" }, x13: { pieces: ["red_chariot", "black_cannon"], sign: "swap" },
  x14: { pieces: ["red_chariot"], sign: "again" }, x15: { pieces: ["red_horse"], sign: "no" }, x16: { pieces: ["red_horse"], sign: "ask" },
  c19: { pieces: ["white_pawn", "white_knight"], sign: "run" }, c20: { pieces: ["black_king"], sign: "star" },
  x17: { pieces: ["red_cannon", "red_horse"], sign: "run" }, x18: { pieces: ["black_general"], sign: "star" },
};

export const unitPicture = ({ game, unit }: Unit): TemplateResult => drawn(game, kUnits[unit] ?? { pieces: [], sign: "star" });

const kGoals: Record<string, SignName> = {
  mate: "mate", no_move: "lock", win: "star", check: "check", run: "run", block: "block", capture: "takes", unscreen: "run",
  castle: "swap", castle_short: "swap", castle_long: "swap", en_passant: "slant", double_step: "twice", promote: "up", takes: "takes",
  reaches: "goal", gains: "takes", safe: "shield", opponent_can_move: "run", moves: "hand",
};

const roleOf = (value: unknown): string => (typeof value === "string" && /^[a-z]{3,}$/.test(value) ? value : "");

/** Whom a goal is about, and what is to happen. */
function goalDrawn(game: CourseGame, goal: Goal, mine: string, theirs: string): Drawn[] {
  const [kind, value] = typeof goal === "string" ? [goal, ""] : Object.entries(goal)[0];
  if (Array.isArray(value)) return value.flatMap((part) => goalDrawn(game, part, mine, theirs));
  if (kind === "not") return [];
  const king = game === "chess" ? "king" : "general";
  const role = roleOf(value);
  const name = kGoals[kind] ?? "star";
  if (["mate", "no_move", "win", "check"].includes(kind)) return [{ pieces: [`${theirs}_${king}`], sign: name }];
  if (["run", "block", "capture", "unscreen"].includes(kind)) return [{ pieces: [`${mine}_${king}`], sign: name }];
  if (kind.startsWith("castle")) return [{ pieces: [`${mine}_king`, `${mine}_rook`], sign: name }];
  if (kind === "promote") return [{ pieces: [`${mine}_pawn`, ...(role ? [`${mine}_${role}`] : [])], sign: name }];
  if (kind === "en_passant" || kind === "double_step") return [{ pieces: [`${mine}_pawn`], sign: name }];
  if (kind === "takes") return [{ pieces: role ? [`${theirs}_${role}`] : [], sign: name }];
  return [{ pieces: role ? [`${mine}_${role}`] : [], sign: name }];
}

/** Whom a question is about. */
function pieceAt(game: CourseGame, { fen, square, attempt }: Item): string[] {
  const found = readPlacement(kShapes[game], fen).get(square ?? attempt?.slice(0, 2) ?? "");
  return found ? [found.key] : [];
}

const kInputs: Record<string, SignName> = { tap: "hand", choose: "ask", set_up: "board", move: "run", rule: "cup" };

/** What an item asks for, without a word. */
export function goalPicture(game: CourseGame, item: Item): TemplateResult {
  const [first, second] = kShapes[game].sides;
  const [mine, theirs] = item.fen.split(" ")[1] === "b" ? [second, first] : [first, second];
  const all: Drawn[] = item.goal
    ? goalDrawn(game, item.goal, mine, theirs)
    : [{ pieces: item.role ? [`${mine}_${item.role}`] : pieceAt(game, item), sign: kInputs[item.input ?? "move"] }];
  return html`<span class="goal" aria-hidden="true">${all.slice(0, 2).map((one) => drawn(game, one))}</span>`;
}

/** One to three stars, and those still to come. Without a name they are only to be seen. */
export function starRow(stars: number, name = ""): TemplateResult {
  return html`<span class="stars" role=${name ? "img" : nothing} aria-label=${name || nothing} aria-hidden=${name ? nothing : "true"}>${[1, 2, 3].map((n) => html`<span class=${n <= stars ? "lit" : ""}>${signs.star}</span>`)}</span>`;
}
