// How long a kept game of 300 moves takes to open: from its address to the frame with its last position and its last moves.
//
//   node bench/web/open_game.mjs          (after ./test web, or a build of the page into build/dev/web)
//
// Headless Chromium, 390 x 760; as it is, and with the page's processor throttled 4 times (the worker's is not).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { keep, kept } from "../../web/tests/screens/keep.mjs";
import { luatco } from "../../web/tests/setting.mjs";
import { kPhone, playable, start } from "../../web/tests/site.mjs";

const kTimes = 15;
const moves = readFileSync(new URL("../../web/tests/fixtures/long_game.txt", import.meta.url), "utf8").trim().split(" ");
/// One less than the game: the next would end it, or fill the list.
const played = moves.slice(0, 599);
const last = JSON.parse(execFileSync(luatco, ["json"], { input: JSON.stringify({ op: "game", game: "chess", moves: played }) }).toString()).fen;

const site = await start();
const page = await site.open("chess", kPhone);
await playable(page);
await page.waitForFunction(() => indexedDB.databases().then((all) => all.some(({ name }) => name === "luatco")));
await keep(page, kept("long", "chess", played.join(" ")));
const session = await page.context().newCDPSession(page);

/// Milliseconds until the board shows the last position and the list its last move.
const opened = () =>
  page.evaluate(
    (fen) =>
      new Promise((resolve) => {
        const begin = performance.now();
        location.hash = "#/play/long";
        const wait = () => {
          const there = document.querySelector("luatco-board")?.fen === fen && document.querySelector(".ply[aria-current]");
          requestAnimationFrame(there ? () => resolve(performance.now() - begin) : wait);
        };
        requestAnimationFrame(wait);
      }),
    last,
  );

for (const rate of [1, 4]) {
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const times = [];
  for (let i = 0; i < kTimes; ++i) {
    await page.evaluate(() => (location.hash = "#/chess"));
    await page.waitForFunction(() => document.querySelector("luatco-board")?.fen?.startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
    times.push(await opened());
  }
  times.sort((a, b) => a - b);
  console.log(`${played.length} plies, processor throttled ${rate} times: median ${times[kTimes >> 1].toFixed(0)} ms, longest ${times.at(-1).toFixed(0)} ms`);
}
await site.stop();
