// Looking through a game by keys: in its list of moves, and in the large view for a room.
import type { Session } from "./session.ts";

/** How far a key goes from `ply` in a line of `end` plies; undefined for any other key. */
function target(key: string, ply: number, end: number): number | undefined {
  switch (key) {
    case "ArrowLeft": return ply - 1;
    case "ArrowRight": return ply + 1;
    case "Home": return 0;
    case "End": return end;
  }
  return undefined;
}

export function lookByKey(session: Session, event: KeyboardEvent): void {
  const { game } = session;
  const { line, ply } = game.cursor ?? { line: -1, ply: game.plies.length };
  const to = target(event.key, ply, game.lineLength(line));
  if (to === undefined) return;
  event.preventDefault();
  void session.look(line, to);
}
