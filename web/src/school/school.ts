// The door of the school: "#/learn", "#/learn/chess", "#/learn/chess/c7", "#/learn/chess/c7/watch", "#/learn/chess/c7/3".
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { DemoPage } from "./demo.ts";
import { ExercisePage } from "./exercise.ts";
import { type CourseGame, courseOf, itemKey, type Unit } from "./lesson.ts";
import { MapPage } from "./map.ts";
import { register } from "./register.ts";
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
  const isLast = n + 1 >= unit.try.length;
  return new ExercisePage({
    game: unit.game,
    item: unit.try[n],
    title: () => app.t(unit.title),
    back: () => ({ href: here, name: app.t("school.back_to", { text: app.t(unit.title) }) }),
    next: () => (isLast ? { href: `#/learn/${unit.game}`, name: app.t("school.unit_done") } : { href: `${here}/${n + 2}`, name: app.t("school.next_item") }),
    way: { n, total: unit.try.length, isDone: (i) => itemKey(unit.unit, unit.try[i]) in register.now.done },
    finished: (finish) => register.finished(unit.unit, unit.try[n], finish),
  });
}

export async function schoolPage(path: string[]): Promise<Page> {
  const game = gameOf(path[0]);
  const [units] = await Promise.all([courseOf(game), register.open(), dress(), app.words("school", "explain", "chess", "xiangqi", "arbiter")]);
  const unit = units.find((one) => one.unit === path[1]);
  if (!unit) return new MapPage(game, units);
  if (path[2] === "watch") return new DemoPage(unit);
  const n = Number(path[2]) - 1;
  return unit.try[n] ? taskOf(unit, n) : new UnitPage(unit);
}
