import type { Answer, Request } from "./api.js";
export * from "./api.js";

/** The rules, ready to be asked, in the thread that made them. */
export class Core {
  constructor(module: WebAssembly.Module);
  /** Answers one request (docs/api.md); what cannot be answered gets `ok: false` and `error`. */
  ask<R extends Request>(request: R): Answer<R>;
  /**
   * The same for a request as JSON text, which may be anything; the answer is byte for byte the one of
   * `luatco json`. Throws only where the core ran out of memory; the next call finds it fresh.
   */
  answerLine(request: string): string;
  /** A new report on archives of games, in place of the one before. Only luatco.wasm has it. */
  archive(): Archive;
}

/** Holds archives against the laws as their bytes come. For each file begin(), feed() as often as needed, end(). */
export interface Archive {
  /** Before the first file: games that have a set of rules of this name are held to it; the others to their first. */
  rules(set: string): void;
  begin(name: string): void;
  /** UTF-8, or the bytes of an XQF file. */
  feed(bytes: Uint8Array): void;
  end(): void;
  /** The counts so far, and the whole report: docs/formats/check.md. */
  totals(): unknown;
  report(): unknown;
}

/** Where the module is: an address, what fetch() gave or promised, its bytes, or compiled already. */
export type Source = string | URL | Response | Promise<Response> | BufferSource | WebAssembly.Module;

/** The module, which threads can share: load() and a Client take it. */
export function compile(source?: Source): Promise<WebAssembly.Module>;

/** Loads the core; without `source` the luatco.wasm beside this file. */
export function load(source?: Source): Promise<Core>;
