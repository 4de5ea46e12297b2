// The clocks one can choose, as the core's periods.
import { app } from "../page/app.ts";
import type { Period } from "./record.ts";

export type ClockChoice = "none" | "plain" | "fischer" | "bronstein" | "delay" | "two";

export const kClocks: { id: ClockChoice; word: string; help: string }[] = [
  { id: "none", word: "page.clock.none", help: "page.clock.none_help" },
  { id: "plain", word: "page.clock.plain", help: "page.clock.plain_help" },
  { id: "fischer", word: "page.clock.fischer", help: "page.clock.fischer_help" },
  { id: "bronstein", word: "page.clock.bronstein", help: "page.clock.bronstein_help" },
  { id: "delay", word: "page.clock.delay", help: "page.clock.delay_help" },
  { id: "two", word: "page.clock.two", help: "page.clock.two_help" },
];

/** Two periods: 40 moves in the time chosen, then half of it for the rest, with the seconds each move. */
const kFirstPeriodMoves = 40;

export function clockOf(choice: ClockChoice, minutes: number, seconds: number): Period[] | null {
  const base = Math.max(1, minutes) * 60_000;
  const extra = seconds * 1000;
  switch (choice) {
    case "none": return null;
    case "plain": return [{ base }];
    case "fischer": return [{ base: base + extra, extra, mode: "increment" }];
    case "bronstein": return [{ base, extra, mode: "bronstein" }];
    case "delay": return [{ base, extra, mode: "delay" }];
    case "two":
      return [
        { moves: kFirstPeriodMoves, base: base + extra, extra, mode: "increment" },
        { base: Math.round(base / 2), extra, mode: "increment" },
      ];
  }
}

/** What was chosen, in words. */
export const clockHelp = (choice: ClockChoice, minutes: number, seconds: number): string =>
  app.t(kClocks.find(({ id }) => id === choice)!.help, { n: minutes, limit: seconds });

/** The same of periods that clockOf() has made. */
export function periodsHelp([first, ...later]: Period[]): string {
  const { base, extra = 0, mode } = first;
  const choice = later.length ? "two" : !mode ? "plain" : mode === "increment" ? "fischer" : mode;
  return clockHelp(choice, (base - (mode === "increment" ? extra : 0)) / 60_000, extra / 1000);
}
