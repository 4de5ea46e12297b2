// Who is learning now, and writing down what was done.
import { app } from "../page/app.ts";
import { itemKey, type Item } from "./lesson.ts";
import type { Answer } from "../table/answers.ts";
import { dayOf, today } from "./day.ts";
import { type Card, newPupil, type Pupil, type Stars } from "./pupil.ts";
import { type Finish, wentOf } from "./stars.ts";

interface ScheduleAnswer extends Answer {
  card: Card;
  stars: Stars;
}
interface DueAnswer extends Answer {
  due: string[];
}

const kSetting = "school";
/** Days that are remembered, and rounds. */
const kDays = 60;
const kRounds = 20;

export const register = {
  pupils: [] as Pupil[],
  /** Set before any page of the school is shown. */
  now: newPupil("cat", "young", 0),

  /** Reads who learns here; the first visitor becomes a pupil without being asked anything. */
  async open(): Promise<void> {
    await app.ready;
    this.pupils = await app.store.pupils();
    const last = (await app.store.setting(kSetting)) as { pupil?: string } | undefined;
    const found = this.pupils.find(({ id }) => id === last?.pupil) ?? this.pupils[0];
    this.now = found ?? newPupil("cat", "young", Date.now());
  },

  /** All who learn here, with whoever has done nothing yet and is not written down. */
  get all(): Pupil[] {
    return this.pupils.some(({ id }) => id === this.now.id) ? this.pupils : [this.now, ...this.pupils];
  },

  async choose(pupil: Pupil): Promise<void> {
    this.now = pupil;
    await this.keep();
  },

  async keep(): Promise<void> {
    await app.store.keepPupil(this.now);
    await app.store.keepSetting(kSetting, { pupil: this.now.id });
    this.pupils = await app.store.pupils();
  },

  async remove(pupil: Pupil): Promise<void> {
    await app.store.removePupil(pupil.id);
    await this.open();
  },

  async watched(unit: string): Promise<void> {
    if (this.now.watched[unit]) return;
    this.now.watched[unit] = true;
    await this.keep();
  },

  /** An item was finished; the stars it brought. */
  async finished(unit: string, item: Item, finish: Finish): Promise<Stars> {
    const key = itemKey(unit, item);
    const { now } = this;
    const { card, stars } = await this.schedule(finish, now.cards[key]);
    now.done[key] = Math.max(stars, now.done[key] ?? 0) as Stars;
    now.cards[key] = card;
    await this.keepDay();
    return stars;
  },

  /** What finishing so brings, and when the item comes again. */
  async schedule(finish: Finish, card?: Card): Promise<ScheduleAnswer> {
    return app.ask<ScheduleAnswer>({ op: "schedule", went: wentOf(finish), today: dayOf(Date.now()), ...(card && { card }) });
  },

  /** The items whose time has come, by itemKey. */
  async due(): Promise<string[]> {
    const answer = await app.ask<DueAnswer>({ op: "schedule", cards: this.now.cards, today: dayOf(Date.now()) });
    return answer.ok ? answer.due : [];
  },

  /** Something was finished today. */
  async keepDay(): Promise<void> {
    const { now } = this;
    const day = today();
    if (now.days[now.days.length - 1] !== day) now.days = [...now.days, day].slice(-kDays);
    await this.keep();
  },

  /** The first `n` of a round are done; done again, they bring no more stars. */
  async roundFinished(name: string, n: number, finish: Finish): Promise<Stars> {
    const { now } = this;
    const { stars } = await this.schedule(finish);
    if (n > (now.rounds[name] ?? 0)) {
      now.extra += stars;
      now.rounds = Object.fromEntries(Object.entries({ ...now.rounds, [name]: n }).slice(-kRounds));
    }
    await this.keepDay();
    return stars;
  },

  /** The exam that is being sat, or a new one. */
  async sit(game: string): Promise<{ seed: number; right: boolean[] }> {
    this.now.sitting[game] ??= { seed: Math.floor(Math.random() * 2 ** 31), right: [] };
    return this.now.sitting[game];
  },

  async answered(game: string, right: boolean): Promise<void> {
    this.now.sitting[game]?.right.push(right);
    await this.keepDay();
  },

  async handIn(game: string, right: number): Promise<void> {
    delete this.now.sitting[game];
    this.now.exams[game] = Math.max(right, this.now.exams[game] ?? 0);
    await this.keep();
  },
};
