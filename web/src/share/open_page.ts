// Opening: a file by choosing or by dragging, or a text that was pasted; what is in it, and the way on from there.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { gameName } from "../table/rule_words.ts";
import { pathOfFen } from "./link.ts";
import { opened } from "./opened.ts";
import { pasteBox } from "./paste_box.ts";
import { type Imported, kFen, kMostBytes, readFile, readText } from "./read_file.ts";

const kMostShown = 200;

export class OpenPage implements Page {
  private games: Imported[] | null = null;
  private told = "";
  /** A file that is too long for here. */
  private long: File | null = null;
  private reading = false;
  private readonly drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    event.preventDefault();
    if (file && event.type === "drop") void this.file(file);
  };

  constructor() {
    addEventListener("dragover", this.drop);
    addEventListener("drop", this.drop);
  }

  title(): string {
    return app.t("page.open.title");
  }

  leave(): void {
    removeEventListener("dragover", this.drop);
    removeEventListener("drop", this.drop);
  }

  private async file(file: File): Promise<void> {
    this.reading = true;
    this.games = this.long = null;
    this.told = "";
    app.redraw();
    const read = await readFile(file);
    this.reading = false;
    if (typeof read !== "string") return this.show(read);
    this.long = read === "page.open.too_long" ? file : null;
    this.show([], app.t(read));
  }

  private async text(text: string): Promise<void> {
    if (!text.trim()) return;
    if (text.length > kMostBytes) return this.file(new File([text], "luatco.pgn"));
    this.show(await readText(text));
  }

  private show(games: Imported[], told = games.length ? "" : app.t("page.open.nothing")): void {
    this.told = told;
    this.games = games;
    app.redraw();
    // One game needs no list.
    if (games.length === 1 && games[0]!.complete) this.go(games[0]!);
  }

  private async check(file: File): Promise<void> {
    const { handOver } = await import("../desk/archive_page.ts");
    handOver([file]);
    location.hash = "#/desk/chess/archive";
  }

  private go(game: Imported): void {
    // Nobody can play from there: the board to set up on says why.
    if (game.notation === kFen && game.findings.length > 0) {
      location.hash = `#/setup/${game.game}/from/${pathOfFen(game.fen)}`;
      return;
    }
    // A record that breaks off opens where it does, with the reason.
    opened.set(game, game.complete ? 0 : game.moves.length);
    location.hash = `#/${opened.placeOf(game)}`;
  }

  view(): TemplateResult {
    const { games } = this;
    return html`<main class="form" data-open>
      <p>${app.t("page.open.about")}</p>
      <label class="button drop"><b>${app.t("page.open.choose")}</b><small>${app.t("page.open.drag")}</small>
        <input class="hidden" type="file" accept=".pgn,.txt,.xqf,.ubb,.fen,.epd,.gz,.dhtmlxq,.html,.htm" @change=${(event: Event) => { const file = (event.target as HTMLInputElement).files?.[0]; if (file) void this.file(file); }}></label>
      ${pasteBox("page.open.paste", "page.open.read", 5, "", (text) => void this.text(text))}
      ${this.reading ? html`<p role="status">${app.t("page.open.reading")}</p>` : nothing}
      ${this.told ? html`<p class="card bad" role="status">${this.told}</p>` : nothing}
      ${this.long ? html`<div class="answers"><button class="main" @click=${() => this.check(this.long!)}>${app.t("page.open.check")}</button></div>` : nothing}
      ${games && games.length > 0 ? html`<section class="group"><h2 role="status">${app.t("page.open.found", { n: games.length })}</h2>
        <ul class="rows">${games.slice(0, kMostShown).map((game) => this.row(game))}</ul></section>` : nothing}
    </main>`;
  }

  private row(game: Imported): TemplateResult {
    const { tags, moves, result, findings } = game;
    const wrong = findings.filter(({ severity }) => severity === "error").length;
    const names = [tags["White"] ?? tags["Red"], tags["Black"]].filter((name) => name && name !== "?").join(" – ");
    const what = game.notation === kFen ? game.fen : `${app.t("page.saved.moves", { n: Math.ceil(moves.length / 2) })} · ${result.replace("1/2-1/2", "½–½")}`;
    return html`<li><button class="row" @click=${() => this.go(game)}>
      <span>${names || gameName(game.game)}<small>${[tags["Event"], tags["Date"]].filter((text) => text && !text.startsWith("?")).join(" · ")}</small>
      <small>${gameName(game.game)} · ${what}${wrong ? ` · ${app.t("page.open.wrong", { n: wrong })}` : ""}</small></span></button></li>`;
  }
}
