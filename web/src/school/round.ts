// Rounds: several items in a row. The day's five, what is to be met again, and the closing exam.
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { dayOf, today } from "./day.ts";
import { ExercisePage } from "./exercise.ts";
import { basics, type CourseGame, itemKey, type Unit } from "./lesson.ts";
import { made, type Round, twinOf } from "./practice.ts";
import { register } from "./register.ts";
import { RoundDonePage } from "./round_done.ts";
import { UnitPage } from "./unit_page.ts";

export const kDaily = 5;
export const kReview = 6;
export const kExam = 20;

/** What is asked in a round, kept while the page stands: the core makes the same again after a reload. */
const rounds = new Map<string, Promise<Round>>();
function once(name: string, make: () => Promise<Round>): Promise<Round> {
  let round = rounds.get(name);
  if (!round) rounds.set(name, (round = make()));
  return round;
}

interface Course {
  game: CourseGame;
  units: readonly Unit[];
}

const wayTo = ({ game }: Course) => () => ({ href: `#/learn/${game}`, name: app.t("school.back_to_map") });

/** The day's exercises: other ones each day, the same for everyone. */
export async function daily(course: Course, n: number): Promise<Page> {
  const { game, units } = course;
  const name = `daily:${game}:${today()}`;
  const { asked } = await once(name, () => made(game, basics(units), kDaily, { date: today() }));
  const at = n >= 0 ? n : Math.min(register.now.rounds[name] ?? 0, asked.length);
  if (at >= asked.length) return new RoundDonePage(game, "school.daily.done", asked.length * 3, wayTo(course));
  const { item } = asked[at];
  return new ExercisePage({
    game,
    item,
    title: () => app.t("school.daily.title"),
    wayBack: wayTo(course),
    next: () => ({ href: `#/learn/${game}/daily/${at + 2}`, name: app.t("school.next_item") }),
    way: { n: at, total: asked.length, isDone: (i) => i < (register.now.rounds[name] ?? 0) },
    finished: (finish) => register.roundFinished(name, at + 1, finish),
  });
}

/** The items whose time has come, as their twins. */
export async function review(course: Course, n: number): Promise<Page> {
  const { game, units } = course;
  const keys = new Map(units.flatMap(({ unit, try: items }) => items.map((item) => [itemKey(unit, item), { unit, item }] as const)));
  const name = `review:${game}:${register.now.id}`;
  if (n < 1) rounds.delete(name);
  const { asked } = await once(name, async () => ({ asked: (await register.due()).flatMap((key) => keys.get(key) ?? []).slice(0, kReview), pass: 0 }));
  const at = Math.max(n, 0);
  if (at >= asked.length) return new RoundDonePage(game, asked.length ? "school.review.done" : "school.review.none", asked.length, wayTo(course));
  const { unit, item } = asked[at];
  const own = item.game ?? game;
  return new ExercisePage({
    game: own,
    item: await twinOf(own, item, dayOf(Date.now()) + at),
    title: () => app.t("school.review.title"),
    wayBack: wayTo(course),
    next: () => ({ href: `#/learn/${game}/review/${at + 2}`, name: app.t("school.next_item") }),
    way: { n: at, total: asked.length, isDone: (i) => i < at },
    finished: (finish) => register.finished(unit, item, finish),
  });
}

/** One more of a unit's matter, as often as one likes. */
export async function more({ game }: Course, unit: Unit, n: number): Promise<Page> {
  const [one] = (await made(game, [unit], 1, { seed: Date.now() % 2 ** 31 })).asked;
  const here = `#/learn/${game}/${unit.unit}`;
  const wayBack = (): { href: string; name: string } => ({ href: here, name: app.t("school.back_to", { text: app.t(unit.title) }) });
  if (!one) return new UnitPage(unit);
  return new ExercisePage({
    game,
    item: one.item,
    title: () => app.t(unit.title),
    wayBack,
    next: () => ({ href: `${here}/more/${n + 2}`, name: app.t("school.next_item") }),
    finished: (finish) => register.roundFinished(`more:${unit.unit}:${today()}:${n}`, 1, finish),
  });
}

/** Twenty positions that nobody has seen, one answer to each, no help. */
export async function exam(course: Course, n: number): Promise<Page> {
  const { game, units } = course;
  const sitting = await register.sit(game);
  const { asked, pass } = await once(`exam:${game}:${sitting.seed}`, () => made(game, basics(units), kExam, { seed: sitting.seed }));
  const at = sitting.right.length;
  if (at >= asked.length) {
    const right = sitting.right.filter(Boolean).length;
    const missed = [...new Set(asked.filter((_, i) => !sitting.right[i]).map(({ unit }) => unit))];
    await register.handIn(game, right);
    // A reload is no new exam. Later: a page whose address changes while it is made is thrown away.
    setTimeout(() => history.replaceState(null, "", `#/learn/${game}`));
    return new RoundDonePage(game, right >= pass ? "school.exam.passed" : "school.exam.done", right, wayTo(course), asked.length,
      units.filter(({ unit }) => missed.includes(unit)));
  }
  // A link to an item that was answered, or is not yet to be, leads to the one that is.
  if (n !== at) location.replace(`#/learn/${game}/exam/${at + 1}`);
  return new ExercisePage({
    game,
    item: asked[at].item,
    title: () => app.t("school.exam.title"),
    wayBack: wayTo(course),
    next: () => ({ href: `#/learn/${game}/exam/${at + 2}`, name: app.t("school.next_item") }),
    way: { n: at, total: asked.length, isDone: (i) => sitting.right[i] === true },
    isExam: true,
    finished: async (finish) => {
      await register.answered(game, finish.wrong === 0);
      return (await register.schedule(finish)).stars;
    },
  });
}
