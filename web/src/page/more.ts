// Settings, the games that are kept, everything in one file, and what this is.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { backup, restore } from "../store/backup.ts";
import type { GameName } from "../table/answers.ts";
import type { GameRecord } from "../table/record.ts";
import { gameName } from "../table/rule_words.ts";
import { app } from "./app.ts";
import { chosenSet, pieceSets } from "./board_words.ts";
import { gameIcons, icons } from "./icons.ts";
import type { Page } from "./page.ts";
import { routes } from "./routes.ts";
import type { Settings } from "./settings.ts";
import { kGames } from "./shapes.ts";
import { hasVoice } from "./voice.ts";

/** The pages that have no other door. */
const listed = Object.entries(routes).filter(([, { menu }]) => menu);

const kSetWords: Record<string, string> = {
  cburnett: "page.pieces.figures",
  han_vi: "page.pieces.han_vi",
  han: "page.pieces.han",
  letters_vi: "page.pieces.letters_vi",
  letters_en: "page.pieces.letters_en",
};

/** More would hide the settings below them. */
const kFirstGames = 6;

export class MorePage implements Page {
  private games: GameRecord[] = [];
  private told = "";
  /** The site brings clips for devices without a voice. */
  private clips = false;
  /** Every game is listed, not only the newest. */
  private all = false;
  /** The game whose removal was asked for once: a child's finger strays. */
  private doomed = "";

  constructor() {
    void this.read();
  }

  private async read(): Promise<void> {
    await app.ready;
    this.games = await app.store.list();
    app.redraw();
    if (!hasVoice()) this.clips = await import("../school/clips.ts").then(({ hasClips }) => hasClips(), () => false);
    app.redraw();
  }

  title(): string {
    return app.t("page.more.title");
  }

  view(): TemplateResult {
    const { settings } = app;
    return html`<main class="form">
      <section class="group"><h2>${app.t("page.saved.title")}</h2>
        ${this.games.length === 0 ? html`<p class="soft">${app.t("page.saved.none")}</p>` : nothing}
        <ul class="rows">${this.games.slice(0, this.all ? 500 : kFirstGames).map((record) => this.row(record))}</ul>
        ${this.all || this.games.length <= kFirstGames ? nothing : html`<div class="answers"><button @click=${() => { this.all = true; app.redraw(); }}>${app.t("page.saved.all", { n: this.games.length })}</button></div>`}
        <div class="answers">
          <button @click=${() => this.save()}>${app.t("page.saved.export")}</button>
          <label class="button">${app.t("page.saved.import")}<input class="hidden" type="file" accept=".json,application/json" @change=${(event: Event) => this.load(event)}></label>
        </div>
        ${this.told ? html`<p role="status">${this.told}</p>` : nothing}
      </section>

      ${this.choices("page.settings.language", [["", "page.settings.as_browser"], ["vi", "page.settings.vi"], ["en", "page.settings.en"]], settings.language, (language) => ({ language }))}
      ${this.choices("page.settings.theme", [["", "page.settings.as_device"], ["light", "page.settings.light"], ["dark", "page.settings.dark"]], settings.theme, (theme) => ({ theme }))}
      ${kGames.filter((game) => game !== "pawns").map((game) => this.choices(game === "chess" ? "page.settings.chess_pieces" : "page.settings.xiangqi_pieces",
        pieceSets(game).map((set): [string, string] => [set, kSetWords[set]]), chosenSet(game),
        (set) => ({ pieces: { ...settings.pieces, [game as GameName]: set } })))}
      <section class="group"><h2>${app.t("page.settings.help")}</h2>
        ${this.toggle("page.settings.targets", settings.targets, (targets) => ({ targets }))}
        ${this.toggle("page.settings.sound", settings.sound, (sound) => ({ sound }))}
        ${hasVoice() || this.clips ? this.toggle("page.settings.voice", settings.voice, (voice) => ({ voice })) : html`<p class="soft">${app.t("page.settings.no_voice")}</p>`}
      </section>
      ${listed.length === 0 ? nothing : html`<nav class="group" aria-label=${app.t("page.more.pages")}><h2>${app.t("page.more.pages")}</h2>
        <ul class="rows">${listed.map(([path, { title, href }]) => html`<li><a class="row" href=${href?.() ?? `#/${path}`}><span>${app.t(title)}</span></a></li>`)}</ul></nav>`}
      <section class="group"><h2>${app.t("page.about.title")}</h2>
        <p>${app.t("page.about.promise")}</p>
        <p class="soft">${app.t(missing() ? "page.about.missing" : "page.about.offline")}</p>
      </section>
    </main>`;
  }

  private row(record: GameRecord): TemplateResult {
    const when = new Date(record.updated).toLocaleDateString(navigator.language.startsWith(app.language) ? navigator.language : app.language);
    const name = app.t("page.saved.delete", { text: `${gameName(record.game)} ${when}` });
    const state = record.result ? record.result.replace("1/2-1/2", "½–½") : app.t("page.saved.running");
    return html`<li><a class="row" href="#/play/${record.id}">${gameIcons[record.game]}
      <span>${gameName(record.game)} · ${app.t("page.saved.moves", { n: Math.ceil(record.plies / 2) })} · ${state}<small>${when}</small></span></a>
      ${this.doomed === record.id
        ? html`<button class="choice" aria-label=${name} @click=${() => this.remove(record)}>${app.t("page.saved.delete_now")}</button>`
        : html`<button class="round" aria-label=${name} @click=${() => { this.doomed = record.id; app.redraw(); }}>${icons.close}</button>`}</li>`;
  }

  private async remove(record: GameRecord): Promise<void> {
    await app.store.remove(record.id);
    await this.read();
  }

  private async save(): Promise<void> {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await backup(app.store)], { type: "application/json" }));
    link.download = `luatco-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  private async load(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    const read = await restore(app.store, await file.text());
    this.told = read ? app.t("page.saved.imported", { n: read.taken, limit: read.left }) : app.t("page.saved.not_ours");
    input.value = "";
    await this.read();
  }

  private choices(title: string, all: [string, string][], now: string, then: (value: never) => Partial<Settings>): TemplateResult {
    return html`<div class="group" role="radiogroup" aria-label=${app.t(title)}><h2>${app.t(title)}</h2><div class="choices">
      ${all.map(([value, word]) => html`<button class="choice" role="radio" aria-checked=${value === now} @click=${() => app.change(then(value as never))}>${app.t(word)}</button>`)}
    </div></div>`;
  }

  private toggle(id: string, on: boolean, then: (on: boolean) => Partial<Settings>): TemplateResult {
    return html`<button class="switch" role="switch" aria-checked=${on} @click=${() => app.change(then(!on))}>${app.t(id)}</button>`;
  }
}

/** Plain http off this machine: no offline, no wake lock, no promise to keep the games. */
const missing = (): boolean => !globalThis.isSecureContext;
