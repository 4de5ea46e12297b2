// The arbiter's answer to one question, made of the core's answers.
import { belonging } from "../law/link.ts";
import type { Answer, ExplainAnswer, JudgeAnswer, Outcome, RulingAnswer } from "../table/answers.ts";
import { type Shown, shownBy } from "../table/marks.ts";
import { walkOf } from "../table/proof.ts";
import type { Sayable } from "../words/speaker.ts";
import { app } from "./app.ts";
import type { Ask } from "./core.ts";

export type Question = "mate" | "draw" | "repetition";

export interface Verdict {
  tone: "good" | "bad" | "info";
  /** The answer in a word or two. */
  word: string;
  text: string;
  law?: string;
  /** The id of what is said, for its place in the book of laws. */
  about?: string;
  more: string[];
  shown: Shown;
}

const kNothing: Shown = { marks: [], arrows: [] };

/** "Was this move allowed?" */
export function answerMove(judged: JudgeAnswer, scene: { game: string; side: string }): Verdict {
  if (judged.legal) return { tone: "good", word: app.t("page.verdict.allowed"), text: app.t("page.verdict.allowed_text"), more: [], shown: kNothing };
  const [first, ...rest] = judged.reasons ?? [];
  return {
    tone: "bad",
    word: app.t("page.verdict.not_allowed"),
    text: first ? app.tell(first, scene) : "",
    law: first?.law,
    about: first && belonging(first),
    more: rest.map((reason) => app.tell(reason, scene)),
    shown: shownBy(first),
  };
}

interface Line {
  game: string;
  fen: string;
  moves: string[];
  rules?: string;
}

interface CanMate extends Answer {
  answer: "yes" | "no" | "open";
}

export async function answerQuestion(ask: Ask, question: Question, line: Line): Promise<Verdict> {
  const explained = await ask<ExplainAnswer>({ op: "explain", ...line });
  const ruled = await ask<RulingAnswer>({ op: "ruling", ...line });
  const scene = { game: line.game, side: ruled.turn ?? (explained.fen.split(" ")[1] === "b" ? "black" : line.game === "xiangqi" ? "red" : "white") };
  if (question === "mate") return mate(explained, ruled, scene);
  if (!ruled.ok) return { tone: "info", word: app.t("page.verdict.cannot"), text: app.tell(ruled.error!, scene), more: [], shown: kNothing };
  if (question === "repetition") return repetition(ruled, scene);
  return drawn(ask, line, explained, ruled, scene);
}

function mate(explained: ExplainAnswer, ruled: RulingAnswer, scene: { game: string; side: string }): Verdict {
  const outcome = explained.outcome ?? (ruled.ok ? ruled.outcome : undefined);
  if (outcome) {
    const steps = walkOf(explained)?.steps ?? [];
    return {
      tone: outcome.winner ? "good" : "info",
      word: explained.in_check ? app.t("page.verdict.yes") : app.t("page.verdict.over"),
      text: app.tell(outcome, scene),
      law: ruled.outcome?.article,
      about: outcome.ending,
      more: steps.map(({ reason }) => app.tell(reason, scene)),
      shown: shownBy(steps[0]?.reason),
    };
  }
  const ways = explained.ways.map(({ move }) => move);
  if (!explained.in_check) return { tone: "info", word: app.t("page.verdict.no"), text: app.t("page.verdict.no_check"), more: [], shown: kNothing };
  const arrows = ways.map((move) => ({ from: move.slice(0, 2), to: move.slice(2, 4), kind: "good" as const }));
  return { tone: "info", word: app.t("page.verdict.no"), text: app.t("page.verdict.escapes", { n: ways.length, moves: ways }, scene), more: [], shown: { marks: [], arrows } };
}

async function drawn(ask: Ask, line: Line, explained: ExplainAnswer, ruled: RulingAnswer, scene: { game: string; side: string }): Promise<Verdict> {
  const outcome: Outcome | undefined = ruled.outcome ?? explained.outcome;
  if (outcome) {
    return {
      tone: outcome.winner ? "info" : "good",
      word: outcome.winner ? app.t("page.verdict.no") : app.t("page.verdict.yes"),
      text: app.tell(outcome, scene),
      law: outcome.article,
      about: outcome.ending,
      more: [],
      shown: kNothing,
    };
  }
  const claims = ruled.claims.map((claim) => app.tell(claim, scene));
  const more = claims.slice(1);
  const sides = line.game === "chess" ? ["white", "black"] : [];
  for (const side of sides) {
    const { answer } = await ask<CanMate>({ op: "can_mate", ...line, side });
    if (answer === "no") more.push(app.t("page.verdict.cannot_win", { side }, scene));
  }
  return { tone: "info", word: app.t(claims.length ? "page.verdict.may_claim" : "page.verdict.not_drawn"), text: claims[0] ?? app.t("page.verdict.goes_on"), more, shown: kNothing };
}

function repetition(ruled: RulingAnswer, scene: { game: string; side: string }): Verdict {
  const times = Number(ruled.counts["repetitions"] ?? 1);
  const broken = ruled.violations.filter(({ kind }) => kind.startsWith("perpetual"));
  const more = [
    ...ruled.claims.map((claim) => app.tell(claim, scene)),
    ...(ruled.cycle?.plies ?? []).map(({ why }) => app.tell(why, scene)),
  ];
  if (broken.length || ruled.outcome) {
    const said: Sayable = ruled.outcome ?? { id: broken[0].rule, args: { side: broken[0].by } };
    return { tone: "bad", word: app.t(broken.length ? "page.verdict.at_fault" : "page.verdict.over", { side: broken[0]?.by ?? scene.side }, scene), text: app.tell(said, scene), law: ruled.outcome?.article ?? broken[0]?.article, about: said.id ?? said.ending, more, shown: kNothing };
  }
  return { tone: "info", word: app.t("page.verdict.nobody"), text: app.t("page.verdict.repeated", { n: times }), more, shown: kNothing };
}
