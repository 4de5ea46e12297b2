// Which catalogue words a game's letters and sides stand for.

/** Whom a sentence is said to, where its arguments do not tell. */
export interface Scene {
  game?: string; // "chess", "xiangqi"; the id's prefix decides where it is missing
  side?: string; // "white", "red", "black": the side to move
}

/** Both letters in use for a xiangqi horse and elephant are read. */
const kRoles: Record<string, Record<string, string>> = {
  chess: { P: "pawn", N: "knight", B: "bishop", R: "rook", Q: "queen", K: "king" },
  xq: {
    P: "soldier", C: "cannon", R: "chariot", N: "horse", H: "horse",
    B: "elephant", E: "elephant", A: "advisor", K: "general",
  },
};
/** The third game is played with the pieces of chess, and has their names. */
const kPrefixes: Record<string, string> = { chess: "chess", xiangqi: "xq" };

/** Whose nouns a sentence is made of: "chess", "xq". */
export function gamePrefix(id: string, scene: Scene): string {
  const part = id.replace(/^(word|phrase)\./, "").split(".")[0];
  return part in kRoles && id.includes(".") && part !== "chess" ? part : (kPrefixes[scene.game ?? ""] ?? "chess");
}

/** "n" -> "knight"; undefined for a letter the game does not have. */
export const role = (prefix: string, letter: string): string | undefined => kRoles[prefix]?.[letter.toUpperCase()];

export const firstSide = (prefix: string): string => (prefix === "xq" ? "red" : "white");

/** "n" -> "black", "N" -> "white" or "red". */
export const sideOf = (prefix: string, letter: string): string =>
  letter === letter.toLowerCase() ? "black" : firstSide(prefix);

export const otherSide = (prefix: string, side: string): string => (side === "black" ? firstSide(prefix) : "black");

/** File and row of a xiangqi point as `side` counts them; undefined for other text. */
export function xiangqiPoint(square: string, side: string): { file: number; row: number } | undefined {
  if (!/^[a-i][0-9]$/.test(square)) return undefined;
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square[1]);
  return side === "black" ? { file: file + 1, row: 10 - rank } : { file: 9 - file, row: rank + 1 };
}
