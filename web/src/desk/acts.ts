// What can be entered into the log of events, as data: who does it and what else has to be said (docs/api.md, Events).
import type { GameName } from "../table/answers.ts";

export type Field = "square" | "from" | "of" | "claim" | "seconds" | "result";

export interface Act {
  id: string;
  word: string;
  do: string;
  /** Of "arbiter" events. */
  act?: string;
  by: "player" | "arbiter";
  fields: Field[];
}

const player = (id: string, word: string, fields: Field[] = []): Act => ({ id, word, do: id, by: "player", fields });
const arbiter = (act: string, word: string, fields: Field[] = []): Act => ({ id: `arbiter.${act}`, word, do: "arbiter", act, by: "arbiter", fields });

export const kActs: Act[] = [
  { id: "start", word: "page.desk.act.start", do: "start", by: "arbiter", fields: [] },
  player("press", "page.desk.act.press"),
  player("touch", "page.desk.act.touch", ["square"]),
  player("adjust", "page.desk.act.adjust", ["square"]),
  player("release", "page.desk.act.release", ["from", "square"]),
  player("two_hands", "page.desk.act.two_hands"),
  player("accidental", "page.desk.act.accidental", ["square"]),
  player("offer_draw", "page.desk.act.offer_draw"),
  player("accept_draw", "page.desk.act.accept_draw"),
  player("decline_draw", "page.desk.act.decline_draw"),
  player("claim", "page.desk.act.claim", ["claim"]),
  player("flag", "page.desk.act.flag", ["of"]),
  player("resign", "page.desk.act.resign"),
  player("complain", "page.desk.act.complain"),
  arbiter("time", "page.desk.act.time", ["of", "seconds"]),
  arbiter("pause", "page.desk.act.pause"),
  arbiter("resume", "page.desk.act.resume"),
  arbiter("restore", "page.desk.act.restore"),
  arbiter("forfeit", "page.desk.act.forfeit", ["of"]),
  arbiter("result", "page.desk.act.result", ["result"]),
];

export const claimsOf = (game: GameName): { id: string; word: string }[] =>
  game === "xiangqi" ? [{ id: "no_capture", word: "page.drawn.no_capture" }] : [{ id: "threefold", word: "page.drawn.threefold" }, { id: "fifty_moves", word: "page.drawn.fifty_moves" }];

export const kResults = ["1-0", "0-1", "1/2-1/2", "0-0"];
