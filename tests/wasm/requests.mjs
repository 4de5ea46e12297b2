// Requests made of the tables in data/: every operation, on what the tests of the core know to be hard.
import { readFileSync } from "node:fs";

const games = ["chess", "xiangqi", "pawns"];

function rows(data, file) {
  const lines = readFileSync(`${data}/cases/${file}`, "utf8").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map((line) => JSON.parse(line));
}
const words = (moves) => (typeof moves === "string" ? moves.split(" ").filter(Boolean) : moves);

function* about_a_position(game, fen, moves) {
  for (const op of ["moves", "explain", "game", "ruling"]) yield { op, game, fen, moves };
}

function* of_a_game(data, game) {
  for (const { fen, moves, attempt } of rows(data, `${game}/refusals.jsonl`)) {
    yield { op: "judge", game, fen, moves: words(moves), attempt };
    for (const op of ["consequence", "why_good"]) yield { op, game, fen, moves: words(moves), attempt };
    yield* about_a_position(game, fen, words(moves));
  }
  for (const { fen } of rows(data, `${game}/setup.jsonl`)) yield { op: "setup", game, fen };
  for (const { fen } of rows(data, `${game}/situations.jsonl`)) yield* about_a_position(game, fen);
  for (const op of ["shape", "rules", "law"]) yield { op, game };
  const setting = { periods: [{ moves: 2, base: 60_000, extra: 5_000, mode: "delay" }, { base: 30_000 }] };
  yield { op: "clock", game, events: [{ do: "clock", setting }, { do: "start" }], t: 9_000 };
  for (const level of [1, 2]) for (const seed of [1, 2, 3]) yield { op: "reply", game, level, seed };
  for (const { fen, moves, attempt } of rows(data, `${game}/refusals.jsonl`)) yield { op: "exchange", game, fen, moves: words(moves), attempt };
  for (const line of readFileSync(`${data}/perft/${game}.epd`, "utf8").split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [fen, ...counts] = line.split(";").map((part) => part.trim());
    for (const count of counts) {
      const [, depth, nodes] = /^D(\d+) (\d+)/.exec(count);
      if (Number(nodes) <= 100_000) yield { op: "perft", game, fen, depth: Number(depth) };
    }
  }
}

function* in_notations(data) {
  for (const row of rows(data, "xiangqi/notation.jsonl")) {
    yield { op: "notation", game: "xiangqi", fen: row.fen, move: row.uci };
    for (const from of ["iccs", "wxf", "chinese", "vietnamese", "vietnamese_long"]) {
      if (row[from]) yield { op: "notation", game: "xiangqi", fen: row.fen, text: row[from], from };
    }
  }
  for (const { fen, text } of rows(data, "xiangqi/reading.jsonl")) {
    yield { op: "notation", game: "xiangqi", fen, text };
  }
  for (const line of readFileSync(`${data}/cases/san/reading.txt`, "utf8").split("\n")) {
    if (!line || line.startsWith("#")) continue;
    const [fen, , text] = line.split("|").map((part) => part.trim());
    yield { op: "notation", fen: fen === "start" ? null : fen, text };
  }
}

function* as_they_stand(data) {
  const arbiter = ["article_4", "article_5", "article_6", "article_7", "article_9", "other_sets"].map((name) => `arbiter/${name}.jsonl`);
  for (const file of [...arbiter, "texts.jsonl", "field_reports_chess.jsonl", "field_reports_xiangqi.jsonl", "rulings/xiangqi_club.jsonl", "review/requests.jsonl"]) {
    for (const { request } of rows(data, file)) if (request) yield request;
  }
  // With every item of the school its hints.
  for (const { request } of rows(data, "school/exercises.jsonl")) {
    yield request;
    if (request.item) for (const notch of [1, 2, 3, 4]) yield { ...request, op: "hint", notch };
  }
  for (const file of ["records/ccpd_chinese.pgn", "records/ccpd_vietnamese.pgn", "records/ccpd_wxf.pgn", "records/d01.ubb", "archive/mixed.pgn"]) {
    yield { op: "import", text: readFileSync(`${data}/cases/${file}`, "utf8") };
  }
  for (const { moves } of rows(data, "draws/chess.jsonl")) {
    for (const rules of ["fide", "fide-online"]) yield { op: "ruling", moves, rules };
  }
  for (const { fen } of rows(data, "can_mate/positions.jsonl")) {
    for (const side of ["white", "black"]) yield { op: "can_mate", fen, side, options: { max_nodes: 2000 } };
  }
  for (const { fen, mates } of rows(data, "mates/chess_mate_in_1.jsonl")) {
    for (const move of mates) yield { op: "explain", fen, moves: [move] };
    yield { op: "export", fen, moves: mates.slice(0, 1), result: "1-0", tags: { Event: "Giải Tết" } };
  }
  for (const { fen, mates } of rows(data, "mates/xiangqi_mate_in_1.jsonl")) {
    for (const move of mates) yield { op: "explain", game: "xiangqi", fen, moves: [move] };
  }
}

const texts = [
  "{", "[]", "null", '"moves"', "{}", '{"op":"none"}', '{"op":7}', '{"op":"moves","game":"go"}', "[".repeat(40), '{"op":"version","id":"\\udc00"}',
  '{"op":"version","id":18446744073709551615}', '{"op":"version","id":[1.5,1e300,-0.1,1e-7,123456789012345680,{"đỏ":"帥\\u0000"}]}',
  '{"op":"judge","attempt":"pass"}', '{"op":"judge"}', '{"op":"perft","depth":99}', '{"op":"perft","depth":6,"options":{"max_nodes":1000}}',
  '{"op":"moves","moves":["e4","e5","Ke3"]}', '{"op":"moves","fen":"8/8"}', '{"op":"ruling","events":[{"do":"dance"}]}', '{"op":"moves","game":"xiangqi","moves":["Pháo 2 bình 5","馬8進7"]}',
];

/** Every request as one line of JSON; none asks for a language, because sentences are made at the edge. */
export function requests(data) {
  const all = [...texts];
  const add = (request) => all.push(JSON.stringify(request, (key, value) => (key === "lang" ? undefined : value)));
  for (const game of games) for (const request of of_a_game(data, game)) add(request);
  for (const request of in_notations(data)) add(request);
  for (const request of as_they_stand(data)) add(request);
  return all;
}
