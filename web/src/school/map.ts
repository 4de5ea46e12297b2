// The course of a game as a path of pictures.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { gameIcons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { gameName } from "../table/rule_words.ts";
import { face } from "./faces.ts";
import { basics, type CourseGame, itemKey, kCourses, type Unit } from "./lesson.ts";
import { signs, starRow, unitPicture } from "./pictures.ts";
import { register } from "./register.ts";
import { forget, robot, sayOnce } from "./robot.ts";
import { allStars, doneOf, unitStars } from "./stars.ts";

export class MapPage implements Page {
  constructor(
    private readonly game: CourseGame,
    private readonly units: readonly Unit[],
    /** The items to be met again, by itemKey. */
    private readonly due: readonly string[],
  ) {
    forget();
  }

  title(): string {
    return app.t("page.learn.title");
  }

  view(): TemplateResult {
    const { game, units } = this;
    const said = app.t("school.welcome");
    sayOnce(said);
    const next = units.find((unit) => doneOf(register.now, unit) < unit.try.length);
    return html`<main class="school map ${game}">
      <div class="who">
        <a class="me" href="#/learn/pupils" aria-label=${app.t("school.pupils.title")}>${face(register.now.face)}</a>
        <nav class="courses" aria-label=${app.t("page.games.title")}>${kCourses.map((one) => html`<a href="#/learn/${one}" aria-current=${one === game ? "page" : nothing}>${gameIcons[one]}<span>${gameName(one)}</span></a>`)}</nav>
        <span class="purse" role="img" aria-label=${app.t("school.all_stars", { n: allStars(register.now) })}>${signs.star}<b>${allStars(register.now)}</b></span>
      </div>
      ${robot(said)}
      ${this.today()}
      <ol class="path">${basics(units).map((unit) => this.tile(unit, unit === next))}</ol>
      ${[...new Set(units.flatMap(({ roadmap }) => roadmap ?? []))].map((step) => html`<h2>${app.t("school.step", { n: step })}</h2>
        <ol class="path">${units.filter(({ roadmap }) => roadmap === step).map((unit) => this.tile(unit, unit === next))}</ol>`)}
    </main>`;
  }

  /** What there is besides the lessons: today's five, what to meet again, the exam, and the grown-ups' door. */
  private today(): TemplateResult {
    const { game } = this;
    const keys = new Set(this.due);
    const waiting = this.units.reduce((sum, { unit, try: items }) => sum + items.filter((item) => keys.has(itemKey(unit, item))).length, 0);
    const small = (href: string, sign: TemplateResult, text: string, more: TemplateResult | typeof nothing = nothing): TemplateResult =>
      html`<a class="tile small" href=${href}><span class="means">${sign}</span><b class="name">${app.t(text)}</b>${more}</a>`;
    return html`<nav class="today" aria-label=${app.t("school.today")}>
      ${small(`#/learn/${game}/daily`, signs.sun, "school.daily.title")}
      ${small(`#/learn/${game}/review`, signs.again, "school.review.title", waiting ? html`<span class="count">${waiting}</span>` : nothing)}
      ${small(`#/learn/${game}/exam`, signs.cup, "school.exam.title")}
      ${small("#/learn/parents", signs.lock, "school.parents.title")}</nav>`;
  }

  private tile(unit: Unit, next: boolean): TemplateResult {
    const stars = unitStars(register.now, unit);
    return html`<li><a class="tile ${next ? "next" : ""}" href="#/learn/${unit.game}/${unit.unit}">
      ${unitPicture(unit)}<b class="name">${app.t(unit.title)}</b>${starRow(stars, app.t("school.stars", { n: stars }))}</a></li>`;
  }
}
