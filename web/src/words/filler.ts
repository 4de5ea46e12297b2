// Finds the words for one argument of a message: the twin of luatco/say/fill.cc, held to it by a test.
import type { Speaker } from "./speaker.ts";
import { gamePrefix, otherSide, role, type Scene, sideOf, xiangqiPoint } from "./nouns.ts";

export type Args = Record<string, unknown>;
export type Filled = string | number;

const kPieces = ["piece", "blocker", "attacker", "victim", "protector", "becomes"];
const kSides = ["side", "other", "by", "of", "winner", "loser"];
const kSquares = ["from", "to", "crossed", "target", "king", "square"];
const kMoves = ["move", "moves", "run", "block", "capture", "unscreen"];

/** "blocker_name" -> ["blocker", "name"]; "blocker_at" is a name of its own. */
export function askedName(placeholder: string): [base: string, how: string] {
  const underscore = placeholder.lastIndexOf("_");
  if (underscore < 0 || placeholder.endsWith("_at")) return [placeholder, ""];
  return [placeholder.slice(0, underscore), placeholder.slice(underscore + 1)];
}

const isLetter = (value: unknown): value is string => typeof value === "string" && value.length === 1;

const items = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

/** Something said inside a sentence, such as the name of a move. */
interface Phrase {
  id: string;
  args?: Args;
}
const isPhrases = (value: unknown): value is Phrase[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "object");

/** Holds on to what it is made from: for use within one sentence. */
export class Filler {
  private readonly game: string;
  private readonly side: string;

  constructor(
    private readonly speaker: Speaker,
    id: string,
    private readonly args: Args,
    scene: Scene,
  ) {
    this.game = gamePrefix(id, scene);
    this.side = this.listener(id, scene);
  }

  /** Whom the sentence is said to; empty where nothing tells. */
  private listener(id: string, scene: Scene): string {
    const said = this.text("side");
    if (said || id.startsWith("xq.setup.")) return said; // an arrangement is looked at from Red's side
    const piece = this.args["piece"];
    return this.text("winner") || scene.side || (isLetter(piece) ? sideOf(this.game, piece) : "");
  }

  private text(name: string): string {
    const value = this.args[name];
    return typeof value === "string" ? value : "";
  }

  /** undefined where the arguments do not hold what `placeholder` asks for. */
  fill(placeholder: string): Filled | undefined {
    return this.plain(placeholder) ?? this.derived(...askedName(placeholder));
  }

  private plain(name: string): Filled | undefined {
    const value = this.args[name];
    if (value === undefined || value === null) {
      if (!this.side) return undefined;
      if (name === "side") return this.show(name, this.side);
      return name === "other" ? this.show(name, otherSide(this.game, this.side)) : undefined;
    }
    if (typeof value === "number") return value;
    if (isPhrases(value)) return this.phrases(value);
    if (typeof value === "string") return this.show(name, value);
    const isMoves = kMoves.includes(name);
    const list = items(value);
    if (this.game === "xq" && isMoves) return this.movesByPiece(list);
    if (list.length === 0) return this.speaker.say("word.nothing");
    return this.speaker.join(list.map((item) => this.show(name, item)), isMoves ? "disjunction" : "conjunction");
  }

  private derived(base: string, how: string): Filled | undefined {
    const value = this.args[base];
    const isSide = kSides.includes(base);
    if (how === "given") return value === undefined ? "no" : "yes";
    if (how === "n") return isPhrases(value) ? value.length : items(value).length;
    if (how === "id" && isSide) return value !== undefined ? this.text(base) : (base === "side" && this.side) || undefined;
    if (value === undefined) return undefined;
    if (typeof value === "number" && how === "move") return Math.floor((value + 1) / 2);
    if (typeof value === "number" && how === "nth") return value + 1;
    if (isLetter(value) && kPieces.includes(base)) return this.ofPiece(value, how);
    return how === "name" ? this.wordOf(`${this.text(base)}.name`) : undefined;
  }

  private wordOf(id: string): string | undefined {
    return this.speaker.has(id) ? this.speaker.say(id) : undefined;
  }

  private ofPiece(letter: string, how: string): Filled | undefined {
    const kind = role(this.game, letter);
    if (!kind) return undefined;
    const side = sideOf(this.game, letter);
    if (how === "name") return this.noun(kind);
    if (how === "role") return kind;
    if (how === "side") return side;
    if (how === "whose") return this.side ? (side === this.side ? "own" : "enemy") : undefined;
    return this.wordOf(`word.${this.game}.${side}_${kind}.${how}`);
  }

  private noun(word: string): string {
    return this.speaker.say(`word.${this.game}.${word}`);
  }

  private show(name: string, value: string): string {
    if (kSides.includes(name)) return value && this.speaker.say(`word.side.${value}`);
    if (kPieces.includes(name)) {
      const kind = isLetter(value) ? role(this.game, value) : undefined;
      if (!kind) return value;
      return this.noun(name === "piece" ? kind : `${sideOf(this.game, value)}_${kind}`);
    }
    if (kMoves.includes(name)) return this.showMove(value);
    return kSquares.includes(name) || name === "list" || name.endsWith("_at") ? this.showSquare(value) : value;
  }

  private phrases(list: Phrase[]): string {
    const game = this.game === "xq" ? "xiangqi" : this.game;
    const said = list.map(({ id, args }) => this.speaker.say(id, args ?? {}, { game, side: this.side }));
    return this.speaker.join(said, "disjunction");
  }

  private showSquare(value: string): string {
    const point = this.game === "xq" ? xiangqiPoint(value, this.side) : undefined;
    return point ? this.speaker.say("word.xq.square", point) : value;
  }

  /** Coordinates ("e2e4", "a7a8q"); anything else, such as SAN, is shown as it is. */
  private showMove(value: string): string {
    if (!/^[a-i][0-9][a-i][0-9].?$/.test(value)) return value;
    const args: Args = { from: value.slice(0, 2), to: value.slice(2, 4) };
    if (value.length === 5) args["piece"] = value[4];
    const kind = value.length === 5 ? "promotion_move" : "move";
    return this.speaker.say(`word.${this.game}.${kind}`, args, { side: this.side });
  }

  /** Names of points are long: moves of one piece name it once. "A to x or y; B to z" */
  private movesByPiece(moves: string[]): string {
    const parts: string[] = [];
    for (let i = 0; i < moves.length; ) {
      const from = moves[i].slice(0, 2);
      const targets: string[] = [];
      for (; i < moves.length && moves[i].startsWith(from); ++i) targets.push(this.showSquare(moves[i].slice(2)));
      const to = this.speaker.join(targets, "disjunction");
      parts.push(this.speaker.say("word.xq.move", { from, to }, { side: this.side }));
    }
    return parts.length ? parts.join("; ") : this.speaker.say("word.nothing");
  }
}
