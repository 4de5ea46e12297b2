// Why a right answer was good.
import { app } from "../page/app.ts";
import type { WhyGoodAnswer } from "./answers.ts";
import { consequenceOf, played, type Tried } from "./consequence.ts";
import type { Goal, Item } from "./lesson.ts";
import { kingWord } from "./why.ts";
import type { Scene, View } from "./replay.ts";

/** Goals that end the game: the core tells the whole proof. */
const kProven = ["mate", "no_move", "win"];

const kGood: Record<string, string> = {
  check: "school.good.check",
  run: "school.good.run",
  block: "school.good.block",
  capture: "school.good.capture",
  unscreen: "school.good.unscreen",
  castle: "school.good.castle",
  castle_short: "school.good.castle",
  castle_long: "school.good.castle",
  en_passant: "school.good.en_passant",
  double_step: "school.good.double_step",
  promote: "school.good.promote",
  takes: "school.good.takes",
  reaches: "school.good.reaches",
  safe: "school.good.safe",
  opponent_can_move: "school.good.opponent_can_move",
};

/** Facts that the question already names: not told again. */
const kNamed: Record<string, string[]> = {
  check: ["checks"],
  run: ["escapes"],
  block: ["escapes"],
  capture: ["escapes", "removes_attacker"],
  unscreen: ["escapes"],
  castle: ["castles"],
  castle_short: ["castles"],
  castle_long: ["castles"],
  en_passant: ["uses_passing"],
  promote: ["promotes"],
};
/** Facts told besides; more is a lecture. */
const kMost = 2;

/** What else speaks for the move, as the core sees it. */
async function facts(kinds: readonly string[], tried: Tried, fen: string): Promise<Scene[]> {
  const good = await app.ask<WhyGoodAnswer>({ op: "why_good", ...tried });
  if (!good.ok) return [];
  const named = kinds.flatMap((kind) => kNamed[kind] ?? []);
  const steps = good.steps.filter((_, i) => !named.includes(good.kinds[i])).slice(0, kMost);
  return played(tried, steps, good.turn, fen);
}

/** The kinds of goals that were asked for together. */
function kindsOf(goal: Goal | undefined): string[] {
  if (goal === undefined) return [];
  if (typeof goal === "string") return [goal];
  const [kind, value] = Object.entries(goal)[0];
  return kind === "all" && Array.isArray(value) ? value.flatMap(kindsOf) : [kind];
}

/** The scenes after the goal was met by `tried`, which led to `fen`. */
export async function whyGood(item: Item, tried: Tried, fen: string): Promise<Scene[]> {
  const kinds = kindsOf(item.goal);
  const view: View = { fen, marks: [], arrows: [], last: [tried.attempt.slice(0, 2), tried.attempt.slice(2, 4)] };
  const said = (): string => [app.t("school.right"), ...kinds.flatMap((kind) => (kGood[kind] ? [app.t(kGood[kind], { text: kingWord(tried.game) })] : []))].join(" ");
  const scenes: Scene[] = [{ text: said, views: [view] }];
  const ends = kinds.some((kind) => kProven.includes(kind));
  return [...scenes, ...(ends ? (await consequenceOf(tried)).scenes : await facts(kinds, tried, fen))];
}
