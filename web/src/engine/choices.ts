// The engines that can play here: behind the page's server, and beside the page.
import { app } from "../page/app.ts";
import type { Answer, GameName, MoveNames } from "../table/answers.ts";
import { type Bounds, BrowserEngine, type Question } from "./browser_engine.ts";
import { type Program, programsHere } from "./program.ts";
import { askServed, enginesHere } from "./served_engine.ts";

export interface EngineMove extends Answer, MoveNames {
  move: string;
  engine?: string;
  /** It was told not to play it. */
  banned?: true;
}

/** An engine at the table. */
export interface Seat {
  ask(question: Question, bounds: Bounds, signal: AbortSignal): Promise<EngineMove>;
  close(): void;
}

export interface EngineChoice {
  id: string;
  name: string;
  /** In a list, and what there is to know before it is fetched. */
  title: string;
  note: string;
  /** `seen` is told how far it has been fetched. */
  open(seen: (done: number, all: number) => void): Seat;
}

/** What there is to know before a program is fetched. */
export const fetchNote = ({ bytes, licence }: Program): string => app.t("page.engine.fetch", { n: Math.round(bytes / 1e5), text: licence });

/** The server's first: they are stronger, and nothing is fetched. */
export async function enginesFor(game: GameName): Promise<EngineChoice[]> {
  const [served, programs] = await Promise.all([enginesHere(), programsHere(game).catch((): Program[] => [])]);
  return [
    ...served.filter(({ games }) => !games.length || games.includes(game)).map(({ name }) => ({
      id: `served ${name}`, name, title: name, note: "",
      open: () => ({ ask: (question: Question, bounds: Bounds, signal: AbortSignal) => askServed<EngineMove>(name, { ...question, ...bounds }, signal), close: () => undefined }),
    })),
    ...programs.map((program) => ({
      id: `browser ${program.name}`, name: program.name, title: app.t("page.engine.in_browser", { engine: program.name }), note: fetchNote(program),
      open(seen: (done: number, all: number) => void): Seat {
        const engine = new BrowserEngine(program, game, seen);
        return { ask: (question, bounds, signal) => engine.ask<EngineMove>(question, bounds, signal), close: () => engine.close() };
      },
    })),
  ];
}
