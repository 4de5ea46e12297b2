// What the boards look like, as the core told it when the page was built: the board stands there before
// the core has come. The same answer as {"op":"shape"}.
import type { Shape } from "../board/types.ts";
import type { GameName } from "../table/answers.ts";

export const kShapes: Record<GameName, Shape> = LUATCO_SHAPES;
/** The games the core of this page knows. */
export const kGames = Object.keys(kShapes) as GameName[];
