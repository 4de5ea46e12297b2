// Giving a game away: as a link with its code, as a file, as a picture, on paper.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { boardArt } from "../page/board_words.ts";
import { kShapes } from "../page/shapes.ts";
import { pictureFile } from "../picture/picture.ts";
import { qr } from "../school/qr.ts";
import { exported, formatsOf, type ToExport } from "./exports.ts";
import { addressOf, pathOf } from "./link.ts";
import { pngOf, saveAs } from "./save.ts";

const kPictureWidth = 1000;
/** The most a code that phones still read well from a screen holds, in characters. */
const kMostInCode = 900;

export interface Shown extends ToExport {
  /** Of the position that is looked at. */
  position: string;
  last: string[];
}

export class SharePanel {
  private told = "";
  private named = false;

  /** `whole`: the game; else the position alone. */
  constructor(private whole = true) {}

  private async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.told = app.t("page.share.copied");
    } catch {
      // Plain http: the text is there to be chosen.
      document.querySelector<HTMLInputElement>("[data-link]")?.select();
      this.told = app.t("page.share.copy_yourself");
    }
    app.redraw();
  }

  private tell(told: string): void {
    this.told = told;
    app.redraw();
  }

  link(shown: Shown): TemplateResult {
    const hasNames = Object.entries(shown.tags).some(([tag, value]) => /^(White|Red|Black)$/.test(tag) && value && !value.startsWith("?"));
    const path = this.whole ? pathOf(shown, this.named && hasNames ? "names" : "result") : pathOf({ game: shown.game, fen: shown.position, moves: [] });
    const address = path && addressOf(path);
    return html`<section class="group opened" aria-label=${app.t("page.share.title")}>
      <div class="choices" role="radiogroup" aria-label=${app.t("page.share.what")}>
        ${[true, false].map((whole) => html`<button class="choice" role="radio" aria-checked=${whole === this.whole} @click=${() => { this.whole = whole; this.tell(""); }}>${app.t(whole ? "page.share.game" : "page.share.position")}</button>`)}
      </div>
      ${this.whole && hasNames ? html`<label class="check"><input type="checkbox" .checked=${this.named} @change=${(event: Event) => { this.named = (event.target as HTMLInputElement).checked; this.tell(""); }}><span>${app.t("page.share.names")}<small>${app.t("page.share.names_seen")}</small></span></label>` : nothing}
      ${address ? html`<label><span>${app.t("page.share.link")}</span><input data-link readonly .value=${address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
        <div class="answers"><button class="main" @click=${() => this.copy(address)}>${app.t("page.share.copy")}</button>
          ${"share" in navigator ? html`<button @click=${() => void navigator.share({ url: address }).catch(() => undefined)}>${app.t("page.share.send")}</button>` : nothing}</div>
        ${address.length <= kMostInCode ? qr(address, app.t("page.share.code")) : html`<p class="soft">${app.t("page.share.no_code")}</p>`}
        <p class="soft">${app.t("page.share.what_it_holds")}</p>` : html`<p class="card bad">${app.t("page.share.too_long")}</p>`}
      ${this.told ? html`<p role="status">${this.told}</p>` : nothing}
    </section>`;
  }

  save(shown: Shown): TemplateResult {
    const { game } = shown;
    return html`<section class="group opened" aria-label=${app.t("page.save.title")}>
      <div class="answers">${formatsOf(game).map((format) => html`<button @click=${() => this.saveGame(shown, format)}>${app.t(format.word)}</button>`)}</div>
      <div class="answers">
        <button @click=${() => saveAs(`${game}.svg`, this.picture(shown, kPictureWidth), "image/svg+xml")}>${app.t("page.save.svg")}</button>
        <button @click=${async () => saveAs(`${game}.png`, await pngOf(this.picture(shown, kPictureWidth), kPictureWidth))}>${app.t("page.save.png")}</button>
        <button @click=${() => this.copy(shown.position)}>${app.t("page.save.fen")}</button>
      </div>
      <label><span>FEN</span><input class="fen" readonly .value=${shown.position}></label>
      ${this.told ? html`<p role="status">${this.told}</p>` : nothing}
    </section>`;
  }

  private async saveGame(shown: Shown, format: ReturnType<typeof formatsOf>[number]): Promise<void> {
    saveAs(`${shown.game}.${format.ending}`, await exported(shown, format), "application/x-chess-pgn;charset=utf-8");
  }

  /** The position looked at, as a picture of its own. */
  picture({ game, position, last }: Shown, width = 0): string {
    const shape = kShapes[game];
    const river = game === "xiangqi" ? { river: [app.t("page.board.river_left"), app.t("page.board.river_right")] as const } : {};
    return pictureFile({ shape, art: boardArt(game) ?? {}, fen: position, last, title: app.t("page.share.position"), ...river }, width);
  }
}
