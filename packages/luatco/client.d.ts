import type { Answer, Request } from "./api.js";
export * from "./api.js";

/** Asks the core in a worker (worker.js), so that the page never waits for it. */
export class Client {
  /**
   * `worker` must not have been sent anything; `wasm` is where the module is, else beside worker.js, or what compile() makes of it, which
   * then need not wait for the worker to start. Where that is luatco-play.wasm, `all` is where luatco.wasm is: it is loaded when a request first needs it.
   */
  constructor(worker: Worker, options?: { wasm?: string | URL | WebAssembly.Module | Promise<WebAssembly.Module>; all?: string | URL });
  /** Fulfilled when the module has been loaded; rejected with what hindered it. */
  readonly ready: Promise<void>;
  /** How long the worker took for the last answer, ms. */
  readonly workerMs: number;
  /** Every request is answered; in order, except that none waits while `all` is loaded for another. */
  ask<R extends Request>(request: R): Promise<Answer<R>>;
  /**
   * One request of a kind is in flight, and only the newest of it counts: undefined where a newer one of
   * the same kind came before this one's answer.
   */
  latest<R extends Request>(kind: string, request: R): Promise<Answer<R> | undefined>;
  /** Ends the worker; whatever still waits is rejected. */
  close(): void;
}
