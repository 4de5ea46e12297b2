// "#/desk/GAME", "#/desk/GAME/archive"
import { dressed } from "../page/beside.ts";
import type { Page } from "../page/page.ts";
import type { GameName } from "../table/answers.ts";
import { ArchivePage } from "./archive_page.ts";
import { DeskPage } from "./desk_page.ts";

export async function openDesk(game: GameName, part: string | undefined): Promise<Page> {
  await dressed("chess", "xiangqi", "pawns", "arbiter", "setup", "records");
  // The game of pawns has no arbiter.
  const judged = game === "pawns" ? "chess" : game;
  return part === "archive" ? new ArchivePage(judged) : new DeskPage(judged);
}
