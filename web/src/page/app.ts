// What every view of the page shares: words, settings, the core, the store, and redrawing.
import { type GameName, type RuleSet, type RulesAnswer } from "../table/answers.ts";
import type { Shape } from "../board/types.ts";
import { MemoryStore, type Store } from "../store/store.ts";
import type { Args } from "../words/filler.ts";
import type { Family, Language, Messages } from "../words/messages.ts";
import type { Scene } from "../words/nouns.ts";
import { type Sayable, Speaker } from "../words/speaker.ts";
import type { Ask } from "./core.ts";
import { browserLanguage, keepSettings, type Settings, startSettings } from "./settings.ts";

class App {
  settings: Settings = startSettings();
  store: Store = new MemoryStore();
  ask!: Ask;
  /** Settings and games can be read. */
  ready: Promise<void> = Promise.resolve();
  speaker = new Speaker(this.language);
  /** Draws the page anew, once, soon. */
  redraw: () => void = () => undefined;

  private readonly added: ((language: Language) => Messages)[] = [];
  private readonly shapes = new Map<GameName, Promise<Shape>>();
  private readonly ruleSets = new Map<GameName, Promise<RuleSet[]>>();

  get language(): Language {
    return this.settings.language || browserLanguage();
  }

  /** The page's own words. */
  t(id: string, args: Args = {}, scene: Scene = {}): string {
    return this.speaker.say(id, args, scene);
  }

  /** What the core says, in words. Families it needs must have been loaded: see words(). */
  tell(said: Sayable, scene: Scene): string {
    return this.speaker.tell(said, scene);
  }

  /** Words of somebody else's, in whatever language is spoken. */
  addWords(words: (language: Language) => Messages): void {
    this.added.push(words);
    this.speaker.add(words(this.language));
  }

  words(...families: Family[]): Promise<void> {
    return this.speaker.load(...families);
  }

  shape(game: GameName): Promise<Shape> {
    return remember(this.shapes, game, () => this.ask<Shape>({ op: "shape", game }));
  }

  rules(game: GameName): Promise<RuleSet[]> {
    return remember(this.ruleSets, game, async () => (await this.ask<RulesAnswer>({ op: "rules", game })).rules ?? []);
  }

  /** Settings take effect at once and are kept. */
  async change(settings: Partial<Settings>): Promise<void> {
    const language = this.language;
    Object.assign(this.settings, settings);
    if (language !== this.language) await this.useLanguage();
    showTheme(this.settings.theme);
    this.redraw();
    await keepSettings(this.store, this.settings);
  }

  async useLanguage(): Promise<void> {
    const speaker = new Speaker(this.language);
    await speaker.load("page", "chess", "xiangqi", "pawns", "arbiter", ...this.speaker.families);
    for (const words of this.added) speaker.add(words(this.language));
    this.speaker = speaker;
    document.documentElement.lang = this.language;
  }
}

function remember<K, V>(map: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  let value = map.get(key);
  if (!value) map.set(key, (value = make()));
  return value;
}

export function showTheme(theme: string): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
}

export const app = new App();
