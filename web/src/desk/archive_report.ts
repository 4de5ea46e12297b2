// The report on archives as it is read on the screen: counts, how games ended, and the findings of the kind that is chosen.
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { lawLine } from "../law/link.ts";
import { app } from "../page/app.ts";
import { kShapes } from "../page/shapes.ts";
import type { Example, Kind, Place, Report, Totals } from "./archive_messages.ts";
import { asAddress, board, heading, lawOf, players, plyText, sentence } from "./archive_telling.ts";

export interface Choice {
  /** The number of the kind that is looked at; -1: the games with errors. */
  kind: number;
  /** How many of it are shown. */
  shown: number;
  open(place: Place, ply: number): void;
  choose(kind: number, shown: number): void;
}

export const kAtFirst = 6;
/** No kind is unfolded. */
export const kNone = -2;
const kColumns = 24;

const number = (n: number): string => n.toLocaleString(app.language);

export function summary(totals: Totals): TemplateResult {
  const rows: [string, number][] = [
    [app.t("report.games", { n: totals.games }), totals.games], [app.t("report.plies", { n: totals.plies }), totals.plies], [app.t("report.bad", { n: totals.bad }), totals.bad],
    [app.t("report.errors", { n: totals.errors }), totals.errors], [app.t("report.warnings", { n: totals.warnings }), totals.warnings], [app.t("report.notes", { n: totals.notes }), totals.notes],
  ];
  return html`<dl class="numbers">${rows.map(([word, n]) => html`<div><dd>${number(n)}</dd><dt>${word}</dt></div>`)}</dl>`;
}

// --- how the games ended ------------------------------------------------------------------------

type Games = Report["of"][number];

export function shares({ game, results, games }: Games): [string, number][] {
  const [first, second] = kShapes[game].sides;
  const wins = (side: string | undefined): string => app.t("report.wins", { side: side ?? "" }, { game });
  const rows: [string, number][] = [[wins(first), results["1-0"] ?? 0], [app.t("report.draw"), results["1/2-1/2"] ?? 0], [wins(second), results["0-1"] ?? 0]];
  const known = rows.reduce((sum, [, n]) => sum + n, 0);
  return [...rows, [app.t("report.no_result"), games - known]];
}
export const endings = ({ endings }: Games): [string, number][] =>
  Object.entries(endings).sort(([, a], [, b]) => b - a).map(([id, n]) => [id ? app.t(`${id}.name`) : app.t("report.by_players"), n]);

const bars = (rows: [string, number][], all: number): TemplateResult => html`<table class="bars">${rows.filter(([, n]) => n > 0).map(([word, n]) =>
  html`<tr><th scope="row">${word}</th><td><meter min="0" max=${all} .value=${n} aria-hidden="true"></meter></td><td class="n">${number(n)}</td><td class="n">${(n / all).toLocaleString(app.language, { style: "percent", maximumFractionDigits: 1 })}</td></tr>`)}</table>`;

/** Games by their length, so many lengths to a column. */
export function columns(lengths: number[]): { wide: number; counts: number[] } {
  const wide = Math.max(1, Math.ceil(lengths.length / kColumns));
  const counts: number[] = [];
  lengths.forEach((n, length) => (counts[Math.floor(length / wide)] = (counts[Math.floor(length / wide)] ?? 0) + n));
  return { wide, counts };
}
function lengths(games: Games): TemplateResult {
  const { wide, counts } = columns(games.lengths);
  const most = Math.max(...counts, 1);
  const text = counts.flatMap((n, i) => (n ? [`${i * wide}–${(i + 1) * wide - 1}: ${n}`] : [])).join(", ");
  return html`<svg class="columns" viewBox="0 0 ${counts.length * 10} 60" role="img" aria-label=${text} preserveAspectRatio="none">
    ${counts.map((n, i) => svg`<rect x=${i * 10 + 1} y=${58 - (56 * n) / most} width="8" height=${(56 * n) / most + 2}><title>${i * wide}–${(i + 1) * wide - 1}: ${n}</title></rect>`)}</svg>
    <p class="soft axis"><span>0</span><span>${number(counts.length * wide - 1)}</span></p>`;
}

const ofGame = (games: Games): TemplateResult => html`<details class="group" open><summary>${app.t("report.of_game", { game: games.game, n: games.games })}</summary>
  <h3>${app.t("report.results")}</h3>${bars(shares(games), games.games)}
  <h3>${app.t("report.endings")}</h3>${bars(endings(games), games.games)}
  <h3>${app.t("report.lengths")}</h3>${lengths(games)}</details>`;

// --- findings -----------------------------------------------------------------------------------

const badge = ({ severity }: Kind): TemplateResult => html`<b class="badge ${severity}">${app.t("report.weight", { severity })}</b>`;

const place = (report: Report, files: readonly File[], at: Place): TemplateResult => html`<small>${files.length > 1 ? `${at.file} · ` : ""}${app.t("report.game_number", { number: number(at.number) })}
  ${((names) => (names ? ` · ${names}` : ""))(players(report, files, at))}</small>`;

function found(report: Report, files: readonly File[], kind: Kind, example: Example, { open }: Choice): TemplateResult {
  return html`<li class="found" data-example>
    ${example.fen ? html`<img alt="" src=${asAddress(board(kind, example))} loading="lazy">` : nothing}
    <div>${place(report, files, example)}
      <p>${example.ply ? html`<b>${plyText(example.ply)} ${example.token ?? ""}</b> ` : example.token ? html`<b>${example.token}</b> ` : nothing}${sentence(kind, example)}</p>
      <div class="answers"><button @click=${() => open(example, example.ply ?? 0)}>${app.t("page.archive.open")}</button></div></div></li>`;
}

/** All kinds there are; what is known of the chosen one unfolds beneath it. */
function contents(report: Report, files: readonly File[], choice: Choice): TemplateResult {
  const row = (at: number, n: number, sign: TemplateResult | typeof nothing, text: string) => html`<li><button class="row" aria-expanded=${choice.kind === at} @click=${() => choice.choose(choice.kind === at ? kNone : at, kAtFirst)}>
    <b class="n">${number(n)}</b>${sign}<span>${text}</span></button>${choice.kind === at ? chosen(report, files, choice) : nothing}</li>`;
  return html`<ul class="rows kinds">${report.bad ? row(-1, report.bad, nothing, app.t("report.bad_games")) : nothing}${report.kinds.map((kind, i) => row(i, kind.n, badge(kind), heading(kind)))}</ul>`;
}

function chosen(report: Report, files: readonly File[], choice: Choice): TemplateResult | typeof nothing {
  const kind = report.kinds[choice.kind];
  const all = choice.kind < 0 ? report.bad_games.length : (kind?.examples.length ?? 0);
  const more = all > choice.shown ? html`<button @click=${() => choice.choose(choice.kind, choice.shown + 4 * kAtFirst)}>${app.t("page.archive.more")}</button>` : nothing;
  const limit = (n: number) => (n > all ? html`<p class="soft">${app.t("page.archive.first", { n: all })}</p>` : nothing);
  if (choice.kind < 0) {
    if (!all) return nothing;
    return html`<section data-chosen>${limit(report.bad)}<ul class="rows">${report.bad_games.slice(0, choice.shown).map((bad) => badGame(report, files, bad, choice))}</ul>${more}</section>`;
  }
  if (!kind) return nothing;
  const [first] = kind.examples;
  return html`<section data-chosen>
    <p class="soft">${kind.id}${kind.reason ? ` · ${kind.reason}` : ""} ${first ? lawLine(first.game, kind.reason, lawOf(first)) : nothing}</p>
    ${limit(kind.n)}<ul class="rows">${kind.examples.slice(0, choice.shown).map((example) => found(report, files, kind, example, choice))}</ul>${more}</section>`;
}

function badGame(report: Report, files: readonly File[], bad: Report["bad_games"][number], { open }: Choice): TemplateResult {
  const [first] = bad.errors;
  const kind = report.kinds.find(({ id, reason }) => id === first?.id && reason === first?.reason);
  const example = kind?.examples.find(({ file, number }) => file === bad.file && number === bad.number);
  return html`<li><button class="row" @click=${() => open(bad, example?.ply ?? 0)}><span>${place(report, files, bad)}
    <small>${kind ? `${plyText(example?.ply)} ${example?.token ?? ""} ${example ? sentence(kind, example) : heading(kind)}` : ""}</small></span></button></li>`;
}

export function reportView(report: Report, files: readonly File[], choice: Choice): TemplateResult {
  return html`${report.of.map(ofGame)}
    <p class="soft">${report.read.map(({ game, format, notation, n }) => app.t("page.archive.written", { game, n, format: format.toUpperCase(), notation: notation || "–" })).join(" · ")}</p>
    ${report.kinds.length ? html`<h2>${app.t("report.findings")}</h2>${contents(report, files, choice)}` : html`<p class="card good">${app.t("report.clean")}</p>`}`;
}
