// "May this side castle, and why not?": each way asked of the core as if it were that side's move.
import type { Ask } from "../page/core.ts";
import type { Fault, JudgeAnswer, Reason } from "../table/answers.ts";
import type { Shape } from "../board/types.ts";
import { castlingKing } from "../page/placement.ts";

export interface CastlingAnswer {
  right: string;
  side: string;
  legal: boolean;
  reasons: (Reason | Fault)[];
}

export async function askCastling(ask: Ask, shape: Shape, fen: string): Promise<CastlingAnswer[]> {
  const answers: CastlingAnswer[] = [];
  for (const right of "KQkq") {
    const king = castlingKing(shape, right);
    if (!king) continue;
    const first = right === right.toUpperCase();
    const fields = fen.split(" ");
    const asked = [fields[0], first ? "w" : "b", fields[2], "-", ...fields.slice(4)].join(" ");
    const answer = await ask<JudgeAnswer>({ op: "judge", game: "chess", fen: asked, attempt: king.from + king.to });
    // With the other side to move a position may be impossible: a king stands in check. Then that is the answer.
    const faults = (answer.error?.faults ?? []).filter(({ severity }) => severity === "error");
    answers.push({ right, side: shape.sides[first ? 0 : 1] ?? "", legal: answer.legal === true, reasons: answer.reasons ?? faults });
  }
  return answers;
}
