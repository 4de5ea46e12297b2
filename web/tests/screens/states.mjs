// What the contact sheet shows: a page or state a line, reached as a person would, in any language.
import { playable, play, tap } from "../site.mjs";
import { promote } from "../acts.mjs";
import { kept, openKept } from "./keep.mjs";

const on = (selector) => (page) => page.waitForSelector(selector);
const ready = (page) => playable(page);
async function taps(page, ...squares) {
  await playable(page);
  for (const square of squares) await tap(page, square);
}
const game = (...record) => async (page) => {
  await openKept(page, kept(...record));
};
const shuffle = (n) => Array(n).fill("g1f3 g8f6 f3g1 f6g8").join(" ");
const kClock = { clock: [{ base: 600_000, extra: 5_000, mode: "increment" }], names: ["Mai", "Nam"] };
const kClubCard = { ...kClock, rules: "fide", illegal: "rule", touchMove: true, takeBack: "agree", coach: false };

/// By name: where the page opens, and what is done there.
export const kStates = {
  "home-chess": ["chess", ready],
  "home-xiangqi": ["xiangqi", ready],
  "home-pawns": ["pawns", ready],
  "table-chess": ["chess", (page) => ready(page).then(() => play(page, "e2e4 e7e5 g1f3 b8c6"))],
  "table-xiangqi": ["xiangqi", (page) => ready(page).then(() => play(page, "h2e2 h9g7 h0g2"))],
  "table-pawns": ["pawns", (page) => ready(page).then(() => play(page, "e2e4 d7d5"))],
  "refused-chess": ["chess", async (page) => { await taps(page, "f1", "c4"); await page.waitForSelector("[data-notice]"); }],
  "refused-xiangqi": ["xiangqi", async (page) => { await taps(page, "b0", "d1"); await page.waitForSelector("[data-notice]"); }],
  "picked-xiangqi": ["xiangqi", (page) => taps(page, "h2")],
  "check": ["chess", async (page) => { await ready(page); await play(page, "e2e4 f7f5 d1h5"); await page.waitForSelector(".coach"); }],
  "check-block": ["chess", async (page) => { await ready(page); await play(page, "e2e4 f7f5 d1h5"); await page.click(".coach .answers button >> nth=1"); }],
  "promotion": ["chess", async (page) => {
    await game("promotion", "chess", "", { start: "3r3k/2P5/8/8/8/8/8/4K3 w - - 0 1" })(page);
    await taps(page, "c7", "d8");
    await page.locator("luatco-board").locator(".choices button").first().waitFor();
  }],
  "stalemate-asks": ["chess", async (page) => {
    await game("stalemate", "chess", "", { start: "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1" })(page);
    await taps(page, "g1", "g6");
    await page.waitForSelector(".card.ask");
  }],
  "mate": ["chess", async (page) => { await ready(page); await play(page, "f2f3 e7e5 g2g4 d8h4"); await page.waitForSelector(".card.result"); }],
  "mate-proof": ["chess", async (page) => {
    await ready(page);
    await play(page, "f2f3 e7e5 g2g4 d8h4");
    await page.click(".card.result .answers button >> nth=0");
    await page.click(".walk .main");
  }],
  "cycle": ["xiangqi", async (page) => {
    await game("cycle", "xiangqi", `a7a9 ${"d9d8 a9a8 d8d9 a8a9 ".repeat(3)}`.trim(), { start: "3k5/9/R8/9/9/9/9/9/9/4K4 w - - 0 1", card: { rules: "wxf" } })(page);
    await page.click(".card.result button >> nth=-2");
    await page.click(".walk .main");
  }],
  "threefold": ["chess", async (page) => { await game("three", "chess", shuffle(2))(page); await ready(page); }],
  "fifty": ["chess", async (page) => { await game("fifty", "chess", "", { start: "8/5k2/8/3R4/8/8/2K5/8 w - - 92 120" })(page); await ready(page); }],
  "clock": ["chess", async (page) => { await game("clock", "chess", "", { card: kClock, events: [{ do: "clock", t: 0, setting: { periods: kClock.clock } }] })(page); await ready(page); await play(page, "e2e4 e7e5"); }],
  "club": ["chess", async (page) => {
    await game("club", "chess", "", { card: kClubCard, events: [{ do: "clock", t: 0, setting: { periods: kClock.clock } }] })(page);
    await taps(page, "e2", "e5");
    await page.waitForSelector("[data-notice]");
  }],
  "side-acts": ["chess", async (page) => { await ready(page); await play(page, "e2e4 e7e5"); await page.click(".near .round"); }],
  "offer": ["chess", async (page) => { await ready(page); await play(page, "e2e4 e7e5"); await page.click(".near .round"); await page.click(".drawer button >> nth=0"); await page.waitForSelector(".card.ask"); }],
  "large": ["chess", async (page) => { await ready(page); await play(page, "e2e4 e7e5"); await page.click(".act >> nth=2"); await page.waitForSelector(".large"); }],
  "new-chess": ["new/chess", (page) => page.click("summary")],
  "new-xiangqi": ["new/xiangqi", on(".choice")],
  "ask-setup": ["ask/xiangqi", on(".palette img")],
  "ask-moves": ["ask/chess", async (page) => { await page.click(".main.large"); await page.waitForSelector(".questions"); }],
  "ask-verdict": ["ask/chess", async (page) => {
    await page.click(".main.large");
    await page.waitForSelector(".questions");
    await tap(page, "e1");
    await tap(page, "e3");
    await page.waitForSelector("[data-verdict]");
  }],
  "ask-shown": ["ask/chess", async (page) => {
    await page.click(".main.large");
    await page.click(".questions button >> nth=0");
    await page.waitForSelector("[data-verdict]");
    await page.click("[data-verdict] button");
  }],
  "setup": ["setup/chess", on(".palette img")],
  "setup-guide": ["setup/xiangqi/guide", (page) => page.click(".beside .answers .main")],
  "setup-try": ["setup/xiangqi/try", on(".choice")],
  "setup-values": ["setup/chess/values", (page) => page.click(".pieces .choice")],
  "learn-map": ["learn/chess", on(".map .path .tile")],
  "learn-unit": ["learn/chess/c9", on(".tasks .tile")],
  "learn-watch": ["learn/xiangqi/x6/watch", on(".go")],
  "learn-item": ["learn/chess/c9/1", on("[data-phase=asking]")],
  "learn-wrong": ["learn/chess/c9/8", async (page) => { await page.click(".verdict.yes"); await page.waitForSelector(".go"); }],
  "learn-exam": ["learn/chess/exam/1", on("[data-phase=asking]")],
  "learn-pupils": ["learn/pupils", on("button.tile")],
  "learn-parents": ["learn/parents", on(".gate .tile")],
  "timer": ["clock/chess", on(".preset")],
  "timer-running": ["clock/chess", async (page) => { await page.click(".preset"); await page.click(".half.near"); }],
  "open": ["open", on("[data-open]")],
  "review": ["g/chess/GONJAyo", on(".ply")],
  "review-share": ["g/chess/GONJAyo", async (page) => { await page.waitForSelector(".ply"); await page.click(".review .answers button[aria-expanded] >> nth=0"); await page.waitForSelector(".qr"); }],
  "review-save": ["g/xiangqi/RwfNQ", async (page) => { await page.waitForSelector(".ply"); await page.click(".review .answers button[aria-expanded] >> nth=1"); }],
  "desk": ["desk/chess", async (page) => { await page.click("form.entry button"); await page.waitForSelector("[data-step]"); }],
  "desk-archive": ["desk/xiangqi/archive", on("[data-archive]")],
  "more": ["more", on(".choice")],
  "embed": ["", async (page) => { await page.goto(`${new URL(page.url()).origin}/embed/#/g/chess/GONJAyo`); await page.waitForSelector("footer button"); }],
  "law": ["", (page) => page.goto(new URL(page.url()).origin + ((page.english ?? false) ? "/luat/en/" : "/luat/"))],
  "law-chess": ["", (page) => page.goto(new URL(page.url()).origin + ((page.english ?? false) ? "/luat/en/chess/" : "/luat/chess/"))],
};
