// An engine in the browser: a program of its own in a worker, spoken to by lines of UCI. What is said to it and what its
// answer is worth comes from the core; here are only the worker, the clock and the end of patience.
import { app } from "../page/app.ts";
import type { Answer, GameName } from "../table/answers.ts";
import type { Sayable } from "../words/speaker.ts";
import { Fault } from "./fault.ts";
import { addressOf, download, type Program } from "./program.ts";

const kHelloMs = 30_000;
const kGraceMs = 5_000;
const kMostLines = 2_000;
const kMostSign = 16_000; // of a line

type Wanted = { end: string; lines: string[]; resolve: (lines: string[]) => void; reject: (fault: Fault) => void };

/** One conversation at a time; whatever goes wrong ends the worker. */
class Talk {
  private wanted: Wanted | null = null;
  private ended: Fault | null = null;
  private readonly worker: Worker;

  constructor(private readonly program: Program) {
    this.worker = new Worker(addressOf(program.script), { name: program.name });
    this.worker.addEventListener("message", ({ data }) => this.hear(String(data)));
    this.worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.end("crashed", String(event.message ?? "").slice(0, 60));
    });
  }

  get alive(): boolean {
    return !this.ended;
  }

  fault(kind: string, text = "", n = 0): Fault {
    return new Fault({ id: `engine.fault.${kind}`, args: { engine: this.program.name, text, n } });
  }

  end(kind: string, text = "", n = 0): void {
    if (this.ended) return;
    this.ended = this.fault(kind, text, n);
    this.worker.terminate();
    this.wanted?.reject(this.ended);
    this.wanted = null;
  }

  send(lines: string[]): void {
    for (const line of lines) this.worker.postMessage(line);
  }

  private hear(text: string): void {
    for (const line of text.slice(0, kMostSign).split("\n")) {
      const { wanted } = this;
      if (!wanted) return; // what comes after an answer belongs to no question
      // Of a long thought the last lines count.
      if (wanted.lines.length === kMostLines) wanted.lines.shift();
      wanted.lines.push(line);
      if (line.split(" ", 1)[0] !== wanted.end) continue;
      this.wanted = null;
      wanted.resolve(wanted.lines);
    }
  }

  /** All that is said up to a line that begins with `end`. Told to stop when the time is up, it has some seconds more. */
  async until(end: string, lines: string[], millis: number, signal?: AbortSignal): Promise<string[]> {
    if (this.ended) throw this.ended;
    let timer = setTimeout(() => late(), millis);
    const late = (): void => {
      this.send(["stop"]);
      timer = setTimeout(() => this.end("silent", "", Math.round((millis + kGraceMs) / 1000)), kGraceMs);
    };
    const abort = (): void => (clearTimeout(timer), late());
    signal?.addEventListener("abort", abort);
    try {
      return await new Promise((resolve, reject) => {
        this.wanted = { end, lines: [], resolve, reject };
        this.send(lines);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  }
}

type Lines = Answer & { lines: string[] };

/** A position, and what the rules need to know besides. */
export interface Question {
  game: GameName;
  fen: string | undefined;
  moves: string[];
  rules?: string;
}
export type Bounds = { limits: { nodes: number } } | { level: number; seed: number; limits?: { millis: number } };

export class BrowserEngine {
  private talk: Talk | null = null;
  private many = false;
  private name: string;

  /** `seen` is told how far it has been fetched. */
  constructor(private readonly program: Program, private readonly game: GameName, private readonly seen: (done: number, all: number) => void = () => undefined) {
    this.name = program.name;
  }

  /** The move or thought, as the core has judged it. One after the other. */
  async ask<T extends Answer>(position: Question, limits: Bounds, signal?: AbortSignal): Promise<T> {
    try {
      const talk = await this.ready(signal);
      const asked = await app.ask<Lines & { millis: number }>({ op: "engine_ask", ...position, ...limits, many: this.many });
      if (!asked.ok) throw new Fault(asked.error as Sayable);
      const lines = await talk.until("bestmove", asked.lines, asked.millis, signal);
      const answer = await app.ask<T>({ op: "engine_said", ...position, many: this.many, engine: this.name, lines });
      if (signal?.aborted) throw talk.fault("stopped");
      if (!answer.ok) throw new Fault(answer.error as Sayable);
      return answer;
    } catch (error) {
      // Whatever state it is in: the next question begins anew.
      if (!signal?.aborted) this.close();
      throw error;
    }
  }

  private async ready(signal?: AbortSignal): Promise<Talk> {
    if (this.talk?.alive) return this.talk;
    await download(this.program, this.seen, signal);
    const talk = (this.talk = new Talk(this.program));
    const lines = await talk.until("uciok", ["uci"], kHelloMs).catch((fault: Fault) => {
      throw fault.said.id === "engine.fault.silent" ? talk.fault("no_greeting") : fault;
    });
    const met = await app.ask<Lines & { engine: string; many: boolean }>({ op: "engine_meet", game: this.game, engine: this.program.name, lines });
    if (!met.ok) throw new Fault(met.error as Sayable);
    this.many = met.many;
    this.name = met.engine;
    await talk.until("readyok", [...this.program.setup, ...met.lines, "isready"], kHelloMs);
    return talk;
  }

  close(): void {
    this.talk?.end("stopped");
    this.talk = null;
  }
}
