// Where games, settings and pupils are kept. The page talks to this; whether the browser lets us write to its
// disk is known only after trying.
import type { Pupil } from "../school/pupil.ts";
import type { GameRecord } from "../table/record.ts";

export interface Store {
  /** False where the browser refused: everything is forgotten when the page closes. */
  readonly lasting: boolean;
  /** Writes a game; false where another tab has written a later one, which stays. */
  put(record: GameRecord): Promise<boolean>;
  get(id: string): Promise<GameRecord | undefined>;
  /** The newest first. */
  list(): Promise<GameRecord[]>;
  remove(id: string): Promise<void>;
  setting(name: string): Promise<unknown>;
  keepSetting(name: string, value: unknown): Promise<void>;
  /** Those who learn on this device, in the order they came. */
  pupils(): Promise<Pupil[]>;
  keepPupil(pupil: Pupil): Promise<void>;
  removePupil(id: string): Promise<void>;
}

/** A clone, so that what is kept does not change with what is played on. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export class MemoryStore implements Store {
  readonly lasting = false;
  private readonly games = new Map<string, GameRecord>();
  private readonly settings = new Map<string, unknown>();
  private readonly learning = new Map<string, Pupil>();

  async put(record: GameRecord): Promise<boolean> {
    const kept = this.games.get(record.id);
    if (kept && kept.revision !== record.revision) return false;
    record.revision += 1;
    this.games.set(record.id, copy(record));
    return true;
  }
  async get(id: string): Promise<GameRecord | undefined> {
    const kept = this.games.get(id);
    return kept && copy(kept);
  }
  async list(): Promise<GameRecord[]> {
    return copy([...this.games.values()].sort((a, b) => b.updated - a.updated));
  }
  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
  async setting(name: string): Promise<unknown> {
    return this.settings.get(name);
  }
  async keepSetting(name: string, value: unknown): Promise<void> {
    this.settings.set(name, copy(value));
  }
  async pupils(): Promise<Pupil[]> {
    return copy([...this.learning.values()]);
  }
  async keepPupil(pupil: Pupil): Promise<void> {
    this.learning.set(pupil.id, copy(pupil));
  }
  async removePupil(id: string): Promise<void> {
    this.learning.delete(id);
  }
}
