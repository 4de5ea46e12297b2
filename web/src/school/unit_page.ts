// A unit: what there is to watch, what there is to do, and what there is to play.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { gameIcons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { homeCard, newRecord, sidesOf } from "../table/record.ts";
import { itemKey, type MiniGame, type Unit } from "./lesson.ts";
import { goalPicture, signs, starRow, unitPicture } from "./pictures.ts";
import { register } from "./register.ts";
import { forget, robot, sayOnce } from "./robot.ts";
import { doneOf } from "./stars.ts";

/** A title as a sentence of its own: so it was recorded, and so it is said. */
function named(unit: Unit): string {
  const title = app.t(unit.title);
  return /[.?!]$/.test(title) ? title : `${title}.`;
}

export class UnitPage implements Page {
  /** What should be done first, and is not. */
  private readonly before: Unit | undefined;

  constructor(
    private readonly unit: Unit,
    units: readonly Unit[] = [],
  ) {
    this.before = units.find((one) => unit.requires?.includes(one.unit) && doneOf(register.now, one) < one.try.length);
    forget();
  }

  title(): string {
    return app.t(this.unit.title);
  }
  wayBack(): { href: string; name: string } {
    return { href: `#/learn/${this.unit.game}`, name: app.t("school.back_to_map") };
  }

  private get said(): string {
    const { unit, before } = this;
    if (before) return `${app.t("school.unit.first")} ${named(before)}`;
    return `${named(unit)} ${app.t(register.now.watched[unit.unit] ? "school.unit.do" : "school.unit.watch")}`;
  }

  view(): TemplateResult {
    const { unit, said, before } = this;
    const here = `#/learn/${unit.game}/${unit.unit}`;
    const watched = register.now.watched[unit.unit];
    sayOnce(said);
    return html`<main class="school unit ${unit.game}">
      ${robot(said)}
      ${before ? html`<a class="tile watch next" href="#/learn/${before.game}/${before.unit}">${unitPicture(before)}<span class="name"><b>${app.t(before.title)}</b></span></a>` : nothing}
      <a class="tile watch ${watched || before ? "" : "next"}" href="${here}/watch">${unitPicture(unit)}<span class="name"><b>${app.t("school.watch")}</b><small>${app.t(unit.title)}</small></span>
        <span class="corner">${watched ? signs.yes : signs.eye}</span></a>
      <h2>${app.t("school.do")}</h2>
      ${this.tasks(here)}
      ${unit.play?.map((game) => html`<button class="tile watch" data-play @click=${() => this.play(game)}><span class="drawn">${gameIcons[game.game]}</span>
        <span class="name"><b>${app.t("page.play.title")}</b><small>${app.t(game.say)}</small></span></button>`) ?? nothing}
    </main>`;
  }

  private tasks(here: string): TemplateResult {
    const { unit } = this;
    const { now } = register;
    const first = unit.try.findIndex((item) => !now.done[itemKey(unit.unit, item)]);
    return html`<ol class="tasks">${unit.try.map((item, i) => {
      const stars = now.done[itemKey(unit.unit, item)] ?? 0;
      const isNext = now.watched[unit.unit] && i === first;
      return html`<li><a class="tile task ${isNext ? "next" : ""}" href="${here}/${i + 1}" aria-label="${app.t("school.item", { n: i + 1, total: unit.try.length })}, ${app.t("school.stars", { n: stars })}">
        <b class="number" aria-hidden="true">${i + 1}</b>${goalPicture(item.game ?? unit.game, item)}${starRow(stars)}</a></li>`;
    })}
      ${unit.practice?.length ? html`<li><a class="tile task" href="${here}/more/1"><span class="means alone">${signs.more}</span><b>${app.t("school.more")}</b></a></li>` : nothing}</ol>`;
  }

  /** A small game against the computer at its mildest. */
  private async play({ game, fen, goals }: MiniGame): Promise<void> {
    if (goals) return void (location.hash = `#/learn/${this.unit.game}/${this.unit.unit}/play`);
    const [, second] = sidesOf(game);
    const record = newRecord(game, { ...homeCard(game), computer: { side: second, level: 1, seed: Date.now() % 1e9 } }, Date.now(), fen);
    await app.store.put(record);
    location.hash = `#/play/${record.id}`;
  }
}
