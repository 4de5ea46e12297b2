// What people have chosen, kept as one object.
import type { Language } from "../words/messages.ts";
import type { Card } from "../table/record.ts";
import type { GameName } from "../table/answers.ts";
import type { Store } from "../store/store.ts";

export interface Settings {
  /** "" : as the browser says. */
  language: Language | "";
  theme: "" | "light" | "dark";
  sound: boolean;
  voice: boolean;
  targets: boolean;
  /** "" : those of the language. */
  pieces: Record<GameName, string>;
  game: GameName;
  /** The card last used, by game. */
  cards: Partial<Record<GameName, Card>>;
}

const kDefaults: Settings = {
  language: "",
  theme: "",
  sound: true,
  voice: true,
  targets: true,
  pieces: { chess: "cburnett", xiangqi: "", pawns: "cburnett" },
  game: "chess",
  cards: {},
};

/** Where a page without a store finds language and theme before anything else is read. */
const kEarly = "luatco.early";

export function early(): Pick<Settings, "language" | "theme" | "game"> {
  try {
    return { language: "", theme: "", game: "chess", ...JSON.parse(localStorage.getItem(kEarly) ?? "{}") };
  } catch {
    return { language: "", theme: "", game: "chess" };
  }
}

export async function readSettings(store: Store): Promise<Settings> {
  const kept = ((await store.setting("page")) ?? {}) as Partial<Settings>;
  return { ...kDefaults, ...early(), ...kept, pieces: { ...kDefaults.pieces, ...kept.pieces } };
}

export async function keepSettings(store: Store, settings: Settings): Promise<void> {
  const { language, theme, game } = settings;
  try {
    localStorage.setItem(kEarly, JSON.stringify({ language, theme, game }));
  } catch {
    // The store has it, or nothing does.
  }
  await store.keepSetting("page", settings);
}

/** Vietnamese, unless the browser says another language. */
export function browserLanguage(): Language {
  const asked = navigator.language || "vi";
  return asked.toLowerCase().startsWith("vi") ? "vi" : "en";
}

export const startSettings = (): Settings => ({ ...kDefaults, ...early() });
