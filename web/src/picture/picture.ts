// A position as SVG text: for files, for paper and for pages without a script. It is the board's own drawing,
// written out; only the pieces are put in as symbols, each kind once.
import { cellOf, readPlacement, spotOf } from "../board/geometry.ts";
import { MarkLayers } from "../board/marks.ts";
import { drawScene, frame, kCell } from "../board/scene.ts";
import { kDrawing, kTones } from "../board/style.ts";
import type { Arrow, Art, Coordinates, Mark, Shape, Words } from "../board/types.ts";

export interface PictureView {
  shape: Shape;
  art: Art;
  fen: string;
  flipped?: boolean;
  last?: readonly string[];
  marks?: readonly Mark[];
  arrows?: readonly Arrow[];
  /** What is said instead of the picture. */
  title: string;
  /** The words on the river of xiangqi. */
  river?: readonly [string, string];
}

const kSize = kCell * 0.96;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** What drawing needs of a node, in a browser and without one (see law_pages.mjs). */
interface Written {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  attributes: ArrayLike<{ name: string; value: string }>;
  childNodes: ArrayLike<Written>;
}

function written(node: Written): string {
  if (node.nodeType === 3) return escaped(node.nodeValue ?? "");
  const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}="${escaped(value)}"`).join("");
  const inside = Array.from(node.childNodes, written).join("");
  return `<${node.nodeName}${attributes}>${inside}</${node.nodeName}>`;
}
const write = (element: unknown): string => written(element as Written);

/** The drawing of a piece as a symbol of that id. */
export function symbol(art: Art, key: string, id = key): string {
  const [, box = "0 0 10 10", inside = ""] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(art[key] ?? "") ?? [];
  return `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;
}

/** The kinds of pieces on the board, each once. */
export const kinds = ({ shape, fen }: Pick<PictureView, "shape" | "fen">): string[] =>
  [...new Set([...readPlacement(shape, fen).values()].map(({ key }) => key))];

function pieces({ shape, fen, flipped = false }: PictureView, prefix: string): string {
  return [...readPlacement(shape, fen)].map(([square, { key }]) => {
    const { column, row } = cellOf(shape, flipped, spotOf(shape, square)!);
    const at = (cell: number): number => cell * kCell + (kCell - kSize) / 2;
    return `<use href="#${prefix}${key}" x="${at(column)}" y="${at(row)}" width="${kSize}" height="${kSize}"/>`;
  }).join("");
}

/** The <svg> element; its colours come from the classes of board/style.ts, its pieces from symbols "PREFIXside_role". */
export function picture(view: PictureView, prefix = "", head = ""): string {
  const { shape, flipped = false } = view;
  const coordinates: Coordinates = shape.cells === "points" ? "numbers" : "letters";
  const words = view.river ? ({ river: view.river } as unknown as Words) : null;
  const { top, width, height } = frame(shape, coordinates);
  const signs = new MarkLayers();
  signs.show({
    shape, flipped, picked: null, targets: [], hover: null, finger: false, last: view.last ?? [], check: null,
    premove: [], marks: view.marks ?? [], arrows: view.arrows ?? [],
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" class="drawing ${shape.cells}" viewBox="0 ${top} ${width} ${height}" role="img" aria-label="${escaped(view.title)}">` +
    `${head}${write(drawScene({ shape, flipped, coordinates, words }))}${write(signs.below)}${pieces(view, prefix)}${write(signs.above)}</svg>`;
}

/** A picture that stands alone: with its colours and pieces inside. Programs that know no custom properties read it, too. */
export function pictureFile(view: PictureView, width = 0): string {
  const tones = new Map([...kTones.matchAll(/--([a-z]+):\s*var\(--board-[a-z]+,\s*([^)]+)\)/g)].map(([, name, tone]) => [name!, tone!]));
  for (const [, name, tone] of kTones.matchAll(/--([a-z]+):\s*(#[0-9a-f]+)/g)) tones.set(name!, tone!);
  const style = kDrawing.replace(/var\(--([a-z]+)\)/g, (_, name: string) => tones.get(name) ?? "#000");
  const symbols = kinds(view).map((key) => symbol(view.art, key)).join("");
  const text = picture(view, "", `<style>${style}</style><defs>${symbols}</defs>`);
  if (!width) return text;
  const { width: units, height } = frame(view.shape, view.shape.cells === "points" ? "numbers" : "letters");
  return text.replace("<svg ", `<svg width="${width}" height="${Math.round((width * height) / units)}" `);
}
