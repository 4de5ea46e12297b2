// The board of the school, with what every page of it has in common.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardEvents } from "../board/index.ts";
import { app } from "../page/app.ts";
import { boardLooks, viewpoint } from "../page/board_words.ts";
import { properties } from "../page/properties.ts";
import { kShapes } from "../page/shapes.ts";
import type { CourseGame } from "./lesson.ts";
import type { View } from "./replay.ts";
import { type Board, kNoBoard } from "./work.ts";

/** A view of a story: nothing on it can be touched. */
export const shown = (view: View): Board => ({ ...kNoBoard, ...view });

type Hears = { [K in "attempt" | "tap" | "place"]?: (detail: BoardEvents[K]) => unknown };

/** `side`: whose eyes it is seen with. */
export function boardPlace(game: CourseGame, board: Board, side: string, hears: Hears = {}): TemplateResult {
  const shape = kShapes[game];
  viewpoint.side = side;
  return html`<div class="board"><luatco-board theme=${app.settings.theme || nothing}
    ${properties({
      ...boardLooks(game, shape),
      flipped: side !== shape.sides[0],
      mode: board.mode,
      fen: board.fen,
      targets: board.targets,
      movable: board.movable,
      marks: board.marks,
      arrows: board.arrows,
      last: board.last,
    })}
    @attempt=${(event: CustomEvent<BoardEvents["attempt"]>) => hears.attempt?.(event.detail)}
    @tap=${(event: CustomEvent<BoardEvents["tap"]>) => hears.tap?.(event.detail)}
    @place=${(event: CustomEvent<BoardEvents["place"]>) => hears.place?.(event.detail)}></luatco-board></div>`;
}
