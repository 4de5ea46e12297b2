// Starts the page: words and board at once, the core and the store beside them.
import { render } from "lit/html.js";
import "./board/index.ts";
import vietnamese from "words:vi/page";
import { app, showTheme } from "./page/app.ts";
import { openCore } from "./page/core.ts";
import { findUnfinished } from "./page/first_screen.ts";
import type { Page } from "./page/page.ts";
import { routes } from "./page/routes.ts";
import { readSettings } from "./page/settings.ts";
import { kGames } from "./page/shapes.ts";
import { shell, warn } from "./page/shell.ts";
import { keepOffline } from "./page/update.ts";
import { unlockSound } from "./page/voice.ts";
import { askToPersist, openStore } from "./store/open.ts";
import { TablePage } from "./table/table_page.ts";
import type { GameName } from "./table/answers.ts";

const root = document.getElementById("page")!;
let page: Page | null = null;
let drawing = false;

app.redraw = () => {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    if (!page) return;
    const home = page.isHome === true;
    render(shell(page, home), root);
    document.title = home ? app.t("page.name") : `${page.title()} · ${app.t("page.name")}`;
  });
};

const gameOf = (word: string | undefined): GameName =>
  kGames.includes(word as GameName) ? (word as GameName) : app.settings.game;

/** What is not known is the first screen. */
async function pageAt([path, ...rest]: string[]): Promise<Page> {
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  return (await route?.open(gameOf(rest[0]), rest)) ?? TablePage.firstScreen(gameOf(path));
}

async function go(): Promise<void> {
  const path = location.hash.replace(/^#\/?/, "").split("/");
  const wanted = location.hash;
  const next = await pageAt(path);
  // Another address meanwhile: its page may be there already.
  if (wanted !== location.hash) return;
  page?.leave?.();
  page = next;
  const home = page.isHome === true;
  if (home && path[0] && path[0] !== app.settings.game) void app.change({ game: path[0] as GameName });
  app.redraw();
  if (home) void app.ready.then(findUnfinished);
  scrollTo(0, 0);
}

async function start(): Promise<void> {
  showTheme(app.settings.theme);
  document.documentElement.lang = app.language;
  if (app.language === "vi") app.speaker.add(vietnamese);
  else await app.words("page");
  app.ask = openCore();
  app.ready = openKept();
  addEventListener("hashchange", () => void go());
  addEventListener("pointerdown", unlockSound, { once: true });
  addEventListener("keydown", unlockSound, { once: true });
  document.addEventListener("visibilitychange", () => page?.hidden?.());
  await go();
  void keepOffline();
}

/** The store, and what it says about settings. */
async function openKept(): Promise<void> {
  app.store = await openStore();
  const language = app.language;
  app.settings = await readSettings(app.store);
  showTheme(app.settings.theme);
  if (app.language !== language) await app.useLanguage();
  if (!app.store.lasting) warn("page.store.refused");
  else void askToPersist();
  app.redraw();
}

void start();
