// The report on an archive of games: read on this device, finding by finding.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { opened } from "../share/opened.ts";
import type { Finding, Imported } from "../share/read_file.ts";
import type { GameName } from "../table/answers.ts";
import { type Progress, readArchive } from "./archive_reader.ts";
import { deskTabs } from "./tabs.ts";

const kMostShown = 300;
/** The page is drawn anew at most so often while it reads, ms. */
const kDraw = 120;

interface Bad {
  number: number;
  game: Imported;
  finding: Finding;
}

export class ArchivePage implements Page {
  private games = 0;
  private plies = 0;
  private faulty = 0;
  private readonly kinds = new Map<string, { finding: Finding; game: GameName; times: number }>();
  private bad: Bad[] = [];
  private progress: Progress | null = null;
  private took = 0;
  private stop = new AbortController();

  constructor(private readonly game: GameName) {}

  title(): string {
    return app.t("page.desk.archive");
  }

  leave(): void {
    this.stop.abort();
  }

  private async read(file: File): Promise<void> {
    this.stop.abort();
    this.stop = new AbortController();
    this.games = this.plies = this.faulty = this.took = 0;
    this.kinds.clear();
    this.bad = [];
    const begin = performance.now();
    let drawn = begin;
    await readArchive(file, (games, progress) => {
      for (const game of games) this.take(game);
      this.progress = progress;
      if (performance.now() - drawn < kDraw) return;
      drawn = performance.now();
      app.redraw();
    }, this.stop.signal);
    this.took = performance.now() - begin;
    app.redraw();
  }

  private take(game: Imported): void {
    ++this.games;
    this.plies += game.moves.length;
    const errors = game.findings.filter(({ severity }) => severity === "error");
    if (errors.length > 0) ++this.faulty;
    for (const finding of game.findings) {
      if (finding.severity === "note") continue;
      const kind = this.kinds.get(finding.id) ?? { finding, game: game.game, times: 0 };
      ++kind.times;
      this.kinds.set(finding.id, kind);
    }
    if (errors[0] && this.bad.length < kMostShown) this.bad.push({ number: this.games, game, finding: errors[0] });
  }

  view(): TemplateResult {
    const { progress } = this;
    const number = (n: number) => n.toLocaleString(app.language);
    return html`<main class="form" data-archive>
      ${deskTabs(this.game, "archive")}
      <p>${app.t("page.archive.about", { text: "luatco check" })}</p>
      <label class="button drop"><b>${app.t("page.open.choose")}</b><small>.pgn</small>
        <input class="hidden" type="file" accept=".pgn,.txt" @change=${(event: Event) => { const file = (event.target as HTMLInputElement).files?.[0]; if (file) void this.read(file); }}></label>
      ${progress ? html`<section class="group" ?data-done=${this.took > 0}>
        <progress max=${progress.all} .value=${progress.done} aria-label=${app.t("page.archive.progress")}></progress>
        <p role="status">${app.t("page.archive.read", { n: this.games, text: number(this.plies), limit: this.faulty })}${this.took ? ` ${app.t("page.archive.took", { text: (this.took / 1000).toLocaleString(app.language, { maximumFractionDigits: 1 }) })}` : ""}</p>
        ${this.kinds.size ? html`<h2>${app.t("page.archive.kinds")}</h2><ul class="kinds">${[...this.kinds.values()].sort((a, b) => b.times - a.times).map(({ finding, game, times }) =>
          html`<li><b>${number(times)}</b> ${app.tell(finding, { game })}</li>`)}</ul>` : this.took ? html`<p class="card good">${app.t("page.archive.clean")}</p>` : nothing}
        ${this.bad.length ? html`<h2>${app.t("page.archive.games")}</h2><ul class="rows">${this.bad.map((bad) => this.row(bad))}</ul>` : nothing}
      </section>` : nothing}
    </main>`;
  }

  private row({ number, game, finding }: Bad): TemplateResult {
    const names = [game.tags["White"] ?? game.tags["Red"], game.tags["Black"]].filter((name) => name && name !== "?").join(" – ");
    return html`<li><button class="row" @click=${() => { opened.set(game); location.hash = `#/${opened.placeOf(game)}`; }}><span>${number}. ${names}
      <small>${finding.ply ? `${Math.ceil(finding.ply / 2)}${finding.ply % 2 ? "." : "…"} ${finding.token ?? ""} ` : ""}${app.tell(finding, { game: game.game })}</small></span></button></li>`;
  }
}
