// The record that was opened last, with what a link does not hold: its tags, its comments, and games too long for one.
import { pathOf } from "./link.ts";
import type { Imported } from "./read_file.ts";

/** Where a game stands that no link holds. */
const kNoPath = "g";

class Opened {
  private game: Imported | null = null;
  private ply = 0;

  /** `ply`: where to open it. */
  set(game: Imported, ply = 0): void {
    this.game = game;
    this.ply = ply;
  }

  /** Where the record at that path is to be opened. */
  plyAt(path: string): number {
    return this.at(path) ? this.ply : 0;
  }

  /** Where the page of a record is. */
  placeOf(game: Imported): string {
    return pathOf(game) ?? kNoPath;
  }

  /** The record, if it is the one that this path leads to. */
  at(path: string): Imported | null {
    return this.game && this.placeOf(this.game) === path ? this.game : null;
  }
}

export const opened = new Opened();
