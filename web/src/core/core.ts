// The door to the core: typed requests to the WebAssembly in a worker. The legal moves of a position are asked
// for as soon as it is reached, so that no tap waits for them.
import { Client } from "../../../packages/luatco/client.js";
import { compile } from "../../../packages/luatco/index.js";
import type { Answer, Game, Options, Request } from "../../../packages/luatco/client.js";
export type * from "../../../packages/luatco/client.js";

/** A position, as the game and the moves that led to it. */
export interface Line {
  game: Game;
  fen?: string;
  moves?: readonly string[];
  options?: Options;
}

type Moves = Answer<{ op: "moves" }>;

/** How many positions' legal moves are kept: a look back and forth through a game's last plies. */
const kept = 64;

export class Core {
  readonly #client: Client;
  readonly #moves = new Map<string, Promise<Moves>>();

  /** Starts the worker; the module is loaded and compiled meanwhile. Addresses are relative to the page. */
  constructor(worker: string = LUATCO_WORKER, wasm: string = LUATCO_WASM, all: string = LUATCO_WASM_ALL) {
    this.#client = new Client(new Worker(new URL(worker, document.baseURI), { type: "module" }), {
      wasm: compile(new URL(wasm, document.baseURI)),
      all: new URL(all, document.baseURI),
    });
  }

  /** Rejected where the page has no WebAssembly, or it could not be loaded. */
  get ready(): Promise<void> {
    return this.#client.ready;
  }

  /** How long the worker took for the last answer, ms. */
  get workerMs(): number {
    return this.#client.workerMs;
  }

  /** Every request is answered; in order, except that none waits while the rest of the core is loaded for another. */
  ask<R extends Request>(request: R): Promise<Answer<R>> {
    return this.#client.ask(request);
  }

  /** Only the newest request of a kind counts; undefined where a newer one came before the answer. */
  latest<R extends Request>(kind: string, request: R): Promise<Answer<R> | undefined> {
    return this.#client.latest(kind, request);
  }

  /** All legal moves of a position; asked for once, then held. */
  moves(line: Line): Promise<Moves> {
    const key = JSON.stringify([line.game, line.fen, line.moves, line.options]);
    let answer = this.#moves.get(key);
    if (answer === undefined) {
      answer = this.ask({ op: "moves", ...line });
      answer.catch(() => this.#moves.delete(key));
    }
    // The last used is the last to go.
    this.#moves.delete(key);
    this.#moves.set(key, answer);
    for (const oldest of this.#moves.keys()) {
      if (this.#moves.size <= kept) break;
      this.#moves.delete(oldest);
    }
    return answer;
  }

  close(): void {
    this.#client.close();
  }
}
