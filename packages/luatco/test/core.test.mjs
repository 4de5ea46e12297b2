// node --test, in the folder that the build has put together (luatco.wasm beside index.js).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { load } from "luatco";

const wasm = new URL(import.meta.resolve ? import.meta.resolve("luatco/luatco.wasm") : "../luatco.wasm", import.meta.url);

test("a refused move is answered with the law it breaks", async () => {
  const core = await load();
  const answer = core.ask({ op: "judge", attempt: "e1g1" });
  assert.equal(answer.ok, true);
  assert.equal(answer.legal, false);
  assert.equal(answer.reasons[0].id, "chess.castling.path_blocked");
  assert.equal(answer.reasons[0].law, "FIDE 3.8.2.2");
});

test("text that is not ASCII goes in and comes out whole", async () => {
  const core = await load();
  const answer = core.ask({ op: "notation", game: "xiangqi", text: "Pháo 2 bình 5", id: "馬 🐎" });
  assert.deepEqual(answer.candidates, ["h2e2"]);
  assert.equal(answer.id, "馬 🐎");
});

test("a request longer than the memory at the start makes it grow", async () => {
  const core = await load();
  const text = "x".repeat(3_000_000);
  assert.equal(core.ask({ op: "version", id: text }).id, text);
  assert.equal(core.ask({ op: "perft", depth: 3 }).nodes, 8902);
});

test("a request beyond the limit is an error, not the end", async () => {
  const core = await load();
  const answer = core.ask({ op: "version", id: "x".repeat(5_000_000) });
  assert.equal(answer.error.id, "api.request_too_long");
  assert.equal(core.ask({ op: "perft", depth: 2 }).nodes, 400);
});

test("the module comes as an address, a response, its bytes or compiled", async () => {
  const bytes = await readFile(wasm);
  const headers = { "content-type": "application/wasm" };
  const sources = [wasm, wasm.href, bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    await WebAssembly.compile(bytes), new Response(bytes, { headers }), Promise.resolve(new Response(bytes))];
  for (const source of sources) assert.equal((await load(source)).ask({ op: "perft", depth: 2 }).nodes, 400);
});

test("what is no module is refused", async () => {
  await assert.rejects(load(new Response("<!doctype html>", { headers: { "content-type": "text/html" } })));
  await assert.rejects(load(new Response("", { status: 404 })), /404/);
});

test("two cores know nothing of each other", async () => {
  const [a, b] = [await load(), await load()];
  const first = a.answerLine('{"op":"perft","depth":1}');
  b.answerLine('{"op":"version"}');
  assert.equal(first, '{"ok":true,"nodes":20}');
});
