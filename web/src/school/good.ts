// Why a right answer was good: the core tells how it met the goal and what else speaks for it.
import { app } from "../page/app.ts";
import type { WhyGoodAnswer } from "./answers.ts";
import { forChildren, played, type Tried } from "./consequence.ts";
import type { Item } from "./lesson.ts";
import type { Scene, View } from "./replay.ts";

/** The scenes after the goal was met by `tried`, which led to `fen`. */
export async function whyGood(item: Item, tried: Tried, fen: string): Promise<Scene[]> {
  const view: View = { fen, marks: [], arrows: [], last: [tried.attempt.slice(0, 2), tried.attempt.slice(2, 4)] };
  const good = await app.ask<WhyGoodAnswer>({ op: "why_good", ...tried, goal: item.goal });
  const [first, ...more] = good.ok ? await played(tried, forChildren(good.steps), good.turn, fen) : [];
  if (!first) return [{ text: () => app.t("school.right"), views: [view] }];
  return [{ text: () => `${app.t("school.right")} ${first.text()}`, views: first.views }, ...more];
}
