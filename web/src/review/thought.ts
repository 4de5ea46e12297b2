// Who can be asked what a position is worth, in one form: the core's small search, an engine behind the page's own
// server, an engine in the browser. What they answer has been judged by the core.
import { BrowserEngine } from "../engine/browser_engine.ts";
import { Fault } from "../engine/fault.ts";
import type { Program } from "../engine/program.ts";
import { askServed } from "../engine/served_engine.ts";
import { app } from "../page/app.ts";
import type { Score, Thought } from "../core/core.ts";
import type { Answer, GameName } from "../table/answers.ts";
import type { Sayable } from "../words/speaker.ts";

export type { Score, Thought };

export interface Position {
  game: GameName;
  fen: string | undefined;
  moves: string[];
}

export interface Examiner {
  id: string;
  /** In words, with what it looks at. */
  name: string;
  /** How many questions it takes at once. */
  atOnce: number;
  /** Rejected with a Fault; with the signal's reason where it was called off. */
  examine(position: Position, signal: AbortSignal): Promise<Thought>;
  close(): void;
}

type EngineAnswer = Answer & Thought & { move: string };

/** An engine that names a move without a score thinks nothing of the position. */
export function thoughtOf(answer: EngineAnswer): Thought {
  if (!answer.ok) throw new Fault(answer.error as Sayable);
  if (!answer.score) throw new Fault({ id: "page.review.no_score" });
  return { score: answer.score, depth: answer.depth, line: answer.line };
}

/** Positions the small search looks at: some tenths of a second on a phone. */
const kSmallNodes = 20_000;

export const smallSearch = (): Examiner => ({
  id: "small",
  name: app.t("page.review.small"),
  atOnce: 1,
  examine: async (position) => thoughtOf(await app.ask<EngineAnswer>({ op: "look", ...position, nodes: kSmallNodes })),
  close: () => undefined,
});

/** An engine that "luatco serve" has: two questions at once are what it takes. */
export const servedEngine = (name: string, nodes: number): Examiner => ({
  id: `served ${name}`,
  name: app.t("page.review.engine", { engine: name, n: nodes }),
  atOnce: 2,
  examine: async (position, signal) => thoughtOf(await askServed<EngineAnswer>(name, { ...position, limits: { nodes } }, signal)),
  close: () => undefined,
});

/** An engine beside the page, in a worker. */
export function browserExaminer(program: Program, game: GameName, nodes: number): Examiner {
  const engine = new BrowserEngine(program, game);
  return {
    id: `browser ${program.name}`,
    name: app.t("page.review.engine", { engine: program.name, n: nodes }),
    atOnce: 1,
    examine: async (position, signal) => thoughtOf(await engine.ask<EngineAnswer>({ ...position }, { limits: { nodes } }, signal)),
    close: () => engine.close(),
  };
}
