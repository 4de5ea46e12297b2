// The door of the school: "#/learn", "#/learn/chess", "#/learn/chess/c7", "#/learn/chess/c7/watch", "#/learn/chess/c7/3",
// "#/learn/chess/daily", "#/learn/pupils" and what else is listed below.
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { decode } from "./code.ts";
import { DemoPage } from "./demo.ts";
import { ExercisePage } from "./exercise.ts";
import { type CourseGame, courseOf, itemKey, type Unit } from "./lesson.ts";
import { MakerPage } from "./maker.ts";
import { MapPage } from "./map.ts";
import { ParentsPage } from "./parents_page.ts";
import { PupilsPage } from "./pupils_page.ts";
import { register } from "./register.ts";
import { daily, exam, more, review } from "./round.ts";
import { RoundDonePage } from "./round_done.ts";
import { SheetPage } from "./sheet.ts";
import { MiniPage } from "./mini_page.ts";
import { UnitPage } from "./unit_page.ts";

/** The school's own style sheet: the first screen does not carry it. */
let dressed: Promise<void> | null = null;
function dress(): Promise<void> {
  dressed ??= new Promise((loaded) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = LUATCO_SCHOOL_CSS;
    link.onload = link.onerror = () => loaded();
    document.head.append(link);
  });
  return dressed;
}

const gameOf = (word: string | undefined): CourseGame => (word === "xiangqi" || (word !== "chess" && app.settings.game === "xiangqi") ? "xiangqi" : "chess");

/** The n-th item of a unit, from 0. */
function taskOf(unit: Unit, n: number): ExercisePage {
  const here = `#/learn/${unit.game}/${unit.unit}`;
  const isDone = (i: number): boolean => itemKey(unit.unit, unit.try[i]) in register.now.done;
  /** The next one that is not done, after this one or before it. */
  const next = (): { href: string; name: string } => {
    const order = unit.try.map((_, i) => (n + 1 + i) % unit.try.length).filter((i) => i !== n);
    const open = order.find((i) => !isDone(i));
    if (open === undefined) return { href: `#/learn/${unit.game}`, name: app.t("school.unit_done") };
    return { href: `${here}/${open + 1}`, name: app.t("school.next_item") };
  };
  return new ExercisePage({
    game: unit.try[n].game ?? unit.game,
    item: unit.try[n],
    title: () => app.t(unit.title),
    wayBack: () => ({ href: here, name: app.t("school.back_to", { text: app.t(unit.title) }) }),
    next,
    way: { n, total: unit.try.length, isDone },
    finished: (finish) => register.finished(unit.unit, unit.try[n], finish),
  });
}

/** What stands beside the units of a course. */
const kRounds: Record<string, typeof daily> = { daily, review, exam };

/** "1" is the first, 0; -1 where no number stands. */
const numberOf = (word: string | undefined): number => (Number(word) || 0) - 1;

function unitPage(unit: Unit, word: string | undefined, units: readonly Unit[]): Page {
  const title = (): string => app.t(unit.title);
  if (word === "watch") return new DemoPage(unit);
  if (word === "sheet") return new SheetPage(unit.game, unit.try.filter(({ input }) => input !== "set_up"), title, () => ({ href: "#/learn/parents", name: app.t("school.parents.title") }));
  const mini = word === "play" ? unit.play?.find(({ goals }) => goals) : undefined;
  if (mini) return new MiniPage(unit, mini, Date.now() % 1e9);
  return unit.try[numberOf(word)] ? taskOf(unit, numberOf(word)) : new UnitPage(unit, units);
}

/** An item out of a link: one that a teacher made. */
function givenPage(game: CourseGame, code: string, what: string | undefined): Page {
  const item = decode(code);
  const wayBack = (): { href: string; name: string } => ({ href: `#/learn/${game}`, name: app.t("school.back_to_map") });
  const title = (): string => app.t("school.task.title");
  if (!item) return new RoundDonePage(game, "school.task.broken", 0, wayBack);
  if (what === "sheet") return new SheetPage(game, [item], title, wayBack);
  return new ExercisePage({ game, item, title, wayBack, next: wayBack, finished: (finish) => register.roundFinished(`task:${code.slice(-24)}`, 1, finish) });
}

export async function schoolPage([place, what, which, rest]: string[]): Promise<Page> {
  await Promise.all([register.open(), dress(), app.words("school", "explain", "chess", "xiangqi", "arbiter")]);
  if (place === "pupils") return new PupilsPage();
  if (place === "parents") return new ParentsPage({ chess: await courseOf("chess"), xiangqi: await courseOf("xiangqi") }, await register.due());
  if (place === "make") return new MakerPage(gameOf(what));
  if (place === "task") return givenPage(gameOf(what), which ?? "", rest);
  const game = gameOf(place);
  const units = await courseOf(game);
  if (kRounds[what]) return kRounds[what]({ game, units }, numberOf(which));
  const unit = units.find((one) => one.unit === what);
  if (unit && which === "more" && unit.practice?.length) return more({ game, units }, unit, numberOf(rest));
  return unit ? unitPage(unit, which, units) : new MapPage(game, units, await register.due());
}
