// What a square is called: its coordinate, what stands there, and what may be done.
import type { Mark, Piece, Target, Words } from "./types.ts";

export interface Cellular {
  square: string;
  piece: Piece | null;
  picked: boolean;
  target: Target | null;
  check: boolean;
  last: boolean;
  premove: boolean;
  marks: readonly Mark[];
}

export function cellName(words: Words | null, cell: Cellular): string {
  if (!words) return cell.piece ? `${cell.square} ${cell.piece.key}` : cell.square;
  const parts = [words.square?.(cell.square) ?? cell.square];
  parts.push(cell.piece ? (words.pieces[cell.piece.key] ?? cell.piece.key) : words.empty);
  if (cell.picked) parts.push(words.picked);
  if (cell.target) parts.push(cell.target.capture ? words.capture : words.target);
  if (cell.check) parts.push(words.check);
  if (cell.last) parts.push(words.last);
  if (cell.premove) parts.push(words.premove);
  for (const mark of cell.marks) parts.push(mark.text ?? words.marks[mark.kind]);
  return parts.join(", ");
}

/// What is said when a piece is taken up or put down: its square, and where it may go.
export function pickedText(words: Words | null, cell: Cellular, targets: readonly Target[]): string {
  const name = cellName(words, cell);
  if (!words || !cell.picked || targets.length === 0) return name;
  const squares = targets.map(({ to }) => words.square?.(to) ?? to);
  return `${name}. ${words.target}: ${squares.join(", ")}`;
}
