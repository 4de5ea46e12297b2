// "#/clock/GAME"
import { dressed } from "../page/beside.ts";
import type { Page } from "../page/page.ts";
import type { GameName } from "../table/answers.ts";
import { ClockPage } from "./clock_page.ts";

export async function openClock(game: GameName): Promise<Page> {
  await dressed();
  return new ClockPage(game);
}
