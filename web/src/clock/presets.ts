// Times that are played by, as data. Where seconds are added with each move, the first move's are on the clock at the start.
import type { Period } from "../table/record.ts";

export interface Preset {
  id: string;
  /** Says it in numbers. */
  text: string;
  /** Whose times these are. */
  of: string;
  periods: Period[];
}

const minute = 60_000;
const fischer = (minutes: number, seconds: number): Period[] =>
  [{ base: minutes * minute + seconds * 1000, extra: seconds * 1000, mode: "increment" }];

export const kPresets: Preset[] = [
  {
    id: "standard", of: "page.timer.fide_standard", text: "90′/40 + 30′ + 30″",
    periods: [
      { moves: 40, base: 90 * minute + 30_000, extra: 30_000, mode: "increment" },
      { base: 30 * minute, extra: 30_000, mode: "increment" },
    ],
  },
  {
    id: "long", of: "page.timer.fide_long", text: "120′/40 + 60′/20 + 15′ + 30″",
    periods: [
      { moves: 40, base: 120 * minute },
      { moves: 20, base: 60 * minute },
      { base: 15 * minute + 30_000, extra: 30_000, mode: "increment" },
    ],
  },
  { id: "ninety", of: "page.timer.fide_standard", text: "90′ + 30″", periods: fischer(90, 30) },
  { id: "rapid", of: "page.timer.fide_rapid", text: "15′ + 10″", periods: fischer(15, 10) },
  { id: "rapid25", of: "page.timer.rapid", text: "25′ + 10″", periods: fischer(25, 10) },
  { id: "blitz", of: "page.timer.fide_blitz", text: "3′ + 2″", periods: fischer(3, 2) },
  { id: "five", of: "page.timer.blitz", text: "5′", periods: [{ base: 5 * minute }] },
  { id: "ten", of: "page.timer.rapid", text: "10′ + 5″", periods: fischer(10, 5) },
];
