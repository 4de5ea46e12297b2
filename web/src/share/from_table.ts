// From the table to the page that gives a game away: its moves, and the names and the result that no link holds.
import { kShapes } from "../page/shapes.ts";
import { type GameRecord, sidesOf } from "../table/record.ts";
import { opened } from "./opened.ts";

export function giveAway(record: GameRecord, moves: string[]): void {
  const { game, start, result, card, seats, began } = record;
  const [first, second] = sidesOf(game);
  const nameOf = (side: string): string => card.names[seats[side] ?? 0];
  const tags: Record<string, string> = {
    Date: new Date(began).toISOString().slice(0, 10).replace(/-/g, "."),
    [game === "xiangqi" ? "Red" : "White"]: nameOf(first) || "?",
    Black: nameOf(second) || "?",
  };
  const whole = { game, notation: "", tags, fen: start || kShapes[game].initial, moves, comments: [], result: result || "*", complete: true, findings: [] };
  opened.set(whole);
  location.hash = `#/${opened.placeOf(whole)}`;
}
