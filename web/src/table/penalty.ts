// The time that a breach of the laws gives to the other side, in words: the clocks have it already.
import { app } from "../page/app.ts";
import type { GameName, RuleSet, Step } from "./answers.ts";
import { otherOf } from "./record.ts";

/** Effects of steps that the set of rules penalises (FIDE 7.5.5, 9.5.3). */
const kPenalised = ["illegal_restored", "claim_wrong"];

export function penaltyTexts(game: GameName, step: Step, set: RuleSet | undefined): string[] {
  const by = step.rule?.args?.["side"];
  if (!step.clocks || !set?.penalty_ms || typeof by !== "string" || !kPenalised.includes(step.effect ?? "")) return [];
  return [app.t("page.told.penalty", { side: otherOf(game, by), n: set.penalty_ms / 60_000 })];
}
