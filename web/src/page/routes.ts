// The pages there are: a line each. What stands behind "#/PATH" is fetched when it is first asked for.
import { TablePage } from "../table/table_page.ts";
import type { GameName } from "../table/answers.ts";
import { app } from "./app.ts";
import type { Page } from "./page.ts";

export interface Route {
  /** Its name, for lists of pages. */
  title: string;
  /** Listed by the menu, "#/more". */
  menu?: true;
  /** Where the menu leads, if it is no page of this document. */
  href?(): string;
  /** The page at "#/PATH/A/B": `rest` is [A, B], `game` the one named by A or else the last one chosen. null: there is no such thing. */
  open(game: GameName, rest: string[]): Promise<Page | null>;
}

export const routes: Record<string, Route> = {
  play: { title: "page.play.title", open: (_, [id]) => kept(id ?? "") },
  new: { title: "page.new.title", open: async (game) => new (await import("../table/new_game.ts")).NewGamePage(game) },
  learn: { title: "page.learn.title", open: async (_, rest) => (await import("../school/school.ts")).schoolPage(rest) },
  ask: { title: "page.ask.title", open: async (game) => new (await import("./arbiter.ts")).ArbiterPage(game) },
  setup: { title: "page.setup.title", menu: true, open: async (game, [, part, placed]) => (await import("../setup/open.ts")).openSetup(game, part, placed) },
  clock: { title: "page.timer.title", menu: true, open: async (game) => (await import("../clock/open.ts")).openClock(game) },
  open: { title: "page.open.title", menu: true, open: async () => (await import("../share/open.ts")).openFiles() },
  g: { title: "page.review.title", open: async (_, rest) => (await import("../review/open.ts")).openReview(rest) },
  desk: { title: "page.desk.title", menu: true, open: async (game, [, part, id]) => (await import("../desk/open.ts")).openDesk(game, part, id) },
  law: { title: "page.book.title", menu: true, href: lawAddress, open: async () => (location.assign(lawAddress()), null) },
  more: { title: "page.more.title", open: async () => (await app.words("desk"), new (await import("./more.ts")).MorePage()) },
};

/** The book of laws stands by itself, to be read without a script. */
function lawAddress(): string {
  return app.language === "vi" ? "luat/" : `luat/${app.language}/`;
}

/** A game of the store. */
async function kept(id: string): Promise<Page | null> {
  await app.ready;
  const record = await app.store.get(id);
  return record ? new TablePage(record.game, false, record, false) : null;
}
