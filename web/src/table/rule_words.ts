// The sets of rules in plain words.
import { app } from "../page/app.ts";
import type { GameName } from "./answers.ts";

const kNames: Record<string, string> = {
  home: "page.rules.home",
  fide: "page.rules.fide",
  "fide-rapid": "page.rules.fide_rapid",
  "fide-blitz": "page.rules.fide_blitz",
  "fide-online": "page.rules.fide_online",
  club: "page.rules.club",
  wxf: "page.rules.wxf",
  vn: "page.rules.vn",
  cxa: "page.rules.cxa",
};
const kTexts: Record<string, string> = {
  home: "page.about.home",
  fide: "page.about.fide",
  "fide-rapid": "page.about.fide_rapid",
  "fide-blitz": "page.about.fide_blitz",
  "fide-online": "page.about.fide_online",
  club: "page.about.club",
  wxf: "page.about.wxf",
  vn: "page.about.vn",
  cxa: "page.about.cxa",
};
const kGames: Record<GameName, string> = {
  chess: "page.game.chess",
  xiangqi: "page.game.xiangqi",
  pawns: "page.game.pawns",
};

export const ruleName = (set: string): string => (set in kNames ? app.t(kNames[set]) : app.t("page.rules.own"));
export function ruleText(game: GameName, set: string): string {
  if (game === "pawns") return app.t("page.about.pawns");
  return set in kTexts ? app.t(kTexts[set]) : "";
}
export const gameName = (game: GameName): string => app.t(kGames[game]);
