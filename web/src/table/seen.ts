// When a game with a running clock was last on the screen: a page may be closed without a word.
const kKey = "luatco.seen";

/** In ms on the game's own time line. */
export function noteSeen(id: string, t: number): void {
  try {
    localStorage.setItem(kKey, JSON.stringify({ id, t }));
  } catch {
    // Then the time of the last move counts.
  }
}

export function seenAt(id: string): number | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? "null") as { id: string; t: number } | null;
    return kept?.id === id ? kept.t : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSeen(id: string): void {
  if (seenAt(id) !== undefined) localStorage.removeItem(kKey);
}
