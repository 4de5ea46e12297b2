// Biết: the pictures of a unit, one after another, at the child's own speed.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import type { Page } from "../page/page.ts";
import { kShapes } from "../page/shapes.ts";
import type { LineAnswer } from "../table/answers.ts";
import { boardPlace, shown } from "./board_place.ts";
import { focusGo, heard } from "./focus.ts";
import type { Picture, Unit } from "./lesson.ts";
import { signs } from "./pictures.ts";
import { register } from "./register.ts";
import { Replay, type Scene, type View } from "./replay.ts";
import { forget, robot } from "./robot.ts";
import { readArrow, readSign } from "./signs.ts";

/** A picture as a scene: where it has moves, they are made before one's eyes. */
async function sceneOf(unit: Unit, picture: Picture): Promise<Scene> {
  const view: View = {
    fen: picture.fen,
    marks: picture.signs?.map(readSign) ?? [],
    arrows: picture.arrows?.map(readArrow) ?? [],
    last: [],
  };
  const views = [view];
  if (picture.moves?.length) {
    const line = await app.ask<LineAnswer>({ op: "game", game: picture.game ?? unit.game, fen: picture.fen, moves: picture.moves });
    for (const { fen, from, to } of line.plies ?? []) views.push({ fen, marks: [], arrows: [], last: [from, to] });
    views[views.length - 1] = { ...views[views.length - 1], marks: view.marks, arrows: view.arrows };
    if (views.length > 1) views[0] = { ...view, marks: [], arrows: [] };
  }
  return { text: () => app.t(picture.say), views };
}

export class DemoPage implements Page {
  private replay: Replay | null = null;

  constructor(private readonly unit: Unit) {
    forget();
    void Promise.all(unit.learn.map((picture) => sceneOf(unit, picture))).then((scenes) => {
      this.replay = new Replay(scenes);
      this.replay.play(0);
    });
  }

  title(): string {
    return app.t(this.unit.title);
  }
  wayBack(): { href: string; name: string } {
    return { href: `#/learn/${this.unit.game}/${this.unit.unit}`, name: app.t("school.back_to", { text: this.title() }) };
  }
  leave(): void {
    this.replay?.stop();
  }

  private show(n: number): void {
    this.replay?.play(n);
    focusGo();
  }

  private async done(event: MouseEvent): Promise<void> {
    heard(event);
    await register.watched(this.unit.unit);
    location.hash = `#/learn/${this.unit.game}/${this.unit.unit}/1`;
  }

  view(): TemplateResult {
    const { replay } = this;
    const { learn } = this.unit;
    const game = learn[replay?.n ?? 0].game ?? this.unit.game;
    if (!replay) return html`<main class="school item ${game}"></main>`;
    const side = learn.every(({ fen }) => fen.split(" ")[1] === "b") ? kShapes[game].sides[1] : kShapes[game].sides[0];
    return html`<main class="school item ${game}" data-phase="watching">
      <div class="above"><p class="way" role="img" aria-label=${app.t("school.picture", { n: replay.n + 1, total: learn.length })}>
        ${learn.map((_, i) => html`<i class=${i < replay.n ? "lit" : i === replay.n ? "now" : ""}></i>`)}</p>
        ${robot(replay.scene.text())}</div>
      ${boardPlace(game, shown(replay.view), side)}
      <div class="tools">
        ${replay.isLast
          ? html`<button class="large main go" @click=${(event: MouseEvent) => this.done(event)}>${signs.hand}<b>${app.t("school.to_tasks")}</b></button>`
          : html`<button class="large main go" @click=${() => this.show(replay.n + 1)}>${icons.next}<b>${app.t("school.then")}</b></button>`}
        <div class="row-of">
          ${replay.n > 0 ? html`<button class="help" @click=${() => this.show(replay.n - 1)}>${icons.previous}<b>${app.t("school.before")}</b></button>` : nothing}
          <button class="help" aria-label=${app.t("school.watch_again")} @click=${() => this.show(replay.n)}>${signs.again}<b>${app.t("school.watch_again.short")}</b></button></div>
      </div>
    </main>`;
  }
}
