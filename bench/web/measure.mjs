// The page on a slow phone: headless Chromium, processor throttled 4 times, 390 x 760, 1.6 Mbit/s, 150 ms.
//
//   node bench/web/measure.mjs [--waterfall]          (after ./test web, or a build of the page into build/dev/web)
//
// The page comes from `luatco serve`, compressed as a browser asks for it, with its service worker, over a line that is slow
// for workers, too. Throttling the processor does not reach workers: three times the worker's own time is added to what is waited for in it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { kPhone, launch, middle, playable } from "../../web/tests/site.mjs";
import { luatco, page as built } from "../../web/tests/setting.mjs";
import { slowLine } from "./slow_line.mjs";

const kThrottle = 4;
const kVisits = 5;
const kTaps = 50;
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const spread = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return `median ${at(sorted, 0.5).toFixed(1)}, p95 ${at(sorted, 0.95).toFixed(1)}`;
};
const told = (what, value) => console.log(`${what.padEnd(44)} ${value}`);

/// What a first view loads, compressed: what was asked for until the board could be played on.
function sizes(asked) {
  const files = [...new Set(asked.map((url) => new URL(url).pathname))].filter((path) => path.includes("/assets/"));
  const size = (ending) =>
    files.filter((path) => path.endsWith(ending)).reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path)), { level: 9 }).length, 0);
  return { js: size(".js"), css: size(".css"), wasm: size(".wasm"), of: readdirSync(join(built, "assets")).length, files: files.length };
}

/// Remembers when the board had its pieces, what shifted, and how long the worker takes.
function watch() {
  window.seen = { board: 0, shift: 0 };
  const look = () => {
    const board = document.querySelector("luatco-board");
    const drawn = board?.shadowRoot?.querySelectorAll(".drawing svg, .drawing path").length ?? 0;
    if (drawn > 30 && board.getBoundingClientRect().height > 100) window.seen.board = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/// `luatco serve` and its port.
async function served() {
  const server = spawn(luatco, ["serve", "--lang", "en", "--data", built], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(server.stdout)) {
    const found = /localhost:(\d+)/.exec(line);
    if (found) return { server, port: Number(found[1]) };
  }
  throw new Error("luatco serve did not start");
}

/// What was asked for, when, by whom.
function waterfall(context) {
  const begin = performance.now();
  const rows = new Map();
  context.on("request", (request) => rows.set(request, { from: performance.now() - begin, worker: !!request.serviceWorker() }));
  context.on("requestfinished", (request) => (rows.get(request).to = performance.now() - begin));
  return () => {
    for (const [request, { from, to, worker }] of rows) {
      told(`${worker ? "  (service worker) " : ""}${new URL(request.url()).pathname}`, `${from.toFixed(0)} - ${to?.toFixed(0) ?? "…"} ms`);
    }
  };
}

/// What the module costs the worker before it can answer, ms, not throttled; the least of three.
const compiling = (page, wasm) =>
  page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    let least = Infinity;
    for (let i = 0; i < 3; ++i) {
      const begin = performance.now();
      await WebAssembly.compile(bytes.slice());
      least = Math.min(least, performance.now() - begin);
    }
    return least;
  }, wasm);

const { server, port } = await served();
const line = await slowLine(port, { bytesPerSecond: 1.6e6 / 8, roundTrip: 150 });
const browser = await launch();

/// A first visit, by a browser that knows nothing.
async function visit() {
  const context = await browser.newContext({ locale: "vi-VN", ...kPhone, bypassCSP: true });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: kThrottle });
  const tell = waterfall(context);
  await page.goto(`http://127.0.0.1:${line.port}/`, { waitUntil: "commit" });
  await playable(page);
  const ready = await page.evaluate(() => performance.now());
  if (process.argv.includes("--waterfall")) tell();
  const load = sizes(asked);
  const slower = (kThrottle - 1) * (await compiling(page, asked.find((url) => url.includes("luatco-play"))));
  return { page, context, load, ready: ready + slower, ...(await page.evaluate(() => window.seen)) };
}

const visits = [await visit()];
while (visits.length < kVisits) {
  await visits.at(-1).context.close();
  visits.push(await visit());
}
const { page, load } = visits.at(-1);
const middling = (what) => visits.map((one) => one[what]).sort((a, b) => a - b)[kVisits >> 1];
told("JS of the first view, gzip", `${(load.js / 1000).toFixed(1)} kB`);
told("WebAssembly, gzip", `${(load.wasm / 1000).toFixed(1)} kB`);
told("style, gzip", `${(load.css / 1000).toFixed(1)} kB (${load.files} files)`);
told("board with its pieces visible", `${middling("board").toFixed(0)} ms`);
told("legal moves known: a first move is accepted", `${middling("ready").toFixed(0)} ms (${visits.map(({ ready }) => ready.toFixed(0)).join(" ")})`);
told("layout shift", Math.max(...visits.map(({ shift }) => shift)).toFixed(4));

/// From a finger on the square to the frame that shows it.
const until = (square, condition) =>
  page.evaluate(
    ([x, y, source]) =>
      new Promise((resolve) => {
        const board = document.querySelector("luatco-board");
        const target = board.shadowRoot.elementFromPoint(x, y);
        const holds = new Function("board", `return ${source}`);
        const begin = performance.now();
        const event = (type) => target.dispatchEvent(new PointerEvent(type, {
          bubbles: true, composed: true, cancelable: true, pointerId: 1, pointerType: "touch", isPrimary: true,
          clientX: x, clientY: y, button: 0, buttons: type === "pointerup" ? 0 : 1,
        }));
        event("pointerdown");
        event("pointerup");
        const wait = () => (holds(board) ? requestAnimationFrame(() => resolve(performance.now() - begin)) : requestAnimationFrame(wait));
        requestAnimationFrame(wait);
      }),
    [square.x, square.y, condition],
  );

const dots = [];
const refusals = [];
const g1 = await middle(page, "g1");
const g3 = await middle(page, "g3");
for (let i = 0; i < kTaps; ++i) {
  dots.push(await until(g1, `board.picked === "g1" && board.shadowRoot.querySelectorAll(".target").length > 0`));
  refusals.push(await until(g3, `document.querySelector("[data-notice]") !== null`));
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.querySelector("luatco-board").cancel());
  const e2 = await middle(page, "e2");
  await until(e2, `board.picked === "e2"`);
  await page.evaluate(() => document.querySelector("luatco-board").cancel());
}
told("tap to dots, ms", spread(dots));
told("wrong square to the reason's text, ms", spread(refusals));
await browser.close();
line.stop();
server.kill("SIGTERM");
