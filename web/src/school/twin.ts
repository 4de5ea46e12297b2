// The same thing asked once more, and yet not the same board: mirrored, or with the colours changed.
import { app } from "../page/app.ts";
import type { Answer } from "../table/answers.ts";
import type { CourseGame, Item } from "./lesson.ts";

interface Twin extends Answer {
  item: Item;
}

/** The item's twin of that number; the item itself where the core has none, as with castling. */
export async function twinOf(game: CourseGame, item: Item, seed: number): Promise<Item> {
  const twin = await app.ask<Twin>({ op: "practice", game, twin_of: item, seed });
  return twin.ok ? twin.item : item;
}
