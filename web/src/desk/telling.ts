// An event and its ruling in words.
import { app } from "../page/app.ts";
import type { GameName, Step } from "../table/answers.ts";
import type { GameEvent } from "../table/record.ts";
import { kActs } from "./acts.ts";

export function eventText(event: GameEvent): string {
  const who = event.by ? `${app.t(`word.side.${event.by}`)}: ` : "";
  if (event.do === "move") return `${who}${app.t("page.desk.act.move")} ${String(event["move"])}`;
  if (event.do === "clock") return app.t("page.desk.act.clock");
  const act = kActs.find((one) => one.do === event.do && one.act === event["act"]);
  const of = event["of"] ? ` ${app.t(`word.side.${String(event["of"])}`)}` : "";
  const squares = [event["from"], event["square"]].filter(Boolean).join("–");
  const more = [squares, event["ms"] ? `${Number(event["ms"]) / 1000}″` : "", event["kind"] ? app.t(kClaimWords[String(event["kind"])] ?? "page.desk.act.claim") : "", event["result"]].filter(Boolean).join(" ");
  return `${who}${act ? app.t(act.word) : event.do}${of}${more ? ` ${more}` : ""}`;
}

const kClaimWords: Record<string, string> = {
  threefold: "page.drawn.threefold",
  fifty_moves: "page.drawn.fifty_moves",
  no_capture: "page.drawn.no_capture",
};

/** The sentences of the ruling on a step, the first of which has the article. */
export function rulingTexts(game: GameName, step: Step, side: string): string[] {
  const said = [step.refusal, step.rule, ...(step.reasons ?? [])].filter((one) => one !== undefined);
  return said.map((one) => app.tell(one, { game, side }));
}

export const aboutOf = (step: Step): string | undefined => step.refusal?.id ?? step.rule?.id;
