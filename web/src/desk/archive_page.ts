// The report on archives of games, made on this device.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { Page } from "../page/page.ts";
import { opened } from "../share/opened.ts";
import { saveAs } from "../share/save.ts";
import type { GameName, RuleSet } from "../table/answers.ts";
import { gameName, ruleName } from "../table/rule_words.ts";
import { asPage, asTable } from "./archive_export.ts";
import type { Place, Report, Totals } from "./archive_messages.ts";
import { ArchiveReader, gameAt } from "./archive_reader.ts";
import { type Choice, kAtFirst, reportView, summary } from "./archive_report.ts";
import { deskTabs } from "./tabs.ts";

const kJudged: GameName[] = ["chess", "xiangqi"];

/** The set that each game is held to, where another than its first was chosen. */
const rules: Partial<Record<GameName, string>> = {};

/** Given from another page, to be read here. */
let handed: File[] = [];
export const handOver = (files: File[]): void => void (handed = files);

/** What was read last: who comes back from a game finds the report as it was. */
let kept: { files: File[]; report: Report; told: string } | null = null;

export class ArchivePage implements Page {
  private files: File[] = kept?.files ?? [];
  private report: Report | null = kept?.report ?? null;
  private totals: Totals | null = kept?.report ?? null;
  private share = 0;
  private reading = false;
  private told = kept?.told ?? "";
  private fault = "";
  private chosen = { kind: 0, shown: kAtFirst };
  private readonly reader = new ArchiveReader();

  private readonly sets = new Map<GameName, RuleSet[]>();

  constructor(private readonly game: GameName) {
    void Promise.all(kJudged.map(async (one) => this.sets.set(one, await app.rules(one)))).then(() => app.redraw());
    const files = handed;
    handed = [];
    void this.read(files);
  }

  title(): string {
    return app.t("page.desk.archive");
  }

  leave(): void {
    this.reader.close();
  }

  private async read(files: File[]): Promise<void> {
    if (!files.length) return;
    Object.assign(this, { files, report: null, totals: null, share: 0, reading: true, told: "", fault: "", chosen: { kind: 0, shown: kAtFirst } });
    kept = null;
    app.redraw();
    try {
      const { report, stopped, ms } = await this.reader.read(files, Object.values(rules), ({ done, all, totals }) => {
        this.share = all ? done / all : 0;
        this.totals = totals;
        app.redraw();
      });
      this.report = this.totals = report;
      const seconds = (ms / 1000).toLocaleString(app.language, { maximumFractionDigits: 1 });
      const by = report.of.map(({ game }) => `${gameName(game)}: ${ruleName(rules[game] ?? this.sets.get(game)?.[0]?.name ?? "")}`);
      this.told = `${by.join("; ")}${by.length ? ". " : ""}${app.t("page.archive.took", { text: seconds })}${stopped ? ` ${app.t("page.archive.stopped")}` : ""}`;
      this.fault = report.faults.map(({ file, id }) => `${file}: ${app.t(id)}`).join(" ");
      if (!report.games && !this.fault) this.fault = app.t("page.open.nothing");
      kept = { files, report, told: this.told };
    } catch {
      this.fault = app.t("page.archive.no_room");
    }
    this.reading = false;
    app.redraw();
  }

  private async open(place: Place, ply: number): Promise<void> {
    const at = this.files.findIndex(({ name }) => name === place.file);
    const game = await gameAt(this.files[at]!, this.report?.sources[at] ?? "utf-8", place).catch(() => null);
    this.fault = game ? "" : app.t("page.archive.gone");
    if (!game) return app.redraw();
    opened.set(game, ply);
    location.hash = `#/${opened.placeOf(game)}`;
  }

  private readonly drop = (event: DragEvent): void => {
    event.preventDefault();
    void this.read([...(event.dataTransfer?.files ?? [])]);
  };

  view(): TemplateResult {
    const { report, totals, files } = this;
    const choice: Choice = {
      ...this.chosen,
      open: (place, ply) => void this.open(place, ply),
      choose: (kind, shown) => {
        this.chosen = { kind, shown };
        app.redraw();
      },
    };
    return html`<main class="form archive" data-archive @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${this.drop}>
      ${deskTabs(this.game, "archive")}
      <p>${app.t("page.archive.about")}</p>
      <label class="button drop"><b>${app.t("page.archive.choose")}</b><span>${app.t("page.open.drag")}</span><small>${app.t("page.archive.formats")}</small>
        <input class="hidden" type="file" multiple @change=${(event: Event) => void this.read([...((event.target as HTMLInputElement).files ?? [])])}></label>
      <div class="choices two">${[...this.sets].map(([game, sets]) => html`<label class="select"><span>${app.t("page.archive.rules", { game })}</span><select data-rules=${game}
        @change=${(event: Event) => { rules[game] = (event.target as HTMLSelectElement).value; void this.read(this.files); }}>
        ${sets.map(({ name }) => html`<option value=${name} .selected=${name === (rules[game] ?? sets[0]!.name)}>${ruleName(name)}</option>`)}</select></label>`)}</div>
      ${this.fault ? html`<p class="card bad" role="alert">${this.fault}</p>` : nothing}
      ${this.reading ? html`<div class="answers progress"><progress max="1" .value=${this.share} aria-label=${app.t("page.archive.progress")}></progress><button @click=${() => this.reader.stop()}>${app.t("page.archive.stop")}</button></div>` : nothing}
      ${totals ? html`<section class="group" ?data-done=${report !== null} aria-label=${app.t("report.title")}>
        <p role="status" class="soft">${files.map(({ name }) => name).join(", ")}${this.told ? `. ${this.told}` : ""}</p>
        ${summary(totals)}
        ${report ? html`${reportView(report, files, choice)}
          <div class="answers"><button @click=${() => saveAs("luatco.html", asPage(report, files), "text/html;charset=utf-8")}>${app.t("page.archive.html")}</button>
            <button @click=${() => saveAs("luatco.csv", asTable(report, files), "text/csv;charset=utf-8")}>${app.t("page.archive.csv")}</button></div>` : nothing}
      </section>` : nothing}
    </main>`;
  }
}
