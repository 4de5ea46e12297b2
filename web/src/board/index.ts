// The public face of the board: the element, its types, and what makes targets of the core's moves.
export { LuatcoBoard } from "./board.ts";
export { readPlacement, sideToMove, squareName, targetsOf } from "./geometry.ts";
export type * from "./types.ts";
