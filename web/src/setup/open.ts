// "#/setup/GAME", and what stands beside the set-up board.
import { dressed } from "../page/beside.ts";
import type { Page } from "../page/page.ts";
import type { GameName } from "../table/answers.ts";
import { GuidePage } from "./guide_page.ts";
import { SetupPage } from "./setup_page.ts";
import { TryPage } from "./try_page.ts";
import { ValuesPage } from "./values_page.ts";

/** `fen`: what stands on the set-up board at first. */
export async function openSetup(game: GameName, part: string | undefined, fen?: string): Promise<Page> {
  await dressed(game, "arbiter", "setup");
  switch (part) {
    case "guide":
      return new GuidePage(game);
    case "try":
      return new TryPage(game);
    case "values":
      return new ValuesPage(game);
    default:
      return new SetupPage(game, fen);
  }
}
