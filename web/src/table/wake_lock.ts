// The screen stays on while a clock runs, where the browser can do that.
export class WakeLock {
  private lock: { release(): Promise<void> } | null = null;
  private wanted = false;

  want(on: boolean): void {
    if (on === this.wanted) return;
    this.wanted = on;
    if (on) void this.take();
    else this.release();
  }

  release(): void {
    this.wanted = false;
    void this.lock?.release().catch(() => undefined);
    this.lock = null;
  }

  private async take(): Promise<void> {
    try {
      const lock = await navigator.wakeLock?.request("screen");
      if (!this.wanted) await lock?.release();
      else this.lock = lock ?? null;
    } catch {
      // Low battery, or not allowed here: the screen goes dark as it always did.
    }
  }
}
