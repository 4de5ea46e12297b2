// The page's end of worker.js.

const cloneable = (source) => (source instanceof URL ? String(source) : source);

/** Asks the core in a worker, so that the page never waits for it. */
export class Client {
  #worker;
  #open = new Map(); // ticket -> {resolve, reject}
  #kinds = new Map(); // kind -> {busy, next?: {request, resolve, reject}}
  #tickets = 0;
  #started;
  #failure;

  constructor(worker, { wasm, all } = {}) {
    this.#worker = worker;
    this.workerMs = 0;
    this.ready = new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => {
        if (data.ready) resolve();
        else if (data.ticket === undefined) this.#fail(new Error(data.failed), reject);
        else this.#settle(data);
      });
      worker.addEventListener("error", (event) => this.#fail(new Error(event.message || "the worker did not start"), reject));
      // The worker's first message says where its modules are; what is asked meanwhile comes after it.
      this.#started = Promise.resolve(wasm).then(
        (source) => worker.postMessage({ wasm: cloneable(source), all: cloneable(all) }),
        (error) => this.#fail(error, reject));
    });
    this.ready.catch(() => {});
  }

  #fail(error, reject) {
    this.#failure = error;
    reject(error);
    for (const waiting of this.#open.values()) waiting.reject(error);
    this.#open.clear();
  }

  #settle({ ticket, answer, failed, ms }) {
    const waiting = this.#open.get(ticket);
    if (waiting === undefined) return;
    this.#open.delete(ticket);
    if (failed !== undefined) {
      waiting.reject(new Error(failed));
    } else {
      this.workerMs = ms;
      waiting.resolve(JSON.parse(answer));
    }
  }

  ask(request) {
    if (this.#failure) return Promise.reject(this.#failure);
    const ticket = ++this.#tickets;
    return new Promise((resolve, reject) => {
      this.#open.set(ticket, { resolve, reject });
      const text = JSON.stringify(request);
      this.#started.then(() => this.#failure || this.#worker.postMessage({ ticket, request: text }));
    });
  }

  latest(kind, request) {
    const lane = this.#kinds.get(kind) ?? { busy: false };
    this.#kinds.set(kind, lane);
    return new Promise((resolve, reject) => {
      lane.next?.resolve(undefined);
      lane.next = { request, resolve, reject };
      if (!lane.busy) this.#advance(lane);
    });
  }

  async #advance(lane) {
    const { request, resolve, reject } = lane.next;
    lane.next = undefined;
    lane.busy = true;
    try {
      const answer = await this.ask(request);
      resolve(lane.next ? undefined : answer);
    } catch (error) {
      reject(error);
    }
    lane.busy = false;
    if (lane.next) this.#advance(lane);
  }

  close() {
    this.#worker.terminate();
    this.#fail(new Error("closed"), () => {});
  }
}
