// A page with a board on it, under the strict policy of the real one, and a browser to look at it.
import { build } from "esbuild";
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { artPlugin } from "../../src/board/art_plugin.mjs";
import { luatco, root } from "../setting.mjs";
import { wordsOf } from "./words.mjs";

const kPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";
const kPage = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>board</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/host.css">
<script type="module" src="/host.js"></script></head><body><main><h1>Board</h1></main><p></p></body></html>`;
const kStyle = `body{margin:0;background:#fff;color:#111;font-family:sans-serif} h1{position:absolute;clip-path:inset(50%)}
main{max-width:min(100vw,640px);margin:auto} p{min-height:900px;margin:8px;font-size:18px}
@media(prefers-color-scheme:dark){body{background:#181512;color:#eee}}`;

/// The program, asked one request at a time.
function program() {
  const child = spawn(luatco, ["json"], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  return {
    ask: (request) => new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(JSON.parse(request))}\n`);
    }),
    stop: () => child.stdin.end(),
  };
}

async function bundle() {
  const result = await build({
    entryPoints: [join(root, "web/tests/board/host.ts")],
    bundle: true, format: "esm", splitting: true, outdir: "/", write: false, logLevel: "error",
    target: ["es2022"], absWorkingDir: join(root, "web"), plugins: [artPlugin()],
  });
  return new Map(result.outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)]));
}

export async function start() {
  const core = program();
  const files = await bundle();
  const server = createServer(async (request, response) => {
    const send = (type, body) => {
      response.writeHead(200, { "content-type": type, "content-security-policy": kPolicy });
      response.end(body);
    };
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === "/core") {
      let body = "";
      for await (const chunk of request) body += chunk;
      return send("application/json", await core.ask(body));
    }
    const [, folder, language, game] = pathname.split("/");
    if (folder === "words") return send("application/json", JSON.stringify(wordsOf(language, game)));
    if (pathname === "/host.css") return send("text/css", kStyle);
    const file = files.get(pathname);
    return file ? send("text/javascript", file) : send("text/html", kPage);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const address = `http://127.0.0.1:${server.address().port}/`;
  return {
    browser,
    /// A page in a context of its own, at ?query; `device`: what newContext takes.
    async open(query = "", device = {}) {
      const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...device });
      const page = await context.newPage();
      const faults = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
      await page.goto(`${address}?${query}`);
      await page.waitForFunction(() => window.host?.ready);
      return Object.assign(page, { faults });
    },
    async stop() {
      await browser.close();
      core.stop();
      server.closeAllConnections?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const kPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/// The middle of a square on the screen.
export function middle(page, square) {
  return page.evaluate((name) => {
    const { board } = window.host;
    const flipped = board.flipped;
    const { files, ranks, first_rank } = board.shape;
    const file = name.charCodeAt(0) - 97;
    const rank = Number(name.slice(1)) - first_rank;
    const column = flipped ? files - 1 - file : file;
    const row = flipped ? rank : ranks - 1 - rank;
    const box = board.shadowRoot.querySelectorAll("[role=gridcell] button")[row * files + column].getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, square);
}

export const told = (page, name) =>
  page.evaluate((wanted) => window.host.told.filter((one) => one.name === wanted).map((one) => one.detail), name);
