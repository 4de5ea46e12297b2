// The set-up board: any position of any game, with every fault explained and marked, from a FEN, a record or by hand.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardEvents } from "../board/index.ts";
import { app } from "../page/app.ts";
import { boardLooks, viewpoint } from "../page/board_words.ts";
import { gameTabs } from "../page/game_tabs.ts";
import type { Page } from "../page/page.ts";
import { properties } from "../page/properties.ts";
import { pathOfFen } from "../share/link.ts";
import type { GameName, LineAnswer, Reason } from "../table/answers.ts";
import { type Shown, shownBy } from "../table/marks.ts";
import { homeCard, newRecord } from "../table/record.ts";
import { askCastling, type CastlingAnswer } from "./castling_why.ts";
import { Editor } from "./editor.ts";
import { pasteBox } from "../share/paste_box.ts";
import { type Imported, kPosition } from "../share/read_file.ts";
import { setupTabs } from "./tabs.ts";

export class SetupPage implements Page {
  private readonly editor: Editor;
  private castling: CastlingAnswer[] | null = null;
  private shown: Shown | null = null;
  private pasted = "";

  constructor(private readonly game: GameName, fen?: string) {
    this.editor = new Editor(game, () => this.arranged());
    void this.editor.read(fen ?? this.editor.shape.initial);
  }

  title(): string {
    return app.t("page.setup.title");
  }

  private arranged(): void {
    this.castling = null;
    this.shown = null;
    app.redraw();
  }

  private async askMayCastle(): Promise<void> {
    const { editor } = this;
    this.castling = await askCastling(app.ask, editor.shape, editor.fen);
    app.redraw();
  }

  /** A FEN as it stands; of a record the position it ends in. */
  private async paste(text: string): Promise<void> {
    if (!text.trim()) return;
    this.pasted = "";
    if (kPosition.test(text)) return this.editor.read(text);
    const { games = [] } = await app.ask<{ ok: boolean; games?: Imported[] }>({ op: "import", text, game: this.game });
    const record = games.find(({ moves }) => moves.length > 0);
    if (record) {
      const line = await app.ask<LineAnswer>({ op: "game", game: record.game, fen: record.fen, moves: record.moves });
      await this.editor.read(line.fen);
    }
    const wrong = record?.findings.find(({ severity, in_variation }) => severity === "error" && !in_variation);
    this.pasted = [
      app.t(record ? "page.setup.pasted" : "page.setup.not_pasted", { n: record?.moves.length ?? 0 }),
      // Why it is not the end of the record.
      ...(record && wrong ? [`${wrong.token ?? ""}:`, app.tell(wrong, { game: record.game }), ...(wrong.reason ? [app.tell(wrong.reason, { game: record.game })] : [])] : []),
    ].join(" ");
    app.redraw();
  }

  private async playOn(): Promise<void> {
    const record = newRecord(this.game, homeCard(this.game), Date.now(), this.editor.fen);
    await app.ready;
    await app.store.put(record);
    location.hash = `#/play/${record.id}`;
  }

  view(): TemplateResult {
    const { editor, game } = this;
    const { shape } = editor;
    viewpoint.side = shape.sides[0];
    return html`<main class="table asking ${shape.cells}" data-game=${game}>
      <div class="above">${gameTabs(game, "setup")}</div>
      <div class="board"><luatco-board theme=${app.settings.theme || nothing}
        ${properties({
          ...boardLooks(game, shape),
          mode: editor.mode,
          fen: editor.fen,
          marks: this.shown?.marks ?? editor.marks,
          arrows: this.shown?.arrows ?? [],
        })}
        @place=${(event: CustomEvent<BoardEvents["place"]>) => editor.place(event.detail)}
        @tap=${(event: CustomEvent<BoardEvents["tap"]>) => editor.tap(event.detail)}></luatco-board></div>
      <div class="beside">
        ${setupTabs(game, "")}
        ${editor.palette()}${editor.turnAndStart()}${editor.mirrors()}
        ${editor.told("all")}
        ${editor.rights()}
        ${game === "chess" ? html`<div class="answers"><button ?disabled=${!editor.playable} @click=${() => this.askMayCastle()}>${app.t("page.setup.may_castle")}</button></div>` : nothing}
        ${this.castling ? this.castlingAnswers(this.castling) : nothing}
        ${pasteBox("page.setup.paste", "page.setup.read", 3, editor.fen, (text) => void this.paste(text))}
        ${this.pasted ? html`<p role="status">${this.pasted}</p>` : nothing}
        <div class="answers">
          <button class="main" ?disabled=${!editor.playable} @click=${() => this.playOn()}>${app.t("page.ask.play_on")}</button>
          ${editor.playable ? html`<a class="button" href=${`#/setup/${game}/exchange/${pathOfFen(editor.fen)}`}>${app.t("page.exchange.ask")}</a>` : nothing}
        </div>
      </div>
    </main>`;
  }

  private castlingAnswers(answers: CastlingAnswer[]): TemplateResult {
    return html`<div class="card info" role="status" data-castling>${answers.map(({ right, side, legal, reasons }) => {
      const scene = { game: "chess", side };
      const wing = app.t(right.toUpperCase() === "K" ? "page.setup.short" : "page.setup.long", { side });
      return html`<p><b>${wing}:</b> ${legal ? app.t("page.setup.may") : reasons.map((reason) => html`${app.tell(reason, scene)} `)}
        ${legal || !reasons[0] || !("squares" in reasons[0]) ? nothing : html`<button class="choice" @click=${() => { this.shown = shownBy(reasons[0] as Reason); app.redraw(); }}>${app.t("page.setup.show")}</button>`}</p>`;
    })}</div>`;
  }
}
