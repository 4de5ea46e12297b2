// The core in a worker. The first message is {wasm?, all?}: where the modules are; every other one is a request as text
// with its ticket. client.js is at the other end.
import { load } from "./index.js";

const kLacks = /"api\.unknown_(op|game)"/; // what a module that is not the whole says to the rest

let first; // a promise of the core that `wasm` is
let whole; // the core that `all` is, once a request has needed it
let loading; // a promise of that
let addressOfAll;

async function start({ wasm, all }) {
  addressOfAll = all;
  first = load(wasm);
  try {
    await first;
    postMessage({ ready: true });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
}

async function load_all() {
  try {
    whole = await load(addressOfAll);
  } catch (error) {
    loading = undefined; // the next request tries again: the line may be back
    throw error;
  }
}

/** The answer, and the time it took without what had to be loaded, ms. */
async function ask(request) {
  const core = whole ?? (await first);
  const begin = performance.now();
  const answer = core.answerLine(request);
  const ms = performance.now() - begin;
  const lacks = core !== whole && addressOfAll !== undefined && kLacks.test(answer);
  if (!lacks) return { answer, ms };
  await (loading ??= load_all());
  return ask(request);
}

addEventListener("message", async ({ data }) => {
  if (first === undefined) return start(data);
  try {
    postMessage({ ticket: data.ticket, ...(await ask(data.request)) });
  } catch (error) {
    postMessage({ ticket: data.ticket, failed: String(error) });
  }
});
