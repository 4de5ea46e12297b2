// What a reason shows on the board: the marks and arrows that the core gives it, as the board's own signs.
import type { Arrow, Mark } from "../board/types.ts";
import type { Reason } from "./answers.ts";

export interface Shown {
  marks: Mark[];
  arrows: Arrow[];
}

/** What is not here is not shown: where a move starts, and the try itself, which the hand has just shown. */
const kMarks: Record<string, Mark["kind"]> = {
  to: "bad",
  attacker: "bad",
  victim: "attacked",
  king: "attacked",
  blocker: "note",
  gap: "note",
  square: "note",
  open: "good",
};
const kArrows: Record<string, Arrow["kind"]> = { attack: "bad", reply: "bad", way: "good", past: "note" };

export const shownBy = (reason: Reason | undefined): Shown => ({
  marks: (reason?.marks ?? []).flatMap(({ square, kind }) => (kind in kMarks ? [{ square, kind: kMarks[kind] }] : [])),
  arrows: (reason?.arrows ?? []).flatMap(({ from, to, kind }) => (kind in kArrows ? [{ from, to, kind: kArrows[kind] }] : [])),
});
