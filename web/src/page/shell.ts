// What is around every page: the header, and the notices that concern all of it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "./app.ts";
import { icons } from "./icons.ts";
import type { Page } from "./page.ts";

/** Shown until it is put away. */
const notices = new Map<string, string>();

export function warn(id: string): void {
  notices.set(id, app.t(id));
  app.redraw();
}

export function shell(page: Page, home: boolean): TemplateResult {
  const back = page.wayBack?.() ?? { href: "#/", name: app.t("page.home") };
  return html`
    <a class="skip" href="#main" @click=${skip}>${app.t("page.skip")}</a>
    <header class=${home ? "home" : ""}>
      ${home
        ? html`<span class="mark"><b>${app.t("page.name")}</b></span>`
        : html`<a class="round" href=${back.href} aria-label=${back.name}>${icons.back}</a>`}
      <div class="title"><h1 class=${home ? "hidden" : ""}>${page.title()}</h1>${page.subtitle?.() ?? nothing}</div>
      <button class="language" lang=${app.language === "vi" ? "en" : "vi"} @click=${() => app.change({ language: app.language === "vi" ? "en" : "vi" })}>
        ${app.language === "vi" ? "English" : "Tiếng Việt"}</button>
      <a class="round" href="#/more" aria-label=${app.t("page.more.title")}>${icons.menu}</a>
    </header>
    ${[...notices.keys()].map((id) => html`<div class="banner" role="status"><p>${app.t(id)}</p>
      <button class="round" aria-label=${app.t("page.close")} @click=${() => drop(id)}>${icons.close}</button></div>`)}
    <div id="main" tabindex="-1">${page.view()}</div>
  `;
}

function drop(id: string): void {
  notices.delete(id);
  app.redraw();
}

function skip(event: Event): void {
  event.preventDefault();
  (document.querySelector<HTMLElement>("luatco-board") ?? document.getElementById("main"))?.focus();
}
