// The board itself: squares, or lines with palaces and a river; the coordinates around it.
import { cellOf, readPlacement, spotAt, spotOf, squareName } from "./geometry.ts";
import { node } from "./svg.ts";
import type { Coordinates, Shape, Words } from "./types.ts";

/// A cell is kCell units wide.
export const kCell = 100;
/// The strip above and below a board of points that holds the numbers of the files.
const kStrip = 40;

/// The box of the drawing, in units; the cells fill it from 0,0 to files and ranks.
export function frame(shape: Shape, coordinates: Coordinates): { top: number; width: number; height: number } {
  const strip = shape.cells === "points" && coordinates !== "none" ? kStrip : 0;
  return { top: -strip, width: shape.files * kCell, height: shape.ranks * kCell + 2 * strip };
}

interface View {
  shape: Shape;
  flipped: boolean;
  coordinates: Coordinates;
  words: Words | null;
}

export function drawScene(view: View): SVGElement {
  const { shape } = view;
  const { top, width, height } = frame(shape, view.coordinates);
  const scene = node("g", { class: "scene" }, node("rect", { class: "wood", x: 0, y: top, width, height }));
  scene.append(...(shape.cells === "points" ? drawLines(view) : drawSquares(view)));
  if (view.coordinates !== "none") {
    scene.append(...(shape.cells === "points" ? pointCoordinates(view) : squareCoordinates(view)));
  }
  return scene;
}

function drawSquares({ shape, flipped }: View): SVGElement[] {
  let dark = "";
  for (let row = 0; row < shape.ranks; ++row) {
    for (let column = 0; column < shape.files; ++column) {
      const { file, rank } = spotAt(shape, flipped, { column, row });
      if ((file + rank) % 2 === 0) dark += `M${column * kCell} ${row * kCell}h${kCell}v${kCell}h-${kCell}z`;
    }
  }
  return [node("path", { class: "dark", d: dark })];
}

function drawLines({ shape, flipped, words }: View): SVGElement[] {
  const right = (shape.files - 0.5) * kCell;
  const bottom = (shape.ranks - 0.5) * kCell;
  const river = shape.zones.find((zone) => zone.id === "river");
  const rows = river ? river.ranks.map((rank) => cellOf(shape, flipped, { file: 0, rank }).row) : [];
  const bank = Math.min(...rows) * kCell + kCell / 2;
  let lines = "";
  for (let row = 0; row < shape.ranks; ++row) lines += `M50 ${row * kCell + 50}H${right}`;
  for (let column = 0; column < shape.files; ++column) {
    const x = column * kCell + 50;
    const edge = column === 0 || column === shape.files - 1;
    lines += river && !edge ? `M${x} 50V${bank}M${x} ${bank + kCell}V${bottom}` : `M${x} 50V${bottom}`;
  }
  for (const zone of shape.zones) {
    if (zone.id !== "palace") continue;
    const ends = [0, 1].map((at) => cellOf(shape, flipped, { file: zone.files[at] ?? 0, rank: zone.ranks[at] ?? 0 }));
    const [x1, x2] = ends.map((cell) => cell.column * kCell + 50);
    const [y1, y2] = ends.map((cell) => cell.row * kCell + 50);
    lines += `M${x1} ${y1}L${x2} ${y2}M${x1} ${y2}L${x2} ${y1}`;
  }
  lines += crosses(shape, flipped);
  const drawn = [
    node("rect", { class: "rim", x: 40, y: 40, width: right - 30, height: bottom - 30 }),
    node("path", { class: "lines", d: lines }),
  ];
  words?.river?.forEach((word, at) => {
    const left = (at === 0) !== flipped;
    const x = left ? right / 4 + 37 : (right * 3) / 4 + 13;
    drawn.push(node("text", { class: "river", x, y: bank + kCell / 2 }, word));
  });
  return drawn;
}

/// Small angles where pieces in front of the back rank start, as boards of wood have them.
function crosses(shape: Shape, flipped: boolean): string {
  let path = "";
  for (const square of readPlacement(shape, shape.initial).keys()) {
    const spot = spotOf(shape, square);
    if (!spot || spot.rank === 0 || spot.rank === shape.ranks - 1) continue;
    const { column, row } = cellOf(shape, flipped, spot);
    for (const [right, down] of [[1, 1], [1, -1], [-1, 1], [-1, -1]] as const) {
      if (column + right < 0 || column + right >= shape.files) continue;
      const x = column * kCell + 50 + right * 8;
      const y = row * kCell + 50 + down * 8;
      path += `M${x + right * 14} ${y}H${x}V${y + down * 14}`;
    }
  }
  return path;
}

/// In the corners of the first column and the last row, in the colour of the other squares.
function squareCoordinates({ shape, flipped }: View): SVGElement[] {
  const texts: SVGElement[] = [];
  const put = (text: string, x: number, y: number, column: number, row: number, end: boolean) => {
    const { file, rank } = spotAt(shape, flipped, { column, row });
    const on = (file + rank) % 2 === 0 ? "on-dark" : "on-light";
    texts.push(node("text", { class: `coordinate ${on}${end ? " end" : ""}`, x, y }, text));
  };
  for (let row = 0; row < shape.ranks; ++row) {
    const name = squareName(shape, spotAt(shape, flipped, { column: 0, row }));
    put(name.slice(1), 4, row * kCell + 22, 0, row, false);
  }
  for (let column = 0; column < shape.files; ++column) {
    const row = shape.ranks - 1;
    const name = squareName(shape, spotAt(shape, flipped, { column, row }));
    put(name.slice(0, 1), (column + 1) * kCell - 4, shape.ranks * kCell - 5, column, row, true);
  }
  return texts;
}

function pointCoordinates({ shape, flipped, coordinates }: View): SVGElement[] {
  const texts: SVGElement[] = [];
  const foot = shape.ranks * kCell + kStrip / 2 - 4;
  for (let column = 0; column < shape.files; ++column) {
    const x = column * kCell + kCell / 2;
    const { file } = spotAt(shape, flipped, { column, row: 0 });
    // Each side counts from its own right: the files of the first side rise towards a.
    const first = String(shape.files - file);
    const second = String(file + 1);
    const letter = squareName(shape, { file, rank: 0 }).slice(0, 1);
    const [above, below] = coordinates === "letters" ? [letter, letter] : flipped ? [first, second] : [second, first];
    texts.push(node("text", { class: "coordinate strip", x, y: 4 - kStrip / 2 }, above));
    texts.push(node("text", { class: "coordinate strip", x, y: foot }, below));
  }
  if (coordinates !== "letters") return texts;
  for (let row = 0; row < shape.ranks; ++row) {
    const name = squareName(shape, spotAt(shape, flipped, { column: 0, row }));
    texts.push(node("text", { class: "coordinate", x: 4, y: row * kCell + 22 }, name.slice(1)));
  }
  return texts;
}
