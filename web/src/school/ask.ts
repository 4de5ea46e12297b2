// What an item asks, in words: the core names the parts, the catalogue says them.
import { app } from "../page/app.ts";
import type { Scene as Listener } from "../words/nouns.ts";
import type { FactsAnswer } from "./answers.ts";
import type { CourseGame } from "./lesson.ts";

/** Taps are made, not listed: said otherwise than at a terminal. */
const kTaps: Record<string, string> = {
  "ask.tap.targets": "school.tap.targets",
  "ask.tap.captures": "school.tap.captures",
  "ask.tap.attackers": "school.tap.attackers",
  "ask.tap.movers": "school.tap.movers",
  "ask.tap.takers": "school.tap.takers",
  "ask.tap.pieces": "school.tap.pieces",
};

export type Where = "board" | "paper";

export function askText(game: CourseGame, facts: FactsAnswer, where: Where = "board"): string {
  const listener: Listener = { game, side: facts.turn };
  return facts.asks.map((part) => app.t((where === "board" ? kTaps[part.id!] : undefined) ?? part.id!, part.args, listener)).join(" ");
}
