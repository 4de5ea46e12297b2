// Says an id and its arguments in a language: the twin of luatco/say/speaker.cc.
import { languages } from "words:index";
import { type Args, Filler } from "./filler.ts";
import type { Family, Language, Messages } from "./messages.ts";
import type { Scene } from "./nouns.ts";

/** Something an answer of the core says: a reason, a fault, an ending, a claim. */
export interface Sayable {
  id?: string;
  ending?: string;
  args?: Args;
}

export class Speaker {
  private readonly messages: Messages = {};
  private readonly loaded = new Map<Family, Promise<void>>();
  private readonly lists = new Map<string, Intl.ListFormat>();

  constructor(readonly language: Language) {}

  add(messages: Messages): this {
    Object.assign(this.messages, messages);
    return this;
  }

  /** Fetches families of messages, each once. */
  async load(...families: Family[]): Promise<void> {
    await Promise.all(
      families.map((family) => {
        let loading = this.loaded.get(family);
        if (!loading) {
          loading = languages[this.language][family]().then((module) => void this.add(module.default));
          this.loaded.set(family, loading);
        }
        return loading;
      }),
    );
  }

  /** What was fetched so far. */
  get families(): Family[] {
    return [...this.loaded.keys()];
  }

  has(id: string): boolean {
    return id in this.messages;
  }

  /** The sentence. A missing argument shows as {name}, an id without a message as ⟦id⟧. */
  say(id: string, args: Args = {}, scene: Scene = {}): string {
    const message = this.messages[id];
    if (!message) return `⟦${id}⟧`;
    const filler = new Filler(this, id, args, scene);
    const values = new Proxy({}, { get: (_, name) => filler.fill(String(name)) ?? `{${String(name)}}` });
    return message(values);
  }

  /** The sentence of an answer's reason, fault, claim or ending. */
  tell(said: Sayable, scene: Scene): string {
    return this.say(said.id ?? said.ending ?? "", said.args ?? (said as Args), scene);
  }

  join(items: string[], type: "conjunction" | "disjunction"): string {
    let list = this.lists.get(type);
    if (!list) this.lists.set(type, (list = new Intl.ListFormat(this.language, { type })));
    return list.format(items);
  }
}

/** Families that the sentences about a game may come from. */
export const familiesOf = (game: string): Family[] => [game as Family, "arbiter"];
