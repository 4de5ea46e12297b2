// Which engine plays, and how strong: a part of the card before a game.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import type { GameName } from "../table/answers.ts";
import type { Card } from "../table/record.ts";
import { type EngineChoice, enginesFor } from "./choices.ts";

type Computer = NonNullable<Card["computer"]>;
interface Level {
  level: number;
  share: number;
  nodes?: number;
  millis?: number;
}

const kUsual = 8;

export class ChooseEngine {
  private constructor(private readonly choices: EngineChoice[], private readonly levels: Level[]) {}

  static async meet(game: GameName): Promise<ChooseEngine> {
    await app.words("engines"); // the choices are in words
    const [choices, { levels }] = await Promise.all([enginesFor(game), app.ask<{ levels: Level[] }>({ op: "engine_levels" })]);
    return new ChooseEngine(choices, levels);
  }

  /** What a game against an engine begins with; null where there is none. */
  get usual(): Pick<Computer, "level" | "engine"> | null {
    const [first] = this.choices;
    return first ? { level: kUsual, engine: first.id } : null;
  }

  private text({ level, share, nodes, millis }: Level): string {
    if (!nodes) return app.t("word.level.time", { number: level, n: Math.round((millis ?? 0) / 1000) });
    return app.t(share < 100 ? "word.level.share" : "word.level.nodes", { number: level, share, n: nodes });
  }

  view(computer: Computer, change: (part: Partial<Computer>) => void): TemplateResult {
    const [first, last] = [this.levels[0]!.level, this.levels[this.levels.length - 1]!.level];
    const level = this.levels.find((one) => one.level === computer.level) ?? this.levels[0]!;
    const note = this.choices.find(({ id }) => id === computer.engine)?.note;
    return html`<div class="group engine"><h2>${app.t("page.engine.which")}</h2>
      <label class="select"><span>${app.t("page.engine.engine")}</span><select @change=${(event: Event) => change({ engine: (event.target as HTMLSelectElement).value })}>
        ${this.choices.map(({ id, title }) => html`<option value=${id} ?selected=${id === computer.engine}>${title}</option>`)}</select></label>
      ${note ? html`<p class="soft">${note}</p>` : nothing}
      <label class="range"><span>${app.t("page.engine.level")}</span>
        <input type="range" min=${first} max=${last} .value=${String(level.level)} aria-valuetext=${this.text(level)}
          @input=${(event: Event) => change({ level: Number((event.target as HTMLInputElement).value) })}></label>
      <p data-level>${this.text(level)}</p>
      <p class="soft">${app.t("page.engine.level_help")}</p></div>`;
  }
}
