// Registers the service worker, and takes a new version of the page only where nothing is lost by it: at
// a load, with no game running.
import { app } from "./app.ts";

export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    // On a first visit it fetches the whole page, which must not keep anybody from a first move. The core answers in order:
    // when this is answered, so is what the board asked for.
    if (!navigator.serviceWorker.controller) await app.shape(app.settings.game).catch(() => undefined);
    const registration = await navigator.serviceWorker.register("sw.js");
    if (!registration.waiting || !navigator.serviceWorker.controller || (await running())) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("take");
  } catch {
    // Plain http, or a browser that does not want to: the page works while there is a network.
  }
}

/** Is a game being played here: at this address, or with a clock that is not over? */
async function running(): Promise<boolean> {
  await app.ready;
  if (location.hash.startsWith("#/play/")) return true;
  return (await app.store.list()).some((record) => !record.result && record.card.clock !== null && record.plies > 0);
}
