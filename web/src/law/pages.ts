// The book of laws as pages that need no script: made at build time from the book itself (the operation "law"), the
// catalogues and the board's own drawing. web/law_pages.mjs hands in what this needs and writes the files.
import type { Art, Shape } from "../board/types.ts";
import { kinds, picture, symbol } from "../picture/picture.ts";
import type { GameName } from "../table/answers.ts";
import { compareRows, mistakes } from "./compare_rows.ts";

export interface Article {
  article: string;
  law: string;
  title: { id: string };
  body: { id: string };
  board: { fen: string; marks: string[]; arrows: string[]; caption: { id: string } };
  questions: { question: { id: string }; answer: { id: string } }[];
}

export interface Book {
  game: GameName;
  shape: Shape;
  art: Art;
  articles: Article[];
}

/** What the pages of one language are made of. */
export interface Making {
  language: string;
  /** The other language, and where its pages stand from here. */
  other: { language: string; name: string };
  say: (id: string, args?: Record<string, string | number>) => string;
  books: Book[];
  /** Addresses from the root of the page. */
  style: string;
  script: string;
}

const kFirst = "vi";
const kNames: Record<GameName, string> = { chess: "page.game.chess", xiangqi: "page.game.xiangqi", pawns: "page.game.pawns" };

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** "luat/chess/", "luat/en/chess/" */
const folder = (language: string, page: string): string => `luat/${language === kFirst ? "" : `${language}/`}${page ? `${page}/` : ""}`;
const upFrom = (path: string): string => "../".repeat(path.split("/").length - 1);

/** All pages of one language by their path, which ends in "/". */
export function lawPages(making: Making): Map<string, string> {
  const pages = new Map<string, string>();
  const put = (page: string, title: string, body: string) => {
    const path = folder(making.language, page);
    pages.set(path, frame(making, page, path, title, body));
  };
  const { say } = making;
  put("", say("page.book.title"), contents(making));
  for (const book of making.books) put(book.game, say("page.book.of", { text: inside(say(kNames[book.game])) }), bookPage(making, book));
  put("compare", say("page.book.compare.title"), comparePage(making));
  return pages;
}

/** A name as it stands within a sentence. */
const inside = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function frame({ language, other, say, style, script, books }: Making, page: string, path: string, title: string, body: string): string {
  const up = upFrom(path);
  const link = (target: string, text: string, current: boolean) => `<a href="${up}${folder(language, target)}"${current ? ' aria-current="page"' : ""}>${escaped(text)}</a>`;
  const games = [...books.map(({ game }) => link(game, say(kNames[game]), game === page)), link("compare", say("page.book.compare.short"), page === "compare")];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · ${escaped(say("page.name"))}</title>
<meta name="description" content="${escaped(say("page.book.about"))}">
<meta name="color-scheme" content="light dark">
<meta property="og:title" content="${escaped(title)}">
<link rel="icon" href="${up}icon.svg" type="image/svg+xml">
<link rel="alternate" hreflang="${other.language}" href="${up}${folder(other.language, page)}">
<link rel="stylesheet" href="${up}${style}">
<script type="module" src="${up}${script}"></script>
</head>
<body data-try="${escaped(say("page.book.try"))}" data-none="${escaped(say("page.book.none_found"))}" data-found="${escaped(say("page.book.found", { text: "#" }))}">
<a class="skip" href="#book">${escaped(say("page.book.skip"))}</a>
<header><a class="home" href="${up || "./"}#/">${escaped(say("page.name"))}</a><a href="${up}${folder(other.language, page)}" lang="${other.language}" hreflang="${other.language}">${other.name}</a></header>
<nav class="games" aria-label="${escaped(say("page.book.title"))}">${link("", say("page.book.contents"), page === "")}${games.join("")}</nav>
<main id="book"><h1>${escaped(title)}</h1>
<p class="search" hidden><label>${escaped(say("page.book.search"))} <input type="search" autocomplete="off"></label> <span role="status"></span></p>
${body}
</main>
</body>
</html>
`;
}

function contents(making: Making): string {
  const { say, books, language } = making;
  const up = upFrom(folder(language, ""));
  const of = ({ game, articles }: Book) => `<section data-part><h2><a href="${up}${folder(language, game)}">${escaped(say(kNames[game]))}</a></h2><ul class="columns">${articles.map(({ article, title, body }) =>
    `<li data-find="${escaped(say(body.id))}"><a href="${up}${folder(language, game)}#${article}">${escaped(say(title.id))}</a></li>`).join("")}</ul></section>`;
  const asked = ({ game, articles }: Book) => articles.flatMap(({ article, title, questions }) => questions.map(({ question, answer }, i) =>
    `<li data-find="${escaped(say(answer.id))}"><a href="${up}${folder(language, game)}#${article}-${i + 1}">${escaped(say(question.id))}</a> <small>${escaped(say(kNames[game]))}: ${escaped(inside(say(title.id)))}</small></li>`));
  return `<p>${escaped(say("page.book.about"))}</p>${books.map(of).join("")}
<section data-part><h2><a href="${up}${folder(language, "compare")}">${escaped(say("page.book.compare.title"))}</a></h2></section>
<section data-part><h2>${escaped(say("page.book.questions"))}</h2><ul>${books.flatMap(asked).join("")}</ul></section>`;
}

function bookPage(making: Making, book: Book): string {
  const { say } = making;
  const { game, articles, art, shape } = book;
  const used = [...new Set([...kinds({ shape, fen: shape.initial }), ...articles.flatMap(({ board }) => kinds({ shape, fen: board.fen }))])];
  const symbols = `<svg class="symbols" aria-hidden="true" width="0" height="0">${used.map((key) => symbol(art, key)).join("")}</svg>`;
  const list = articles.map(({ article, title }) => `<li><a href="#${article}">${escaped(say(title.id))}</a></li>`).join("");
  return `${symbols}<nav aria-label="${escaped(say("page.book.contents"))}"><ol class="columns">${list}</ol></nav>
${pieceTable(making, book)}${game === "xiangqi" ? mistakeList(making) : ""}${articles.map((article) => articleSection(making, book, article)).join("\n")}`;
}

function pieceTable({ say }: Making, { shape, game }: Book): string {
  const prefix = game === "xiangqi" ? "word.xq." : "word.chess.";
  const initial = kinds({ shape, fen: shape.initial });
  const rows = shape.pieces.filter(({ id }) => initial.includes(`${shape.sides[0]}_${id}`)).map(({ id, letter, value }) => {
    const images = shape.sides.map((side) => `<svg class="man" viewBox="0 0 100 100" aria-hidden="true"><use href="#${side}_${id}" width="100" height="100"/></svg>`).join("");
    const name = say(prefix + id);
    return `<tr><td>${images}</td><th scope="row">${escaped(name.charAt(0).toUpperCase() + name.slice(1))}</th><td>${letter}</td><td>${value ? (value / 10).toString() : "–"}</td></tr>`;
  });
  return `<section data-part><h2 id="pieces">${escaped(say("page.book.pieces"))}</h2><table><thead><tr><th><span class="hidden">${escaped(say("page.book.picture"))}</span></th><th>${escaped(say("page.values.piece"))}</th><th>FEN</th><th>${escaped(say("page.values.worth"))}</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function mistakeList({ say }: Making): string {
  return `<section data-part><h2 id="mistakes">${escaped(say("page.book.mistakes"))}</h2><ol>${mistakes.map(({ text, article }) =>
    `<li data-find>${escaped(say(text))} <a href="#${article}">${escaped(say("page.book.why"))}</a></li>`).join("")}</ol></section>`;
}

function articleSection({ say }: Making, { shape, art, game }: Book, { article, law, title, body, board, questions }: Article): string {
  const caption = say(board.caption.id);
  const arrows = board.arrows.map((move) => ({ from: move.slice(0, 2), to: move.slice(2, 4), kind: "note" as const }));
  const marks = board.marks.map((square) => ({ square, kind: "goal" as const }));
  const river = game === "xiangqi" ? { river: [say("page.board.river_left"), say("page.board.river_right")] as const } : {};
  const drawn = picture({ shape, art, fen: board.fen, marks, arrows, title: caption, ...river });
  const asked = questions.map(({ question, answer }, i) =>
    `<div class="question" id="${article}-${i + 1}"><h3>${escaped(say(question.id))}</h3><p>${escaped(say(answer.id))}</p></div>`).join("");
  return `<section id="${article}" data-find><h2>${escaped(say(title.id))}</h2>${law ? `<p class="law">${escaped(say("page.law", { text: law }))}</p>` : ""}
<p>${escaped(say(body.id))}</p>
<figure class="board" data-game="${game}" data-fen="${board.fen}">${drawn}<figcaption>${escaped(caption)}</figcaption></figure>
${asked}</section>`;
}

function comparePage(making: Making): string {
  const { say, language } = making;
  const up = upFrom(folder(language, "compare"));
  const cell = (game: GameName, text: string, article: string) =>
    `<td data-label="${escaped(say(kNames[game]))}">${escaped(say(text))} <a href="${up}${folder(language, game)}#${article}" aria-label="${escaped(`${say("page.book.why")} ${say(kNames[game])}`)}">${escaped(say("page.book.why"))}</a></td>`;
  const rows = compareRows.map(({ topic, chess, xiangqi, articles }) =>
    `<tr data-find><th scope="row">${escaped(say(topic))}</th>${cell("chess", chess, articles[0])}${cell("xiangqi", xiangqi, articles[1])}</tr>`);
  return `<p>${escaped(say("page.book.compare.about"))}</p><table class="compare"><thead><tr><td></td><th scope="col">${escaped(say(kNames.chess))}</th><th scope="col">${escaped(say(kNames.xiangqi))}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
