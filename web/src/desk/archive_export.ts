// The report as files: a page that stands alone, and a table for a spreadsheet.
import { app } from "../page/app.ts";
import type { Report } from "./archive_messages.ts";
import { endings, shares } from "./archive_report.ts";
import { board, heading, players, plyText, sentence } from "./archive_telling.ts";

const kBoards = 3;
const kStyle = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}table{border-collapse:collapse}td,th{padding:2px 10px;text-align:start;border-bottom:1px solid #ccc}figure{display:inline-block;width:18rem;vertical-align:top;margin:.5rem}figure svg{width:100%;height:auto}small{color:#666}@media print{figure{break-inside:avoid}}";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** One file, no script, nothing loaded; the first of each kind with its board. */
export function asPage(report: Report, files: readonly File[]): string {
  const title = app.t("report.title");
  const number = (n: number): string => n.toLocaleString(app.language);
  const table = (rows: [string, number][]): string => `<table>${rows.filter(([, n]) => n > 0).map(([word, n]) => `<tr><td>${number(n)}</td><td>${escaped(word)}</td></tr>`).join("")}</table>`;
  const counts: [string, number][] = [
    [app.t("report.games", { n: report.games }), report.games], [app.t("report.plies", { n: report.plies }), report.plies], [app.t("report.bad", { n: report.bad }), report.bad],
    [app.t("report.errors", { n: report.errors }), report.errors], [app.t("report.warnings", { n: report.warnings }), report.warnings], [app.t("report.notes", { n: report.notes }), report.notes],
  ];
  const of = report.of.map((games) => `<h2>${escaped(app.t("report.of_game", { game: games.game, n: games.games }))}</h2><h3>${escaped(app.t("report.results"))}</h3>${table(shares(games))}<h3>${escaped(app.t("report.endings"))}</h3>${table(endings(games))}`);
  // Pieces are symbols by their names, and two drawings in one document would share them.
  let drawn = 0;
  const figure = (kind: Report["kinds"][number], example: (typeof kind)["examples"][number]): string => {
    const picture = example.fen ? board(kind, example).replace(/(id="|href="#)/g, `$1p${++drawn}_`) : "";
    const names = players(report, files, example);
    return `<figure>${picture}<figcaption><small>${escaped(example.file)}, ${escaped(app.t("report.game_number", { number: number(example.number) }))}${names ? `, ${escaped(names)}` : ""}</small><br><b>${escaped(`${plyText(example.ply)} ${example.token ?? ""}`)}</b> ${escaped(sentence(kind, example))}</figcaption></figure>`;
  };
  const kinds = report.kinds.map((kind) => `<section><h3>${number(kind.n)} × ${escaped(app.t("report.weight", { severity: kind.severity }))}: ${escaped(heading(kind))}</h3><p><small>${escaped(kind.reason ?? kind.id)}</small></p>${kind.examples.slice(0, kBoards).map((example) => figure(kind, example)).join("")}</section>`);
  return `<!doctype html><html lang="${app.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>${kStyle}</style></head><body><h1>${escaped(title)}</h1>` +
    `<p>${files.map(({ name }) => escaped(name)).join(", ")}</p>${table(counts)}${of.join("")}<h2>${escaped(app.t("report.findings"))}</h2>${kinds.join("") || `<p>${escaped(app.t("report.clean"))}</p>`}</body></html>\n`;
}

/** A cell that no spreadsheet takes for a formula. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? "");
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(tame) ? `"${tame.replace(/"/g, '""')}"` : tame;
}

/** A row a finding that the report names. */
export function asTable(report: Report, files: readonly File[]): string {
  const rows: (string | number | undefined)[][] = [["file", "game", "players", "ply", "token", "severity", "id", "rule", "text"]];
  for (const kind of report.kinds) {
    for (const example of kind.examples) {
      rows.push([example.file, example.number, players(report, files, example), example.ply, example.token, kind.severity, kind.id, kind.reason, sentence(kind, example)]);
    }
  }
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
