// The page on a slow phone: headless Chromium, processor throttled 4 times, 390 x 760, 1.6 Mbit/s, 150 ms.
//
//   node bench/web/measure.mjs          (after ./test web, or a build of the page into build/dev/web)
//
// Throttling does not reach workers: three times the worker's own time is added to what is waited for in it.
import { gzipSync } from "node:zlib";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { kPhone, middle, playable, start } from "../../web/tests/site.mjs";
import { page as built } from "../../web/tests/setting.mjs";

const kThrottle = 4;
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

const site = await start();
const context = await site.context({ ...kPhone, bypassCSP: true });
await context.addInitScript(watch);
const page = await context.newPage();
page.asked = [];
page.on("request", (request) => page.asked.push(request.url()));
const session = await context.newCDPSession(page);
await session.send("Network.enable");
await session.send("Network.emulateNetworkConditions", {
  offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0,
});
await session.send("Emulation.setCPUThrottlingRate", { rate: kThrottle });

await page.goto(site.origin);
await playable(page);
const ready = await page.evaluate(() => performance.now());
const { board, shift } = await page.evaluate(() => window.seen);
const load = sizes(page.asked);
told("JS of the first view, gzip", `${(load.js / 1000).toFixed(1)} kB`);
told("WebAssembly, gzip", `${(load.wasm / 1000).toFixed(1)} kB`);
told("style, gzip", `${(load.css / 1000).toFixed(1)} kB (${load.files} files)`);
told("board with its pieces visible", `${board.toFixed(0)} ms`);
told("legal moves known: a first move is accepted", `${ready.toFixed(0)} ms`);
told("layout shift", shift.toFixed(4));

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
await site.stop();
