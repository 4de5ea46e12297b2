// For parents: what was learned, what to repeat, five minutes for today, and what to play at home.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { gameName } from "../table/rule_words.ts";
import { face, faceName } from "./faces.ts";
import { Gate } from "./gate.ts";
import { type CourseGame, itemKey, kCourses, type Unit } from "./lesson.ts";
import { starRow } from "./pictures.ts";
import type { Pace, Pupil } from "./pupil.ts";
import { register } from "./register.ts";
import { kExam, kReview } from "./round.ts";
import { allStars, doneOf, unitStars } from "./stars.ts";

type Courses = Record<CourseGame, readonly Unit[]>;

export class ParentsPage implements Page {
  private readonly gate = new Gate(() => app.redraw());
  private removing = false;

  constructor(
    private readonly courses: Courses,
    private due: readonly string[],
  ) {}

  title(): string {
    return app.t("school.parents.title");
  }
  wayBack(): { href: string; name: string } {
    return { href: "#/learn", name: app.t("school.back_to_map") };
  }

  view(): TemplateResult {
    if (!this.gate.isOpen) return this.gate.view();
    const { now, all } = register;
    return html`<main class="school parents form">
      <div class="who">${all.map((pupil) => html`<button class="me" aria-pressed=${pupil.id === now.id} aria-label=${faceName(pupil.face)}
        @click=${() => this.choose(pupil)}>${face(pupil.face)}</button>`)}</div>
      <p>${app.t("school.parents.sum", { n: allStars(now), total: now.days.length })}</p>
      ${kCourses.map((game) => this.course(game))}
      ${this.paces()}
      <section class="group"><h2>${app.t("school.parents.more")}</h2>
        <div class="answers">${kCourses.map((game) => html`<a class="button" href="#/learn/make/${game}">${app.t("school.make.for", { text: gameName(game) })}</a>`)}</div>
        <div class="answers">${this.removing
          ? html`<p>${app.t("school.parents.remove_sure")}</p><button @click=${() => this.remove()}>${app.t("school.parents.remove_yes")}</button><button class="main" @click=${() => this.ask(false)}>${app.t("page.cancel")}</button>`
          : html`<button @click=${() => this.ask(true)}>${app.t("school.parents.remove")}</button>`}</div>
      </section>
    </main>`;
  }

  /** One game: the plan for today, what was learned, and the tips. */
  private course(game: CourseGame): TemplateResult {
    const { now } = register;
    const units = this.courses[game];
    const begun = units.filter((unit) => doneOf(now, unit) > 0 || now.watched[unit.unit]);
    const next = units.find((unit) => doneOf(now, unit) < unit.try.length);
    const keys = new Set(this.due);
    const weak = units.filter((unit) => unit.try.some((item) => keys.has(itemKey(unit.unit, item))));
    const waiting = units.reduce((sum, unit) => sum + unit.try.filter((item) => keys.has(itemKey(unit.unit, item))).length, 0);
    const last = begun[begun.length - 1];
    return html`<section class="group"><h2>${gameName(game)}</h2>
      <h3>${app.t("school.parents.plan")}</h3>
      <ol class="plan">
        ${waiting ? html`<li><a href="#/learn/${game}/review">${app.t("school.parents.plan_review", { n: Math.min(waiting, kReview) })}</a></li>` : nothing}
        ${next ? html`<li><a href="#/learn/${game}/${next.unit}">${app.t("school.parents.plan_next", { text: app.t(next.title) })}</a></li>` : nothing}
        <li>${app.t((last ?? next ?? units[0]).tip)}</li>
      </ol>
      ${weak.length ? html`<h3>${app.t("school.parents.repeat")}</h3><ul>${weak.map((unit) => html`<li><a href="#/learn/${game}/${unit.unit}">${app.t(unit.title)}</a></li>`)}</ul>` : nothing}
      <h3>${app.t("school.parents.learned")}</h3>
      ${begun.length ? nothing : html`<p class="soft">${app.t("school.parents.nothing")}</p>`}
      ${begun.map((unit) => html`<details class="learned"><summary><span>${app.t(unit.title)}</span>${starRow(unitStars(now, unit), app.t("school.parents.of", { n: doneOf(now, unit), total: unit.try.length }))}</summary>
        <p>${app.t(unit.tip)}</p><p><a href="#/learn/${game}/${unit.unit}/sheet">${app.t("school.sheet.title")}</a></p></details>`)}
      ${now.exams[game] !== undefined ? html`<p>${app.t("school.parents.exam", { n: now.exams[game], total: kExam })}</p>` : nothing}
    </section>`;
  }

  private paces(): TemplateResult {
    const pace = (name: Pace, text: string): TemplateResult => html`<button class="choice" role="radio" aria-checked=${register.now.pace === name}
      @click=${() => { register.now.pace = name; void register.keep(); app.redraw(); }}>${app.t(text)}</button>`;
    return html`<section class="group"><h2>${app.t("school.parents.pace")}</h2>
      <div class="choices" role="radiogroup" aria-label=${app.t("school.parents.pace")}>${pace("young", "school.pace.young")}${pace("older", "school.pace.older")}</div>
      <p class="soft">${app.t("school.parents.pace_help")}</p></section>`;
  }

  private async choose(pupil: Pupil): Promise<void> {
    await register.choose(pupil);
    this.due = await register.due();
    app.redraw();
  }

  private ask(removing: boolean): void {
    this.removing = removing;
    app.redraw();
  }

  private async remove(): Promise<void> {
    this.removing = false;
    await register.remove(register.now);
    this.due = await register.due();
    app.redraw();
  }
}
