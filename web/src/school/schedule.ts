// When an item comes again. Five boxes: a right answer moves its card on, to rest longer; a wrong one, or a solution
// that was shown, puts it back into the first. Pure: time comes in as a day, counted from any day on.

export interface Card {
  /** 0 to 4 */
  box: number;
  /** The day it is due, in days since 1970. */
  due: number;
}

/** Days of rest by box. */
export const kRest: readonly number[] = [1, 3, 7, 21, 60];

export type Went = "alone" | "helped" | "shown";

/** The day of a moment, by the clock on the wall. */
export function dayOf(ms: number): number {
  return Math.floor((ms - new Date(ms).getTimezoneOffset() * 60_000) / 86_400_000);
}

/** The card after an answer; an item done alone at its first sight begins in the second box. */
export function after(card: Card | undefined, went: Went, today: number): Card {
  const early = card !== undefined && card.due > today;
  let box = card?.box ?? 0;
  if (went === "shown") box = 0;
  // Done again before it was due: nothing is learned of how long it lasts.
  else if (went === "alone" && !early) box = Math.min(card ? box + 1 : 1, kRest.length - 1);
  return { box, due: early && went !== "shown" ? card.due : today + kRest[box] };
}

/** The keys that are due, the longest waiting first, then those least known. */
export function due(cards: Readonly<Record<string, Card>>, today: number): string[] {
  return Object.entries(cards)
    .filter(([, card]) => card.due <= today)
    .sort(([, a], [, b]) => a.due - b.due || a.box - b.box)
    .map(([key]) => key);
}
