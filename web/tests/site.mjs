// The built page behind a plain server with the headers of a strict host, and a browser to use it with.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { page as built } from "./setting.mjs";

const kTypes = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json", ".wav": "audio/wav", ".webmanifest": "application/manifest+json",
};
const kHeaders = {
  "content-security-policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
    "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "x-content-type-options": "nosniff",
};

/// What stands in others' pages may be framed, and is not isolated.
const kEmbedHeaders = {
  "content-security-policy": kHeaders["content-security-policy"].replace("frame-ancestors 'none'", "frame-ancestors *"),
  "x-content-type-options": "nosniff",
};

export const kPhone = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const kSmall = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
export const kDesktop = { viewport: { width: 1280, height: 800 } };

/// `folder`: what is served; may be changed while it runs, as a new release is.
export async function serve(state) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    try {
      const file = join(state.folder, path.endsWith("/") ? `${path}index.html` : path);
      const body = await readFile(file);
      response.writeHead(200, { ...(path.startsWith("/embed/") ? kEmbedHeaders : kHeaders), "content-type": kTypes[extname(file)] ?? "text/plain", "cache-control": "no-cache" });
      response.end(body);
    } catch {
      response.writeHead(404, kHeaders).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

export const launch = () => chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });

/// In the page: how many of its writes into the store are under way.
function countWrites() {
  window.writing = 0;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...words) {
    const begun = transaction.apply(this, words);
    if (words[1] === "readwrite") {
      ++window.writing;
      for (const end of ["complete", "abort"]) begun.addEventListener(end, () => --window.writing);
    }
    return begun;
  };
}
/// What the page has begun to write is stored: it may be closed or loaded again.
export const written = (page) => page.waitForFunction(() => window.writing === 0);

export async function start() {
  const state = { folder: built };
  const server = await serve(state);
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await launch();
  return {
    state,
    origin,
    browser,
    context: (device = {}) => browser.newContext({ locale: "vi-VN", serviceWorkers: "block", ...kPhone, ...device }),
    /// A page at `hash` in a context of its own, or in the one given. Collects what goes wrong, and where it asks.
    async open(hash = "", device = {}, context = undefined) {
      context ??= await this.context(device);
      const page = await context.newPage();
      // Long: a loaded machine is slow, and what never comes costs this only once.
      page.setDefaultTimeout(30_000);
      await page.addInitScript(countWrites);
      page.faults = [];
      page.asked = [];
      page.on("pageerror", (error) => page.faults.push(String(error)));
      page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
      page.on("request", (request) => page.asked.push(request.url()));
      await page.goto(`${origin}/${hash ? `#/${hash}` : ""}`);
      await page.waitForSelector("#main main");
      return page;
    },
    async stop() {
      await browser.close();
      server.close();
    },
  };
}

/// The core has come, and the board can be played on.
export const playable = (page) =>
  page.waitForFunction(() => {
    const board = document.querySelector("luatco-board");
    return board && board.movable?.length > 0 && board.targets !== null;
  });

/// Where a square is on the screen, as the board's own grid has it.
export const middle = (page, square) =>
  page.evaluate((name) => {
    const board = document.querySelector("luatco-board");
    const { files, ranks, first_rank: first } = board.shape;
    let column = name.charCodeAt(0) - 97;
    let row = ranks - 1 - (Number(name.slice(1)) - first);
    if (board.flipped) [column, row] = [files - 1 - column, ranks - 1 - row];
    const cell = board.shadowRoot.querySelector(".grid").children[row].children[column].getBoundingClientRect();
    return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  }, square);

export async function tap(page, square) {
  await page.evaluate(() => document.querySelector("luatco-board").scrollIntoView({ block: "nearest" }));
  const { x, y } = await middle(page, square);
  if (page.viewportSize().width < 600) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

export const position = (page) => page.evaluate(() => document.querySelector("luatco-board").fen);

/// Plays "e2e4 e7e5" by two taps a move, waiting for each to stand.
export async function play(page, moves) {
  for (const move of moves.split(" ")) {
    const before = await position(page);
    await tap(page, move.slice(0, 2));
    await tap(page, move.slice(2, 4));
    await page.waitForFunction((old) => document.querySelector("luatco-board").fen !== old, before);
    await page.waitForTimeout(20);
    // The next side may move, or it is over.
    await page.waitForFunction(() => document.querySelector("luatco-board").movable.length > 0 || document.querySelector(".card.result, .card.ask"));
  }
}

export const notice = (page) => page.textContent("[data-notice] p");
