// What a reason shows on the board: the squares of its evidence as signs, its attackers as arrows.
import type { Arrow, Mark } from "../board/types.ts";
import type { Reason } from "./answers.ts";

export interface Shown {
  marks: Mark[];
  arrows: Arrow[];
}

const kNothing: Shown = { marks: [], arrows: [] };

/** Evidence by its name; anything else a reason names is a plain note. */
const kKinds: Record<string, Mark["kind"]> = {
  to: "bad",
  crossed: "attacked",
  king: "attacked",
  blocker_at: "note",
  attacker_at: "bad",
};

export function shownBy(reason: Reason | undefined): Shown {
  if (!reason) return kNothing;
  const args = reason.args ?? {};
  const at = (name: string): string | undefined => (typeof args[name] === "string" ? (args[name] as string) : undefined);
  const marks = new Map<string, Mark>();
  for (const square of reason.squares ?? []) marks.set(square, { square, kind: "note" });
  for (const [name, kind] of Object.entries(kKinds)) {
    const square = at(name);
    if (square) marks.set(square, { square, kind });
  }
  const from = at("from");
  if (from) marks.delete(from);
  const arrows: Arrow[] = [];
  const attacker = at("attacker_at");
  const aim = at("crossed") ?? at("king") ?? (isExposure(reason.id) ? undefined : at("to"));
  if (attacker && aim && attacker !== aim) arrows.push({ from: attacker, to: aim, kind: "bad" });
  return { marks: [...marks.values()], arrows };
}

/** The attacker aims at the king that is left bare, not at where the piece wanted to go. */
const isExposure = (id: string): boolean => /\.exposes_|\.not_answered$/.test(id);
