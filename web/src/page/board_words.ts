// The words of the board, and the drawings of its pieces.
import type { Art, Shape, Words } from "../board/types.ts";
import type { GameName } from "../table/answers.ts";
import { xiangqiPoint } from "../words/nouns.ts";
import { app } from "./app.ts";
import { gameName } from "../table/rule_words.ts";

const kPrefix: Record<GameName, string> = { chess: "chess", xiangqi: "xq", pawns: "chess" };

/** Whose way of counting xiangqi points the board speaks: it follows the side to move. */
export const viewpoint = { side: "red" };

const made = new Map<string, Words>();

export function boardWords(game: GameName, shape: Shape): Words {
  const key = `${app.language} ${game}`;
  let words = made.get(key);
  if (!words) made.set(key, (words = makeWords(game, shape)));
  return words;
}

function makeWords(game: GameName, shape: Shape): Words {
  const pieces: Record<string, string> = {};
  for (const side of shape.sides) {
    for (const { id } of shape.pieces) pieces[`${side}_${id}`] = app.t(`word.${kPrefix[game]}.${side}_${id}`);
  }
  const own = {
    board: app.t("page.board.whole", { text: gameName(game) }),
    pieces,
    empty: app.t("page.board.empty"),
    picked: app.t("page.board.picked"),
    target: app.t("page.board.target"),
    capture: app.t("page.board.capture"),
    check: app.t("page.board.check"),
    last: app.t("page.board.last"),
    premove: app.t("page.board.premove"),
    marks: {
      good: app.t("page.board.good"),
      bad: app.t("page.board.bad"),
      note: app.t("page.board.note"),
      attacked: app.t("page.board.attacked"),
      goal: app.t("page.board.goal"),
    },
    promotion: app.t("page.board.promotion"),
    cancel: app.t("page.cancel"),
  };
  if (game !== "xiangqi") return own;
  return {
    ...own,
    river: [app.t("page.board.river_left"), app.t("page.board.river_right")],
    square: (name) => {
      const point = xiangqiPoint(name, viewpoint.side);
      return point ? app.t("word.xq.square", point) : name;
    },
  };
}

type Loader = () => Promise<{ default: Art }>;
const kArt: Record<string, Record<string, Loader>> = {
  chess: {
    cburnett: () => import("art:chess/cburnett"),
    letters_vi: () => import("art:chess/letters_vi"),
    letters_en: () => import("art:chess/letters_en"),
  },
  xiangqi: {
    han_vi: () => import("art:xiangqi/han_vi"),
    han: () => import("art:xiangqi/han"),
    letters_vi: () => import("art:xiangqi/letters_vi"),
    letters_en: () => import("art:xiangqi/letters_en"),
  },
};
const artOf = (game: GameName): Record<string, Loader> => kArt[game === "xiangqi" ? "xiangqi" : "chess"];

/** The sets of pieces there are for a game. */
export const pieceSets = (game: GameName): string[] => Object.keys(artOf(game));

/** The set of pieces that is shown: the small words of the usual one of xiangqi are Vietnamese. */
export function chosenSet(game: GameName): string {
  const chosen = app.settings.pieces[game];
  if (chosen in artOf(game)) return chosen;
  return game === "xiangqi" && app.language !== "vi" ? "letters_en" : pieceSets(game)[0]!;
}

const loaded = new Map<string, Art>();

/** The drawings chosen for a game, once they are here; asks for them and redraws when they come. */
export function boardArt(game: GameName): Art | undefined {
  const sets = artOf(game);
  const set = chosenSet(game);
  const key = `${game === "xiangqi" ? game : "chess"}/${set}`;
  if (!loaded.has(key)) {
    void sets[set]().then((module) => {
      loaded.set(key, module.default);
      app.redraw();
    });
  }
  return loaded.get(key);
}

/** How the board of a game is shown, as this page is set: its shape, names, pieces and coordinates. */
export function boardLooks(game: GameName, shape: Shape) {
  const art = boardArt(game);
  return {
    shape,
    words: boardWords(game, shape),
    ...(art ? { art } : {}),
    coordinates: shape.cells === "points" ? "numbers" : "letters",
  } as const;
}
