// Every page of the school without a mouse and without eyes.
import { after, before } from "node:test";
import { axeFindsNothing, targetsAreLarge } from "./axe.mjs";
import { solve, unit } from "./school_acts.mjs";
import { start, tap } from "./site.mjs";

let site;
before(async () => (site = await start()));
after(() => site.stop());

axeFindsNothing(() => site, {
  "the map of the lessons": ["learn/xiangqi", (page) => page.waitForSelector(".map .path .tile")],
  "a lesson": ["learn/chess/c9", (page) => page.waitForSelector(".tasks .tile")],
  "something to watch": ["learn/chess/c9/watch", (page) => page.waitForSelector(".go")],
  "something to do, and a wrong answer": ["learn/chess/c9/8", async (page) => { await page.click(".verdict.yes"); await page.waitForSelector(".go"); }],
  "why not": ["learn/xiangqi/x6/8", async (page) => { await page.waitForSelector(".verdict.no"); }],
  "the pieces to set up": ["learn/chess/c1/1", (page) => page.waitForSelector(".box button")],
  "a star": ["learn/chess/c9/1", (page) => solve(page, "chess", unit("chess", "c9").try[0], "touch")],
  "who is learning": ["learn/pupils", (page) => page.waitForSelector("button.tile")],
  "the parents' door": ["learn/parents", (page) => page.waitForSelector(".gate .tile")],
  "the day's exercises": ["learn/xiangqi/daily/2", (page) => page.waitForSelector("[data-phase=asking]")],
  "nothing to repeat": ["learn/chess/review", (page) => page.waitForSelector("[data-phase=done]")],
  "an exercise being made": ["learn/make/chess", async (page) => {
    await page.click(".box button >> nth=3");
    await tap(page, "a7");
    await tap(page, "b6");
    await page.click(".goals .tile >> nth=0");
    await page.waitForSelector(".gifts");
  }],
  "a worksheet": ["learn/chess/c9/sheet", (page) => page.waitForSelector(".sheet li p b")],
});

targetsAreLarge(() => site, ["learn/chess", "learn/chess/c9", "learn/chess/c9/watch", "learn/chess/c9/3", "learn/chess/c1/1", "learn/pupils", "learn/parents", "learn/make/xiangqi"]);
