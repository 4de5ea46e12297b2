// Units that a teacher has put beside the page (`luatco lesson page`): lessons/units.json, with their texts. The core
// judges them like any others; nothing else in them is believed.
import { app } from "../page/app.ts";
import type { Messages } from "../words/messages.ts";
import type { CourseGame, Unit } from "./lesson.ts";

interface Teachers {
  units: Unit[];
  /** Texts by language and id; they have no open places. */
  messages: Record<string, Record<string, string>>;
}

const kNone: Teachers = { units: [], messages: {} };

async function fetched(): Promise<Teachers> {
  try {
    const answer = await fetch(new URL("lessons/units.json", document.baseURI).href);
    const read = answer.ok ? ((await answer.json()) as Partial<Teachers>) : kNone;
    return Array.isArray(read.units) && typeof read.messages === "object" ? (read as Teachers) : kNone;
  } catch {
    return kNone;
  }
}

let all: Promise<Teachers> | null = null;

/** The units of a game, whose texts can be said from now on. */
export async function unitsOfTeachers(game: CourseGame): Promise<Unit[]> {
  const first = all === null;
  const { units, messages } = await (all ??= fetched());
  if (first) {
    app.addWords((language) =>
      Object.fromEntries(Object.entries(messages[language] ?? messages["en"] ?? {}).map(([id, text]): [string, Messages[string]] => [id, () => String(text)])));
  }
  return units.filter((unit) => unit.game === game && Array.isArray(unit.try) && Array.isArray(unit.learn));
}
