// An event and its ruling in words.
import { app } from "../page/app.ts";
import type { GameName, MoveNames, RuleSet, Step } from "../table/answers.ts";
import { moveName } from "../table/move_list.ts";
import { penaltyTexts } from "../table/penalty.ts";
import type { GameEvent } from "../table/record.ts";
import { xiangqiPoint } from "../words/nouns.ts";
import { kActs } from "./acts.ts";

/** A square as people say it: "e2", "lộ 5 hàng 1" from the side of who acts. */
export function squareName(game: GameName, square: string, side: string): string {
  const point = game === "xiangqi" ? xiangqiPoint(square, side) : undefined;
  return point ? app.t("word.xq.square", point) : square;
}

/** In the notation of the game; what is no move there by its squares. */
function moveText(game: GameName, move: string, name: MoveNames | null | undefined, side: string): string {
  if (name) return moveName(game, name);
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)].map((square) => squareName(game, square, side));
  return game === "xiangqi" ? app.t("page.desk.from_to", { from: from!, to: to! }) : `${from}–${to}${move.slice(4)}`;
}

export function eventText(game: GameName, event: GameEvent, name?: MoveNames | null): string {
  const who = event.by ? `${event.by === "arbiter" ? app.t("page.desk.arbiter") : app.t(`word.side.${event.by}`)}: ` : "";
  const side = event.by ?? "";
  if (event.do === "flag") return `${who}${app.t("page.desk.act.says_fallen", { of: event["of"] })}`;
  if (event.do === "take_back") return app.t("page.act.take_back");
  if (event.do === "move") return `${who}${app.t("page.desk.act.move")} ${moveText(game, String(event["move"]), name, side)}`;
  if (event.do === "clock") return app.t("page.desk.act.clock");
  const act = kActs.find((one) => one.do === event.do && one.act === event["act"]);
  const of = event["of"] ? ` ${app.t(`word.side.${String(event["of"])}`)}` : "";
  const squares = [event["from"], event["square"]].filter(Boolean).map((square) => squareName(game, String(square), side)).join(" – ");
  const more = [squares, event["ms"] ? `${Number(event["ms"]) / 1000}″` : "", event["kind"] ? app.t(kClaimWords[String(event["kind"])] ?? "page.desk.act.claim") : "", event["result"]].filter(Boolean).join(" ");
  return `${who}${act ? app.t(act.word) : event.do}${of}${more ? `${event["kind"] ? ":" : ""} ${more}` : ""}`;
}

const kClaimWords: Record<string, string> = {
  threefold: "page.drawn.threefold",
  fifty_moves: "page.drawn.fifty_moves",
  no_capture: "page.drawn.no_capture",
};

/** The sentences of the ruling on a step, the first of which has the article. */
export function rulingTexts(game: GameName, step: Step, side: string, set: RuleSet | undefined): string[] {
  const said = [step.refusal, step.rule, ...(step.reasons ?? [])].filter((one) => one !== undefined);
  return [...said.map((one) => app.tell(one, { game, side })), ...penaltyTexts(game, step, set)];
}

/** What every move at the table brings with it and the move says already: the touch of its own piece, the press that completes it. */
export function isRoutine(events: readonly GameEvent[], steps: readonly Step[], index: number): boolean {
  const event = events[index]!;
  if (event.do === "press") return steps[index]?.effect === "move_completed";
  const next = events[index + 1];
  return event.do === "touch" && next?.do === "move" && String(next["move"]).startsWith(String(event["square"])) && !steps[index + 1]?.rule;
}

export const aboutOf = (step: Step): string | undefined => step.refusal?.id ?? step.rule?.id;
