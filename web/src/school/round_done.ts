// The end of a round: how it went, and where to go now.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { face } from "./faces.ts";
import type { CourseGame, Unit } from "./lesson.ts";
import { signs, unitPicture } from "./pictures.ts";
import { register } from "./register.ts";
import { forget, robot, sayOnce } from "./robot.ts";

export class RoundDonePage implements Page {
  /** `text` with {n} of {total}; `again`: the units to be repeated. */
  constructor(
    private readonly game: CourseGame,
    private readonly text: string,
    private readonly n: number,
    readonly wayBack: () => { href: string; name: string },
    private readonly total = 0,
    private readonly again: readonly Unit[] = [],
  ) {
    forget();
  }

  title(): string {
    return app.t("page.learn.title");
  }

  view(): TemplateResult {
    const said = app.t(this.text, { n: this.n, total: this.total });
    sayOnce(said);
    const back = this.wayBack();
    return html`<main class="school done ${this.game}" data-phase="done">
      <div class="me large-face">${face(register.now.face)}</div>
      ${this.n ? html`<p class="prize" aria-hidden="true">${signs.star}<b>${this.n}${this.total ? `/${this.total}` : ""}</b></p>` : nothing}
      ${robot(said, this.n ? "glad" : "asks")}
      ${this.again.length
        ? html`<h2>${app.t("school.exam.repeat")}</h2><ol class="path">${this.again.map((unit) => html`<li><a class="tile" href="#/learn/${unit.game}/${unit.unit}">${unitPicture(unit)}<b class="name">${app.t(unit.title)}</b></a></li>`)}</ol>`
        : nothing}
      <a class="large main go" href=${back.href}>${icons.next}<b>${back.name}</b></a>
    </main>`;
  }
}
