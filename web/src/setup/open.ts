// "#/setup/GAME", and what stands beside the set-up board.
import { app } from "../page/app.ts";
import { dressed } from "../page/beside.ts";
import type { Page } from "../page/page.ts";
import { fenOfPath } from "../share/link.ts";
import type { GameName } from "../table/answers.ts";
import { ExchangePage } from "./exchange_page.ts";
import { GuidePage } from "./guide_page.ts";
import { SetupPage } from "./setup_page.ts";
import { TryPage } from "./try_page.ts";
import { ValuesPage } from "./values_page.ts";

/** `placed`: after the part "from" or "exchange", the FEN that stands on the board at first, as links hold it. */
export async function openSetup(game: GameName, part: string | undefined, placed: string | undefined): Promise<Page> {
  await dressed(game, "arbiter", "setup", "records");
  switch (part) {
    case "guide":
      return new GuidePage(game);
    case "try":
      return new TryPage(game);
    case "exchange":
      await app.words("explain");
      return new ExchangePage(game, placed ? fenOfPath(placed) : undefined);
    case "values":
      return new ValuesPage(game);
    default:
      return new SetupPage(game, placed ? fenOfPath(placed) : undefined);
  }
}
