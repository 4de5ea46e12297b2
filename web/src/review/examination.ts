// The finished game examined, as people see it: who examines, how far it is, the graph, how well each side played, the
// moments that changed the result.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { fetchNote } from "../engine/choices.ts";
import { Fault } from "../engine/fault.ts";
import { type Program, programsHere } from "../engine/program.ts";
import { enginesHere } from "../engine/served_engine.ts";
import { app } from "../page/app.ts";
import type { PlayedMove } from "../table/answers.ts";
import { moveName } from "../table/move_list.ts";
import { Analysis, type PlyWorth } from "./analysis.ts";
import { graph } from "./graph.ts";
import { browserExaminer, type Examiner, type Position, type Score, servedEngine, smallSearch, type Thought } from "./thought.ts";

/** Positions an engine looks at for one of the game: as in "luatco analyse", and a fifth of it in the browser. */
const kServed = { quick: 100_000, normal: 1_000_000 };
const kBrowser = { quick: 20_000, normal: 200_000 };
type Depth = keyof typeof kServed;

interface Choice {
  id: string;
  name: string;
  /** What there is to know before it is fetched. */
  note: string;
  /** Positions by depth; none where there is no choice. */
  nodes?: Record<Depth, number>;
  make(nodes: number): Examiner;
}

interface Walk {
  at: number;
  plies: PlayedMove[];
  go(to: number): void;
  /** "12. Nf3" */
  numbered(ply: number): string;
  /** The better line in place of a move, on the board. */
  show(ply: number, moves: string[]): void;
}

export const scoreText = (score: Score): string =>
  "mate" in score ? app.t("page.review.mate", { n: Math.abs(score.mate) }) : app.t("word.score", { n: score.cp });

const kSigns = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export class Examination {
  readonly analysis: Analysis;
  private choices: Choice[] = [];
  private chosen = "";
  private deep: Depth = "quick";
  /** For single positions, beside the game. */
  private single: { key: string; examiner: Examiner } | null = null;

  constructor(private readonly line: Position) {
    this.analysis = new Analysis(line);
  }

  /** Who can be asked here: engines first, the small search always. */
  async meet(): Promise<void> {
    const { game } = this.line;
    const [served, programs] = await Promise.all([enginesHere(), programsHere(game).catch((): Program[] => [])]);
    this.choices = [
      ...served.filter(({ games }) => !games.length || games.includes(game)).map(({ name }): Choice => ({ id: `served ${name}`, name, note: "", nodes: kServed, make: (nodes) => servedEngine(name, nodes) })),
      ...programs.map((program): Choice => ({
        id: `browser ${program.name}`,
        name: app.t("page.engine.in_browser", { engine: program.name }),
        note: fetchNote(program),
        nodes: kBrowser,
        make: (nodes) => browserExaminer(program, game, nodes),
      })),
      { id: "small", name: app.t("page.review.small"), note: app.t("page.review.small_note"), make: () => smallSearch() },
    ];
    this.chosen = this.choices[0]!.id;
    app.redraw();
  }

  leave(): void {
    this.analysis.stop();
    this.analysis.by?.close();
    this.single?.examiner.close();
  }

  private get choice(): Choice | undefined {
    return this.choices.find(({ id }) => id === this.chosen);
  }

  private get nodes(): number {
    return this.choice?.nodes?.[this.deep] ?? 0;
  }

  private run(): void {
    const { by } = this.analysis;
    const key = `${this.chosen} ${this.deep}`;
    const goOn = by?.id === key ? by : null;
    if (by && !goOn) by.close();
    const examiner = goOn ?? this.choice?.make(this.nodes);
    if (examiner) void this.analysis.run(Object.assign(examiner, { id: key }));
  }

  /** One position, of a line that was tried: by whoever is chosen. */
  async one(position: Position): Promise<Thought | string> {
    const key = `${this.chosen} ${this.deep}`;
    if (this.single?.key !== key) {
      this.single?.examiner.close();
      this.single = this.choice ? { key, examiner: this.choice.make(this.nodes) } : null;
    }
    try {
      return this.single ? await this.single.examiner.examine(position, new AbortController().signal) : "";
    } catch (error) {
      return error instanceof Fault ? app.tell(error.said, { game: position.game }) : String(error);
    }
  }

  /** What stands of a move. */
  worth(ply: number): PlyWorth | undefined {
    return this.analysis.worth?.plies[ply - 1];
  }

  /** "Máy chấm +1,2", or the end. */
  told(ply: number): string {
    const worth = this.worth(ply);
    if (!worth || worth.hope === undefined) return "";
    const [first] = this.sides;
    const side = app.t(`word.side.${worth.hope >= 50 ? first : this.sides[1]}`);
    const tone = Math.abs(worth.hope - 50) < 7 ? "page.review.even" : worth.hope >= 75 || worth.hope <= 25 ? "page.review.winning" : "page.review.better";
    return `${app.t(tone, { text: side })}${worth.score ? ` (${scoreText(worth.score)})` : ""}`;
  }

  private get sides(): [string, string] {
    return this.line.game === "xiangqi" ? ["red", "black"] : ["white", "black"];
  }

  remarks(ply: number): string[] {
    const { game } = this.line;
    return (this.worth(ply)?.remarks ?? []).map((remark) => app.tell(remark, { game, side: remark.of }));
  }

  // --- what is seen ---------------------------------------------------------------------------

  view(walk: Walk): TemplateResult {
    const { analysis } = this;
    return html`<section class="examination" aria-label=${app.t("page.review.examine")}>
      ${analysis.worth && analysis.worth.plies.some(({ hope }) => hope !== undefined) ? this.found(walk, analysis.worth.plies) : nothing}
      ${analysis.fault ? html`<div class="card bad" role="status"><p>${app.tell(analysis.fault, { game: this.line.game })} ${app.t("page.review.kept")}</p></div>` : nothing}
      ${analysis.running ? this.progress() : this.asking()}
    </section>`;
  }

  private progress(): TemplateResult {
    const { analysis } = this;
    return html`<div class="answers"><progress max=${analysis.all} .value=${analysis.done} aria-label=${app.t("page.review.progress", { done: analysis.done, all: analysis.all })}></progress>
      <span class="soft" data-progress>${analysis.done} / ${analysis.all}</span>
      <button @click=${() => analysis.stop()}>${app.t("page.review.stop")}</button></div>`;
  }

  private asking(): TemplateResult {
    const { analysis, choices } = this;
    const begun = analysis.by !== null && analysis.by.id === `${this.chosen} ${this.deep}`;
    const nodes = this.choice?.nodes;
    const finished = begun && analysis.done >= analysis.all;
    const pick = (name: string, value: string, options: [string, string][], then: (value: string) => void) =>
      html`<label class="select"><span>${app.t(name)}</span><select @change=${(event: Event) => { then((event.target as HTMLSelectElement).value); app.redraw(); }}>
        ${options.map(([id, text]) => html`<option value=${id} ?selected=${id === value}>${text}</option>`)}</select></label>`;
    return html`
      ${choices.length > 1 ? pick("page.review.who", this.chosen, choices.map(({ id, name }) => [id, name]), (id) => (this.chosen = id)) : nothing}
      ${nodes ? pick("page.review.how_deep", this.deep, [["quick", app.t("page.review.quick", { n: nodes.quick })], ["normal", app.t("page.review.normal", { n: nodes.normal })]], (deep) => (this.deep = deep as Depth)) : nothing}
      ${this.choice?.note && !begun ? html`<p class="soft">${this.choice.note}</p>` : nothing}
      ${finished ? nothing : html`<div class="answers"><button class="main" ?disabled=${!this.choice} @click=${() => this.run()}>${app.t(begun && analysis.done ? "page.review.go_on" : "page.review.begin")}</button></div>`}`;
  }

  private found(walk: Walk, plies: PlyWorth[]): TemplateResult {
    const { accuracy, whole } = this.analysis.worth!;
    const counted = (side: string, slip: string): number => plies.filter(({ by, slip: its }) => by === side && its === slip).length;
    const moments = plies.flatMap((worth, i) => (worth.changes_result ? [i + 1] : []));
    const told = [walk.at ? walk.numbered(walk.at) : app.t("page.review.start"), this.told(walk.at), ...this.remarks(walk.at)].filter(Boolean).join(". ");
    return html`${graph({ plies, at: walk.at, told, go: walk.go })}
      <p class="soft">${app.t("page.review.graph_key", { text: app.t(`word.side.${this.sides[0]}`) })}</p>
      <p data-told>${this.told(walk.at)}</p>
      ${this.card(walk, walk.at)}
      <ul class="plain">${this.sides.map((side) => {
        const mean = accuracy[side as keyof typeof accuracy];
        return mean === undefined ? nothing : html`<li data-accuracy=${side}>${app.t("page.review.side", { text: app.t(`word.side.${side}`), n: Math.round(mean), blunders: counted(side, "blunder"), mistakes: counted(side, "mistake"), inaccuracies: counted(side, "inaccuracy") })}</li>`;
      })}</ul>
      <h2>${app.t("page.review.moments")}</h2>
      ${moments.length
        ? html`<ol class="plain moments">${moments.map((ply) => html`<li><button class="moment" aria-current=${ply === walk.at ? "step" : nothing} @click=${() => walk.go(ply)}><b>${walk.numbered(ply)}${this.sign(ply)}</b> ${this.remarks(ply).join(" ")}</button></li>`)}</ol>`
        : html`<p class="soft">${app.t(whole ? "page.review.no_moment" : "page.review.no_moment_yet")}</p>`}
      ${this.analysis.by ? html`<p class="soft">${app.t("page.review.by", { text: this.analysis.by.name })}</p>` : nothing}`;
  }

  sign(ply: number): string {
    const slip = this.worth(ply)?.slip;
    return slip ? kSigns[slip] : "";
  }

  /** The move on the board, where it was a slip. */
  private card(walk: Walk, ply: number): TemplateResult | typeof nothing {
    const worth = this.worth(ply);
    const remarks = this.remarks(ply);
    if (!worth || !remarks.length) return nothing;
    const best = worth.best ?? [];
    const names = best.map((move) => moveName(this.line.game, move)).join(", ");
    return html`<div class="card ${worth.slip === "blunder" ? "bad" : "info"}" data-slip>
      <p><b>${walk.numbered(ply)}${this.sign(ply)}</b> ${remarks.join(" ")}</p>
      ${best.length ? html`<p class="soft">${app.t("page.review.line", { text: names })}</p>
        <div class="answers"><button @click=${() => walk.show(ply, best.map(({ move }) => move))}>${app.t("page.review.show_best")}</button></div>` : nothing}
    </div>`;
  }
}
