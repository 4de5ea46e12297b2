// What lessons and stories call their signs, as the signs of the board.
import type { Arrow, Mark } from "../board/types.ts";

const kMarks: Record<string, Mark["kind"]> = {
  target: "good",
  good: "good",
  note: "note",
  king: "attacked",
  attacked: "attacked",
  bad: "bad",
  blocker: "note",
  attacker: "bad",
  from: "note",
  to: "goal",
  square: "note",
};

const kArrows: Record<string, Arrow["kind"]> = {
  attack: "bad",
  reply: "bad",
  try: "note",
  move: "good",
  way: "good",
};

export const markOf = (square: string, kind: string): Mark => ({ square, kind: kMarks[kind] ?? "note" });
export const arrowOf = (from: string, to: string, kind: string): Arrow => ({ from, to, kind: kArrows[kind] ?? "note" });

/** "e4:good" */
export function readSign(text: string): Mark {
  const [square, kind] = text.split(":");
  return markOf(square, kind);
}

/** "e1e8:attack" */
export function readArrow(text: string): Arrow {
  const [squares, kind] = text.split(":");
  const [from, to] = squares.match(/[a-i]\d/g) ?? ["", ""];
  return arrowOf(from, to, kind);
}
