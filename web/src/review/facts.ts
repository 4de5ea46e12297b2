// What the core has to say about a position of a finished game.
import { app } from "../page/app.ts";
import type { ExplainAnswer, GameName, RulingAnswer } from "../table/answers.ts";
import type { Imported } from "../share/read_file.ts";
import { variationsAt } from "./variations.ts";

export interface Fact {
  tone: "info" | "good" | "bad";
  text: string;
  law?: string;
  about?: string;
}

interface At {
  game: GameName;
  fen: string;
  moves: string[];
  ply: number;
  record: Imported | null;
}

/** Check, endings, claims and what was found in the record, of the position after `ply` moves. */
export async function factsAt({ game, fen, moves, ply, record }: At): Promise<Fact[]> {
  const line = { game, fen: fen || undefined, moves: moves.slice(0, ply) };
  const explained = await app.ask<ExplainAnswer & { turn: string }>({ op: "explain", ...line });
  const ruled = await app.ask<RulingAnswer>({ op: "ruling", ...line });
  const scene = { game, side: explained.turn };
  const facts: Fact[] = [];
  const outcome = ruled.ok ? (ruled.outcome ?? explained.outcome) : explained.outcome;
  if (outcome) {
    const article = (outcome as { article?: string }).article;
    facts.push({ tone: "good", text: app.tell(outcome, scene), about: outcome.ending, ...(article ? { law: article } : {}) });
  } else if (explained.in_check) {
    facts.push({ tone: "info", text: app.t("page.try.check", { side: explained.turn, n: explained.ways.length }, scene) });
  }
  if (ruled.ok && !outcome) {
    for (const claim of ruled.claims.filter(({ with_move }) => !with_move)) facts.push({ tone: "info", text: app.tell(claim, scene), about: claim.id });
    for (const { rule, by, article } of ruled.violations) facts.push({ tone: "bad", text: app.tell({ id: rule, args: { side: by } }, scene), law: article, about: rule });
  }
  for (const finding of record?.findings ?? []) {
    // What could not be played is told where the moves end; an error of no move at the start.
    const at = Math.min(finding.ply ?? 0, moves.length);
    const isError = finding.severity === "error";
    if (finding.in_variation || at !== ply || (!isError && !finding.ply)) continue;
    const said = [...(finding.token && isError ? [`${finding.token}:`] : []), app.tell(finding, scene), ...(finding.reason ? [app.tell(finding.reason, scene)] : [])];
    facts.push({ tone: isError ? "bad" : "info", text: said.join(" "), ...(finding.reason ? { about: finding.reason.id } : {}) });
  }
  for (const comment of record?.comments ?? []) if (comment.ply === ply) facts.push({ tone: "info", text: comment.text });
  for (const text of await variationsAt({ game, fen, moves, ply, record })) facts.push({ tone: "info", text: app.t("page.review.variation", { text }) });
  return facts;
}
