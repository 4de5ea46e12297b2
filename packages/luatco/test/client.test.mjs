// The page's client and its worker, in Node's own threads dressed as a page's.
import assert from "node:assert/strict";
import test from "node:test";
import { Worker } from "node:worker_threads";
import { compile } from "luatco";
import { Client } from "luatco/client";

/** A node thread with the manners of a page's worker. */
function page_worker() {
  const inside = `
    const { parentPort } = require("node:worker_threads");
    globalThis.addEventListener = (kind, tell) => parentPort.on(kind, (data) => tell({ data }));
    globalThis.postMessage = (data) => parentPort.postMessage(data);
    import(${JSON.stringify(new URL("../worker.js", import.meta.url).href)});`;
  const thread = new Worker(inside, { eval: true });
  return {
    addEventListener: (kind, tell) => thread.on(kind, (data) => tell(kind === "message" ? { data } : data)),
    postMessage: (data) => thread.postMessage(data),
    terminate: () => thread.terminate(),
  };
}

async function with_client(run, options) {
  const client = new Client(page_worker(), options);
  try {
    await run(client);
  } finally {
    client.close();
  }
}

test("requests are answered in order, each with its own answer", () =>
  with_client(async (client) => {
    await client.ready;
    const answers = await Promise.all([1, 2, 3].map((depth) => client.ask({ op: "perft", depth })));
    assert.deepEqual(answers.map(({ nodes }) => nodes), [20, 400, 8902]);
    assert.ok(client.workerMs >= 0);
  }));

test("requests may be asked before the module has loaded", () =>
  with_client(async (client) => {
    assert.equal((await client.ask({ op: "perft", depth: 1 })).nodes, 20);
  }));

test("of one kind the newest is answered, and the ones it replaces are told so", () =>
  with_client(async (client) => {
    const asked = [1, 2, 3, 4].map((depth) => client.latest("dots", { op: "perft", depth }));
    const other = client.latest("shape", { op: "shape" });
    assert.deepEqual((await Promise.all(asked)).map((answer) => answer?.nodes), [undefined, undefined, undefined, 197281]);
    assert.equal((await other).files, 8);
    assert.equal((await client.latest("dots", { op: "perft", depth: 1 })).nodes, 20);
  }));

const beside = (name) => new URL(`../${name}`, import.meta.url);

test("what the first module does not know is asked of the whole one", () =>
  with_client(async (client) => {
    const [law, moves, version] = await Promise.all([
      client.ask({ op: "law" }), client.ask({ op: "moves" }), client.ask({ op: "version" })]);
    assert.ok(law.articles.length > 0);
    assert.equal(moves.moves.length, 20);
    assert.ok(version.ops.includes("law"));
    assert.equal((await client.ask({ op: "nothing" })).error.id, "api.unknown_op");
  }, { wasm: beside("luatco-play.wasm"), all: beside("luatco.wasm") }));

test("a game that the first module lacks is played with the whole", () =>
  with_client(async (client) => {
    assert.ok((await client.ask({ op: "moves", game: "xiangqi" })).moves.length > 0);
    assert.ok((await client.ask({ op: "moves", game: "pawns" })).moves.length > 0);
    assert.equal((await client.ask({ op: "moves", game: "go" })).error.id, "api.unknown_game");
  }, { wasm: beside("luatco-play.wasm"), all: beside("luatco.wasm") }));

test("the module may be compiled here while the worker starts", () =>
  with_client(async (client) => {
    const answers = await Promise.all([1, 2].map((depth) => client.ask({ op: "perft", depth })));
    assert.deepEqual(answers.map(({ nodes }) => nodes), [20, 400]);
  }, { wasm: compile(beside("luatco.wasm")) }));

test("where compiling it fails, whoever waits is told", () =>
  with_client(async (client) => {
    await assert.rejects(client.ask({ op: "version" }), /no bytes/);
    await assert.rejects(client.ready, /no bytes/);
    await assert.rejects(client.ask({ op: "version" }), /no bytes/);
  }, { wasm: Promise.reject(new Error("no bytes")) }));

test("without the whole one the first goes on", () =>
  with_client(async (client) => {
    await assert.rejects(client.ask({ op: "law" }));
    assert.equal((await client.ask({ op: "moves" })).moves.length, 20);
  }, { wasm: beside("luatco-play.wasm"), all: "file:///nowhere/luatco.wasm" }));

test("where the module cannot be loaded, whoever waits is told", () =>
  with_client(async (client) => {
    await assert.rejects(client.ask({ op: "version" }));
    await assert.rejects(client.ready);
    await assert.rejects(client.latest("any", { op: "version" }));
  }, { wasm: "file:///nowhere/luatco.wasm" }));
