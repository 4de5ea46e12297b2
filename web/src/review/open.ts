// "#/g/GAME/MOVES/FEN": a shared game, or the record that was just opened.
import { dressed } from "../page/beside.ts";
import type { Page } from "../page/page.ts";
import { sharedOf } from "../share/link.ts";
import { opened } from "../share/opened.ts";
import { ReviewPage } from "./review_page.ts";

export async function openReview(rest: string[]): Promise<Page | null> {
  const path = ["g", ...rest].join("/");
  const record = opened.at(path);
  const shared = record ?? sharedOf(rest);
  if (!shared) return null;
  // What the card of a link says is all that is known of the record.
  const known = record ?? (shared.tags ? { ...shared, tags: shared.tags, result: shared.result ?? "*", notation: "", comments: [], complete: true, findings: [] } : null);
  await dressed(shared.game, "arbiter", "setup", "records", "review", "engines");
  return new ReviewPage(shared, known, opened.plyAt(path));
}
