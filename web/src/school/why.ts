// The short answers of "why not?": one label for each kind of reason the core has. Which is right, the core says.
import { app } from "../page/app.ts";
import { squareName } from "../board/index.ts";
import { kShapes } from "../page/shapes.ts";
import type { JudgeAnswer } from "../table/answers.ts";
import type { CourseGame, Item } from "./lesson.ts";

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

/** Filled up with, where the piece itself meets too few reasons. */
const kOthers: Record<CourseGame, string[]> = {
  chess: ["chess.path.blocked", "chess.to.own_piece", "chess.king.into_attack", "chess.turn.opponent_piece"],
  xiangqi: ["xq.chariot.blocked", "xq.to.own_piece", "xq.general.face_to_face", "xq.turn.opponent_piece"],
};
const kChoices = 3;

/** What the piece of the attempt is told wherever else it may not go. */
async function reasonsMet(game: CourseGame, item: Item): Promise<string[]> {
  const shape = kShapes[game];
  const from = item.attempt!.slice(0, 2);
  const asked: Promise<JudgeAnswer>[] = [];
  for (let file = 0; file < shape.files; ++file) {
    for (let rank = 0; rank < shape.ranks; ++rank) {
      asked.push(app.ask<JudgeAnswer>({ op: "judge", game, fen: item.fen, attempt: from + squareName(shape, { file, rank }) }));
    }
  }
  return (await Promise.all(asked)).flatMap(({ reasons }) => reasons?.slice(0, 1).map(({ id }) => id) ?? []);
}

/** A right reason and some that are not, in an order that tells nothing. */
export async function choicesOf(game: CourseGame, item: Item, right: readonly string[]): Promise<Why[]> {
  const choices: Why[] = [{ id: right[0], label: labelOf(right[0]) }];
  const taken = new Set(right.map(labelOf));
  for (const id of [...(await reasonsMet(game, item)), ...kOthers[game]]) {
    const label = labelOf(id);
    if (choices.length >= kChoices || taken.has(label) || /same_(square|point)$/.test(id)) continue;
    taken.add(label);
    choices.push({ id, label });
  }
  return choices.sort((a, b) => a.label.localeCompare(b.label));
}
