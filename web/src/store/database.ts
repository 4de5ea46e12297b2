// The store in IndexedDB. A later version may add to the schema and never changes what is there; a
// database of every released version is a fixture of the tests.
import type { Pupil } from "../school/pupil.ts";
import type { GameRecord } from "../table/record.ts";
import { readPupil, upgraded } from "./schema.ts";
import type { Store } from "./store.ts";

const kName = "luatco";
/** 1: games by id, with an index by the time of the last change; settings by name. 2: pupils by id. */
const kVersion = 2;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(kName, kVersion);
    request.onupgradeneeded = (event) => {
      if (event.oldVersion < 1) {
        request.result.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated");
        request.result.createObjectStore("settings");
      }
      if (event.oldVersion < 2) request.result.createObjectStore("pupils", { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

export class DatabaseStore implements Store {
  readonly lasting = true;

  private constructor(private readonly database: IDBDatabase) {
    // Another tab has a newer page: let it have the database, and go on from memory of what is open.
    database.onversionchange = () => database.close();
  }

  /** Throws where the browser refuses; a write is tried, for some refuse only that. */
  static async open(): Promise<DatabaseStore> {
    const store = new DatabaseStore(await open());
    await store.keepSetting("tried", Date.now());
    return store;
  }

  private table(name: "games" | "settings" | "pupils", mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(name, mode).objectStore(name);
  }

  async put(record: GameRecord): Promise<boolean> {
    const games = this.table("games", "readwrite");
    const kept = await answer<GameRecord | undefined>(games.get(record.id));
    if (kept && kept.revision !== record.revision) return false;
    record.revision += 1;
    games.put(JSON.parse(JSON.stringify(record)));
    await done(games.transaction);
    return true;
  }
  async get(id: string): Promise<GameRecord | undefined> {
    return upgraded(await answer(this.table("games", "readonly").get(id)));
  }
  async list(): Promise<GameRecord[]> {
    const all = await answer<GameRecord[]>(this.table("games", "readonly").index("updated").getAll());
    return all.reverse().flatMap((record) => upgraded(record) ?? []);
  }
  async remove(id: string): Promise<void> {
    const games = this.table("games", "readwrite");
    games.delete(id);
    await done(games.transaction);
  }
  async setting(name: string): Promise<unknown> {
    return answer(this.table("settings", "readonly").get(name));
  }
  async keepSetting(name: string, value: unknown): Promise<void> {
    const settings = this.table("settings", "readwrite");
    settings.put(JSON.parse(JSON.stringify(value)), name);
    await done(settings.transaction);
  }
  async pupils(): Promise<Pupil[]> {
    const all = await answer<unknown[]>(this.table("pupils", "readonly").getAll());
    return all.flatMap((kept) => readPupil(kept) ?? []).sort((a, b) => a.made - b.made);
  }
  async keepPupil(pupil: Pupil): Promise<void> {
    const pupils = this.table("pupils", "readwrite");
    pupils.put(JSON.parse(JSON.stringify(pupil)));
    await done(pupils.transaction);
  }
  async removePupil(id: string): Promise<void> {
    const pupils = this.table("pupils", "readwrite");
    pupils.delete(id);
    await done(pupils.transaction);
  }
}
