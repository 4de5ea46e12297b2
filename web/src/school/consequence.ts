// What would have followed, as scenes on the board: the piece that takes the king, the answer that mates, the squares
// that are all watched. The story is the core's; here its steps become positions to look at.
import { app } from "../page/app.ts";
import { fenOf, placementOf } from "../page/placement.ts";
import { kShapes } from "../page/shapes.ts";
import type { JudgeAnswer } from "../table/answers.ts";
import type { ConsequenceAnswer, StoryStep } from "./answers.ts";
import type { CourseGame } from "./lesson.ts";
import type { Scene, View } from "./replay.ts";
import { arrowOf, markOf } from "./signs.ts";

/** A position and what is tried in it. */
export interface Tried {
  game: CourseGame;
  fen: string;
  attempt: string;
}

export interface Consequence {
  kind: ConsequenceAnswer["kind"];
  scenes: Scene[];
}

/** Steps for readers of law books, not for children. */
const kLeftOut = ["explain.law", "explain.read", "explain.plies", "explain.ply", "consequence.plays", "explain.cannot_go"];
/** A story to watch has an end. */
const kLongest = 9;
export const forChildren = (steps: readonly StoryStep[]): StoryStep[] => steps.filter(({ id }) => !kLeftOut.includes(id)).slice(0, kLongest);

/** A piece put elsewhere, whether the laws let it or not: only to look at. */
function moved(tried: Tried, fen: string, from: string, to: string): string {
  const shape = kShapes[tried.game];
  const placement = placementOf(shape, fen);
  const piece = placement.get(from);
  placement.delete(from);
  if (piece) placement.set(to, piece);
  return fenOf(shape, placement, fen.split(" ")[1] === "w", false);
}

const view = (step: StoryStep, fen: string, last: string[]): View => ({
  fen,
  marks: step.marks.map(({ square, kind }) => markOf(square, kind)),
  arrows: step.arrows.map(({ from, to, kind }) => arrowOf(from, to, kind)),
  last,
});

/** The scenes of a refused attempt: what is wrong, and the ghost that takes the king. */
function refused(tried: Tried, steps: StoryStep[], side: string): Scene[] {
  const [from, to] = [tried.attempt.slice(0, 2), tried.attempt.slice(2, 4)];
  return steps.map((step) => {
    const views = [view(step, tried.fen, [])];
    const reply = step.arrows.find(({ kind }) => kind === "reply");
    if (reply) {
      // A castling king is caught halfway.
      const stands = step.id === "consequence.king_taken_crossing" ? reply.to : to;
      const ghost = moved(tried, tried.fen, from, stands);
      const taken = moved(tried, ghost, reply.from, reply.to);
      views.splice(0, 1, view(step, ghost, [from, stands]), { fen: taken, marks: [], arrows: [], last: [reply.from, reply.to] });
    }
    return { text: () => app.tell(step, { game: tried.game, side }), views };
  });
}

/** The scenes after a move that was played, which led to `after`: what the other side does, or why it can do nothing. */
export async function played(tried: Tried, steps: StoryStep[], side: string, after: string): Promise<Scene[]> {
  const last = [tried.attempt.slice(0, 2), tried.attempt.slice(2, 4)];
  const scenes: Scene[] = [];
  for (const step of steps) {
    const views = [view(step, after, last)];
    const reply = step.arrows.find(({ kind }) => kind === "reply");
    if (reply) {
      const answer = await app.ask<JudgeAnswer>({ op: "judge", game: tried.game, fen: after, attempt: reply.from + reply.to });
      if (answer.legal) views.push({ fen: answer.fen, marks: [], arrows: [], last: [reply.from, reply.to] });
    }
    scenes.push({ text: () => app.tell(step, { game: tried.game, side }), views });
  }
  return scenes;
}

/** What follows from an attempt. The scenes may be none where nothing is to be seen. */
export async function consequenceOf(tried: Tried): Promise<Consequence> {
  const answer = await app.ask<ConsequenceAnswer>({ op: "consequence", ...tried });
  if (!answer.ok) return { kind: "harmless", scenes: [] };
  const steps = forChildren(answer.steps);
  if (!answer.legal) return { kind: answer.kind, scenes: refused(tried, steps, answer.turn) };
  const after = await app.ask<JudgeAnswer>({ op: "judge", game: tried.game, fen: tried.fen, attempt: tried.attempt });
  return { kind: answer.kind, scenes: await played(tried, steps, answer.turn, after.fen) };
}
