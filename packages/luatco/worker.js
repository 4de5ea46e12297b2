// The core in a worker. The first message is {wasm?: where luatco.wasm is}, every other one is a request as text
// with its ticket; client.js is at the other end.
import { load } from "./index.js";

let core;

addEventListener("message", async ({ data }) => {
  if (core === undefined) {
    core = load(data.wasm);
    try {
      core = await core;
      postMessage({ ready: true });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
    return;
  }
  const begin = performance.now();
  try {
    const answer = (await core).answerLine(data.request);
    postMessage({ ticket: data.ticket, answer, ms: performance.now() - begin });
  } catch (error) {
    postMessage({ ticket: data.ticket, failed: String(error) });
  }
});
