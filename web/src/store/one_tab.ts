// A game is played in one tab at a time. The others may watch, and may take it over.
//
// The lock tells who plays; that no older game is ever written over a newer one is the store's own
// doing (revisions), also where a browser has no locks, as on plain http.

export interface Hold {
  /** This tab plays. */
  readonly mine: boolean;
  release(): void;
}

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("luatco");

/** Takes the game if nobody plays it. `lost` is called when another tab takes it from this one. */
export async function hold(id: string, lost: () => void): Promise<Hold> {
  if (!navigator.locks) return { mine: true, release: () => undefined };
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const onMessage = ({ data }: MessageEvent<{ take?: string }>): void => {
    if (data.take !== id) return;
    release();
    lost();
  };
  const mine = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(`luatco-${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? held : undefined;
    });
  });
  if (mine) channel?.addEventListener("message", onMessage);
  return {
    mine,
    release: () => {
      channel?.removeEventListener("message", onMessage);
      release();
    },
  };
}

/** Asks the tab that plays the game to let go of it; answers once the lock is free. */
export async function takeOver(id: string): Promise<void> {
  channel?.postMessage({ take: id });
  await navigator.locks?.request(`luatco-${id}`, () => undefined);
}

/** Tells the other tabs that a game was written, and hears of theirs. */
export const tellWritten = (id: string): void => channel?.postMessage({ written: id });
export function onWritten(heard: (id: string) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<{ written?: string }>) => data.written && heard(data.written));
}
