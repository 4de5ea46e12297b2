// The core in the thread that imports this. Requests and answers: docs/api.md, types: api.d.ts.

const here = new URL("luatco.wasm", import.meta.url);

export async function compile(source = here) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const response = await (source instanceof Promise ? source : source instanceof Response ? source : read(source));
  if (response instanceof Uint8Array) return WebAssembly.compile(response);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  // Compiling while it loads needs the type application/wasm, which not every host sends.
  const streams = WebAssembly.compileStreaming && response.headers.get("content-type") === "application/wasm";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** A file where the address is one (Node cannot fetch those), else what the network gives. */
async function read(source) {
  const url = new URL(source, import.meta.url);
  if (url.protocol !== "file:") return fetch(url);
  // Not a literal, so that no bundler looks for Node's file system in a page.
  const files = "node:fs/promises";
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
  return readFile(url);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const pages = 32; // 64 KiB each: --initial-memory in apps/wasm/CMakeLists.txt

/** The rules, ready to be asked. */
export class Core {
  #module;
  #exports;
  #memory;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    this.#begin();
  }

  #begin() {
    this.#memory = new WebAssembly.Memory({ initial: pages });
    const { exports } = new WebAssembly.Instance(this.#module, { env: { memory: this.#memory } });
    exports._initialize();
    this.#exports = exports;
  }

  answerLine(request) {
    const bytes = encoder.encode(request);
    try {
      const { luatco_alloc, luatco_call, luatco_answer_size, luatco_free } = this.#exports;
      const room = luatco_alloc(bytes.length);
      if (room === 0 && bytes.length > 0) throw new RangeError("no memory for a request of this length");
      new Uint8Array(this.#memory.buffer, room, bytes.length).set(bytes);
      const answer = luatco_call(room, bytes.length);
      // The memory may have grown, and then its old buffer is gone.
      const text = decoder.decode(new Uint8Array(this.#memory.buffer, answer, luatco_answer_size()));
      luatco_free(room);
      return text;
    } catch (error) {
      // Whatever is left of the memory after a trap is not to be trusted.
      this.#begin();
      throw error;
    }
  }

  ask(request) {
    return JSON.parse(this.answerLine(JSON.stringify(request)));
  }

  /** A report on archives, one at a time: rules(set) where other than a game's first is wanted, begin(name), feed(bytes)..., end() for each file. Only luatco.wasm has it. */
  archive() {
    const { luatco_alloc, luatco_free, luatco_answer_size, ...exports } = this.#exports;
    const lent = (bytes, use) => {
      const room = luatco_alloc(bytes.length);
      if (room === 0 && bytes.length > 0) throw new RangeError("no memory for so many bytes");
      new Uint8Array(this.#memory.buffer, room, bytes.length).set(bytes);
      use(room, bytes.length);
      luatco_free(room);
    };
    const told = (answer) => JSON.parse(decoder.decode(new Uint8Array(this.#memory.buffer, answer, luatco_answer_size())));
    exports.luatco_check_new();
    return {
      rules: (set) => lent(encoder.encode(set), exports.luatco_check_rules),
      begin: (name) => lent(encoder.encode(name), exports.luatco_check_begin),
      feed: (bytes) => lent(bytes, exports.luatco_check_feed),
      end: () => exports.luatco_check_end(),
      totals: () => told(exports.luatco_check_totals()),
      report: () => told(exports.luatco_check_report()),
    };
  }
}

export async function load(source = here) {
  return new Core(await compile(source));
}
