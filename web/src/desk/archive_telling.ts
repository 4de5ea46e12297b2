// What a finding of the report says, and its board. The twin of archive::sentence().
import { app } from "../page/app.ts";
import { boardArt } from "../page/board_words.ts";
import { kShapes } from "../page/shapes.ts";
import { pictureFile } from "../picture/picture.ts";
import { decoded } from "../share/read_file.ts";
import { shownBy } from "../table/marks.ts";
import type { Args } from "../words/filler.ts";
import type { Example, Kind, KindId, Place, Report } from "./archive_messages.ts";

type Facts = Args & { reason?: { id: string; args: Args; law?: string }; fault?: string; ending?: string };

export function sentence(kind: KindId, example: Example): string {
  const args = example.args as Facts;
  const scene = { game: example.game };
  const said = [app.tell({ id: kind.id, args }, scene)];
  if (args.reason) said.push(app.tell(args.reason, scene));
  for (const id of [args.fault, args.ending]) if (id) said.push(app.tell({ id, args }, scene));
  return said.join(" ");
}

/** What is said of all of a kind: the finding's own sentence where it needs no facts, else that of its first example. */
export function heading(kind: Kind & { examples?: Example[] }): string {
  const own = app.t(kind.id);
  const example = kind.examples?.[0];
  if (kind.reason && example) return app.tell({ id: kind.reason, args: (example.args as Facts).reason?.args ?? {} }, { game: example.game });
  return /[{}]/.test(own) && example ? sentence(kind, example) : own;
}

/** The article that a refused move breaks. */
export const lawOf = (example: Example): string | undefined => (example.args as Facts).reason?.law;

/** The board of a finding as an SVG that stands alone. */
export function board(kind: KindId, example: Example, width = 0): string {
  const { game } = example;
  const river = game === "xiangqi" ? { river: [app.t("page.board.river_left"), app.t("page.board.river_right")] as const } : {};
  const shown = shownBy(example.shown as never);
  const tried = (example.shown?.arrows ?? []).filter(({ kind }) => kind === "try").map(({ from, to }) => ({ from, to, kind: "bad" as const }));
  return pictureFile({
    shape: kShapes[game], art: boardArt(game) ?? {}, fen: example.fen ?? "", title: sentence(kind, example),
    marks: shown.marks, arrows: [...shown.arrows, ...tried], ...river,
  }, width);
}
export const asAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** "Nguyễn – Trần"; nothing where the record names nobody. Names of XQF come as one character a byte. */
export function players(report: Report, files: readonly { name: string }[], { file, first = "", second = "" }: Place): string {
  const wide = report.sources[files.findIndex(({ name }) => name === file)] === "xqf";
  const text = (name: string): string => (wide ? decoded(Uint8Array.from(name, (sign) => sign.charCodeAt(0))) : name);
  return first || second ? `${text(first) || "?"} – ${text(second) || "?"}` : "";
}

/** "12…", where the ply stands in a score. */
export const plyText = (ply: number | undefined): string => (ply ? `${Math.ceil(ply / 2)}${ply % 2 ? "." : "…"}` : "");
