// A unit: what there is to watch, and what there is to do.
import { html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { itemKey, type Unit } from "./lesson.ts";
import { goalPicture, signs, starRow, unitPicture } from "./pictures.ts";
import { register } from "./register.ts";
import { forget, robot, sayOnce } from "./robot.ts";

export class UnitPage implements Page {
  constructor(private readonly unit: Unit) {
    forget();
  }

  title(): string {
    return app.t(this.unit.title);
  }
  wayBack(): { href: string; name: string } {
    return { href: `#/learn/${this.unit.game}`, name: app.t("school.back_to_map") };
  }

  view(): TemplateResult {
    const { unit } = this;
    const { now } = register;
    const here = `#/learn/${unit.game}/${unit.unit}`;
    const first = unit.try.findIndex((item) => !now.done[itemKey(unit.unit, item)]);
    const watched = now.watched[unit.unit];
    const said = app.t(watched ? "school.unit.do" : "school.unit.watch", { text: app.t(unit.title) });
    sayOnce(said);
    return html`<main class="school unit ${unit.game}">
      ${robot(said)}
      <a class="tile watch ${watched ? "" : "next"}" href="${here}/watch">${unitPicture(unit)}<span class="name"><b>${app.t("school.watch")}</b><small>${app.t(unit.title)}</small></span>
        <span class="corner">${watched ? signs.yes : signs.eye}</span></a>
      <h2>${app.t("school.do")}</h2>
      <ol class="tasks">${unit.try.map((item, i) => {
        const stars = now.done[itemKey(unit.unit, item)] ?? 0;
        return html`<li><a class="tile task ${watched && i === first ? "next" : ""}" href="${here}/${i + 1}" aria-label="${app.t("school.item", { n: i + 1, total: unit.try.length })}, ${app.t("school.stars", { n: stars })}">
          <b class="number" aria-hidden="true">${i + 1}</b>${goalPicture(unit.game, item)}${starRow(stars)}</a></li>`;
      })}</ol>
    </main>`;
  }
}
