// "#/desk/GAME", "#/desk/GAME/archive", "#/desk/GAME/game/ID": the log of a game of the table
import { dressed } from "../page/beside.ts";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import type { GameName } from "../table/answers.ts";
import { ArchivePage } from "./archive_page.ts";
import { DeskPage } from "./desk_page.ts";

export async function openDesk(game: GameName, part: string | undefined, id = ""): Promise<Page> {
  await dressed("chess", "xiangqi", "pawns", "arbiter", "setup", "records");
  // The game of pawns has no arbiter.
  const judged = game === "pawns" ? "chess" : game;
  if (part === "archive") return new ArchivePage(judged);
  await app.ready;
  const record = part === "game" ? await app.store.get(id) : undefined;
  return new DeskPage(judged, record?.game === judged ? record : null);
}
