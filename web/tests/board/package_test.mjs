// The board as a package: its size, its types, and the example of its README, as a page of its own.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { root } from "../setting.mjs";

const folder = mkdtempSync(join(tmpdir(), "luatco-board-"));
const core = process.env.LUATCO_PACKAGE ?? join(root, "build/wasm/package");
before(() => execFileSync(process.execPath, [join(root, "web/board_package.mjs"), "--out", folder], { stdio: ["ignore", "ignore", "inherit"] }));
after(() => rmSync(folder, { recursive: true }));

test("the element is at most 12 kB", () => {
  const { length } = gzipSync(readFileSync(join(folder, "luatco-board.js")), { level: 9 });
  assert.ok(length <= 12 * 1024, `${length} bytes`);
});

test("its types are those a host is written with", () => {
  writeFileSync(join(folder, "host.ts"), `
    import { LuatcoBoard, targetsOf, type Words } from "./types/index.js";
    import art from "./art/xiangqi-han_vi.js";
    import words from "./words/xiangqi-vi.js";
    const board: LuatcoBoard = document.createElement("luatco-board");
    const given: Words = words;
    board.art = art;
    board.words = given;
    board.targets = targetsOf([{ move: "b2b9", from: "b2", to: "b9", capture: "b9" }]);
    board.addEventListener("attempt", ({ detail }) => { const to: string = detail.to; void to; });
    // @ts-expect-error: not a mark
    board.marks = [{ square: "a1", kind: "purple" }];
  `);
  execFileSync(process.execPath, [
    join(root, "web/node_modules/typescript/bin/tsc"), "host.ts", "--noEmit", "--strict", "--target", "es2022", "--module", "esnext",
    "--moduleResolution", "bundler", "--lib", "es2022,dom,dom.iterable",
  ], { cwd: folder, stdio: "pipe" });
});

test("the example of the README plays, refuses and says why", { skip: !existsSync(join(core, "luatco.wasm")) && "the core's package is not built" }, async () => {
  const [, example] = readFileSync(join(root, "web/src/board/README.md"), "utf8").match(/```html\n([\s\S]*?)```/);
  const types = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    const file = path.startsWith("/luatco/") ? join(core, path.slice(8)) : join(folder, path);
    const html = path === "/" ? `<!doctype html><html lang="en"><meta charset="utf-8"><title>board</title><body>${example}` : null;
    response.writeHead(html || existsSync(file) ? 200 : 404, { "content-type": types[extname(path) || ".html"] ?? "text/plain" });
    response.end(html ?? (existsSync(file) ? readFileSync(file) : ""));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.getByRole("button", { name: "e2, white pawn" }).click();
  await page.getByRole("button", { name: "e4, empty" }).click();
  await page.getByRole("button", { name: "e4, white pawn" }).waitFor();
  await page.getByRole("button", { name: "e7, black pawn" }).click();
  await page.getByRole("button", { name: "e4, white pawn" }).click();
  await page.getByText(/^chess\.pawn\./).waitFor({ state: "attached" });
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
});
