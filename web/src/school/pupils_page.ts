// Who is learning? A picture to touch; a new pupil chooses a picture and a pace, and nothing else is asked.
import { html, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { face, faceName, kFaces } from "./faces.ts";
import { signs } from "./pictures.ts";
import { newPupil, type Pace, type Pupil } from "./pupil.ts";
import { register } from "./register.ts";
import { forget, robot, sayOnce } from "./robot.ts";
import { allStars } from "./stars.ts";

export class PupilsPage implements Page {
  /** A new pupil is being made: first the picture, then the pace. */
  private making: "" | "face" | "pace" = "";
  private chosen = "";

  constructor() {
    forget();
  }

  title(): string {
    return app.t("school.pupils.title");
  }
  wayBack(): { href: string; name: string } {
    return { href: "#/learn", name: app.t("school.back_to_map") };
  }

  private async enter(pupil: Pupil): Promise<void> {
    await register.choose(pupil);
    location.hash = "#/learn";
  }

  private pick(name: string): void {
    this.chosen = name;
    this.making = "pace";
    app.redraw();
  }

  view(): TemplateResult {
    const said = app.t({ "": "school.pupils.title", face: "school.pupils.face", pace: "school.pupils.pace" }[this.making]);
    sayOnce(said);
    return html`<main class="school pupils">${robot(said)}${this.making === "" ? this.all() : this.making === "face" ? this.faces() : this.paces()}</main>`;
  }

  private all(): TemplateResult {
    return html`<ol class="path">${register.all.map((pupil) => html`<li><button class="tile ${pupil.id === register.now.id ? "next" : ""}" aria-pressed=${pupil.id === register.now.id}
        aria-label=${app.t("school.pupils.one", { text: faceName(pupil.face), n: allStars(pupil) })} @click=${() => this.enter(pupil)}>
        ${face(pupil.face)}<span class="purse" aria-hidden="true">${signs.star}<b>${allStars(pupil)}</b></span></button></li>`)}
      <li><button class="tile" aria-label=${app.t("school.pupils.new")} @click=${() => { this.making = "face"; app.redraw(); }}><span class="plus">${icons.add}</span><b>${app.t("school.pupils.new")}</b></button></li></ol>
      <a class="help" href="#/learn/parents">${signs.lock}<b>${app.t("school.parents.title")}</b></a>`;
  }

  private faces(): TemplateResult {
    const taken = register.all.map((pupil) => pupil.face);
    return html`<ol class="path">${kFaces.map((name) => html`<li><button class="tile" ?disabled=${taken.includes(name)} aria-label=${faceName(name)}
      @click=${() => this.pick(name)}>${face(name)}</button></li>`)}</ol>`;
  }

  private paces(): TemplateResult {
    const pace = (name: Pace, text: string, size: string): TemplateResult => html`<li><button class="tile" @click=${() => this.enter(newPupil(this.chosen, name, Date.now()))}>
      <span class="pace ${size}">${face(this.chosen)}</span><b>${app.t(text)}</b></button></li>`;
    return html`<ol class="path">${pace("young", "school.pace.young", "small")}${pace("older", "school.pace.older", "big")}</ol>`;
  }
}
