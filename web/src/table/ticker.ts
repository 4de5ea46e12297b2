// The clocks as the core tells them: asked again whenever the shown figure may have changed. No time is
// counted here, so a delay, a new period and a fallen flag are right by themselves.
import type { Clocks } from "./answers.ts";
import type { TableGame } from "./game.ts";

/** Under this much the tenths are shown. */
export const kTenthsBelow = 20_000;

export class Ticker {
  clocks: Clocks | null = null;
  /** The side whose time is up, where somebody has to say so. */
  fallen: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: TableGame,
    private readonly shown: () => void,
    /** The flag has fallen by itself: the game is over and the core says so. */
    private readonly ended: () => void,
  ) {}

  /** Shows what the last ruling says, and goes on from there. */
  start(): void {
    clearTimeout(this.timer);
    this.clocks = this.game.ruling.clocks ?? null;
    this.fallen = null;
    if (this.clocks?.running && !this.game.over) void this.tick();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async tick(): Promise<void> {
    const { ruling: before } = this.game;
    const side = before.clocks?.running;
    if (!side) return;
    const ruling = await this.game.now();
    if (before !== this.game.ruling) return; // Something happened meanwhile, and started us anew.
    this.clocks = ruling.clocks ?? null;
    if (ruling.state === "over") return this.ended();
    const left = Number(this.clocks?.[side] ?? 0);
    if (left <= 0) this.fallen = side;
    this.shown();
    if (this.fallen) return;
    this.timer = setTimeout(() => void this.tick(), left < kTenthsBelow ? 100 : (left % 1000) + 5);
  }
}

/** "1:02:03", "4:05", "9.7" */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left < kTenthsBelow) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
