// The short answers of "why not?": one label for each kind of reason the core has. Which is right, the core says.
import { app } from "../page/app.ts";
import type { CourseGame } from "./lesson.ts";

/** The ends of the ids of reasons, and the label that says the same in few words. */
const kLabels: [RegExp, string][] = [
  [/must_move$/, "school.why.touched"],
  [/must_capture$/, "school.why.touched_other"],
  [/perpetual_/, "school.why.perpetual"],
  [/castling[.]path_blocked|path[.]blocked|chariot[.]blocked|pawn[.](double_)?blocked$/, "school.why.blocked"],
  [/own_piece$/, "school.why.own"],
  [/castling[.](through|into)_attack$/, "school.why.castle_attacked"],
  [/castling[.]in_check$/, "school.why.castle_check"],
  [/castling[.]/, "school.why.castle_gone"],
  [/backward$/, "school.why.backward"],
  [/sideways/, "school.why.sideways"],
  [/double_not_first$/, "school.why.double"],
  [/nothing_to_take$/, "school.why.nothing_to_take"],
  [/en_passant[.]/, "school.why.late"],
  [/turn[.]/, "school.why.turn"],
  [/leg_blocked$/, "school.why.leg"],
  [/eye_blocked$/, "school.why.eye"],
  [/palace$/, "school.why.palace"],
  [/river$/, "school.why.river"],
  [/no_screen$|too_many_screens$/, "school.why.screen"],
  [/jumps_without_taking$/, "school.why.jumps"],
  [/face_to_face$/, "school.why.faces"],
  [/into_attack$|takes_protected$|same_line$|next_to_king$/, "school.why.attacked"],
  [/not_answered$|check[.]double$/, "school.why.check"],
  [/exposes_/, "school.why.bare"],
];

export const labelOf = (id: string): string => kLabels.find(([pattern]) => pattern.test(id))?.[1] ?? "school.why.shape";

/** Who must not be lost: "Vua", "Tướng". */
export const kingWord = (game: CourseGame): string => app.t(game === "chess" ? "word.chess.king" : "word.xq.general");

export interface Why {
  /** The id of a reason: what the core is told. */
  id: string;
  label: string;
}

const kChoices = 3;

/** A right reason and some that are not, in an order that tells nothing; no two look the same. */
export function choicesOf(right: readonly string[], others: readonly string[]): Why[] {
  const choices: Why[] = [{ id: right[0], label: labelOf(right[0]) }];
  const taken = new Set(right.map(labelOf));
  for (const id of others) {
    const label = labelOf(id);
    if (choices.length >= kChoices || taken.has(label)) continue;
    taken.add(label);
    choices.push({ id, label });
  }
  return choices.sort((a, b) => a.label.localeCompare(b.label));
}
