// A story on the board, scene by scene: a sentence is said, and what it tells of happens before one's eyes.
import type { Arrow, Mark } from "../board/types.ts";
import { app } from "../page/app.ts";
import { say } from "./robot.ts";

/** What the board shows. */
export interface View {
  fen: string;
  marks: Mark[];
  arrows: Arrow[];
  last: string[];
}

export interface Scene {
  /** Asked anew when the language changes. */
  text: () => string;
  /** One after another by themselves. */
  views: View[];
}

/** How long each view of a scene stands before the next. */
const kStands = 1100;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Replay {
  private at = 0;
  private shown = 0;
  private timer = 0;

  constructor(readonly scenes: readonly Scene[]) {}

  get scene(): Scene {
    return this.scenes[this.at];
  }
  get view(): View {
    return this.scene.views[this.shown];
  }
  get n(): number {
    return this.at;
  }
  get isLast(): boolean {
    return this.at === this.scenes.length - 1;
  }

  /** Tells a scene from its first view on. */
  play(scene: number): void {
    clearTimeout(this.timer);
    this.at = Math.min(Math.max(scene, 0), this.scenes.length - 1);
    this.shown = still() ? this.scene.views.length - 1 : 0;
    say(this.scene.text());
    this.waitForNextView();
    app.redraw();
  }

  private waitForNextView(): void {
    if (this.shown >= this.scene.views.length - 1) return;
    this.timer = window.setTimeout(() => {
      this.shown += 1;
      app.redraw();
      this.waitForNextView();
    }, kStands);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
