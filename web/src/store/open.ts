// Opens the best store there is.
import { DatabaseStore } from "./database.ts";
import { MemoryStore, type Store } from "./store.ts";

export async function openStore(): Promise<Store> {
  try {
    return await DatabaseStore.open();
  } catch {
    return new MemoryStore();
  }
}

/** Asks the browser not to throw our games away; it may say no, and on plain http it cannot be asked. */
export async function askToPersist(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Then it stays as it was.
  }
}
