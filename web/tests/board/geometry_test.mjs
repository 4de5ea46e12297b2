// Squares, FEN placements and targets: what the board reads, without a browser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { luatco, root } from "../setting.mjs";
import { load } from "./module.mjs";

const board = await load("board/geometry.ts");
const ask = (request) => JSON.parse(execFileSync(luatco, ["json"], { input: `${JSON.stringify(request)}\n` }));
const { games } = ask({ op: "version" });
const shapes = Object.fromEntries(games.map((game) => [game, ask({ op: "shape", game })]));

for (const [game, shape] of Object.entries(shapes)) {
  test(`${game}: every square has a name, and its place seen from either side`, () => {
    const names = new Set();
    for (let row = 0; row < shape.ranks; ++row) {
      for (let column = 0; column < shape.files; ++column) {
        for (const flipped of [false, true]) {
          const spot = board.spotAt(shape, flipped, { column, row });
          assert.deepEqual(board.cellOf(shape, flipped, spot), { column, row });
          const name = board.squareName(shape, spot);
          assert.deepEqual(board.spotOf(shape, name), spot);
          names.add(name);
          assert.equal(board.squareNear(shape, flipped, { x: column + 0.5, y: row + 0.5 }), name);
        }
      }
    }
    assert.equal(names.size, shape.files * shape.ranks);
  });

  test(`${game}: the pieces of the initial position stand where the core has them`, () => {
    const pieces = board.readPlacement(shape, shape.initial);
    const { moves, turn } = ask({ op: "moves", game });
    assert.equal(board.sideToMove(shape, shape.initial), turn);
    for (const { from } of moves) assert.equal(pieces.get(from)?.side, turn, from);
    assert.equal(pieces.size, [...shape.initial.split(" ")[0]].filter((letter) => /[a-z]/i.test(letter)).length);
  });
}

test("a place a little off the board means its nearest square, one well off it none", () => {
  const { chess } = shapes;
  assert.equal(board.squareNear(chess, false, { x: -0.3, y: 7.9 }), "a1");
  assert.equal(board.squareNear(chess, true, { x: 8.3, y: 8.3 }), "a8");
  assert.equal(board.squareNear(chess, false, { x: -0.5, y: 3 }), null);
  assert.equal(board.squareNear(chess, false, { x: 3, y: 8.5 }), null);
});

test("names that are no square are none", () => {
  for (const name of ["", "a", "a0", "a9", "i1", "a1x", "1a", "aa", "a-1"]) {
    assert.equal(board.spotOf(shapes.chess, name), null, name);
  }
  assert.notEqual(board.spotOf(shapes.xiangqi, "i0"), null);
});

test("any text is read as some placement", () => {
  for (const fen of ["", "/", "9999", "x".repeat(500), "k/k/k/k/k/k/k/k/k/k/k", "PPPPPPPPPPPP/8", "🙂 b"]) {
    for (const square of board.readPlacement(shapes.chess, fen).keys()) {
      assert.notEqual(board.spotOf(shapes.chess, square), null, `${fen}: ${square}`);
    }
  }
});

test("targets hold the letters a move may be promoted to, and whether it captures", () => {
  const { moves } = ask({ op: "moves", fen: "1n2k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1" });
  const targets = board.targetsOf(moves);
  const pawn = targets.get("a7");
  assert.deepEqual(pawn.map(({ to }) => to).sort(), ["a8", "b8"]);
  for (const { promotions } of pawn) assert.deepEqual([...promotions].sort(), ["b", "n", "q", "r"]);
  assert.deepEqual(pawn.map(({ to, capture }) => [to, capture]).sort(), [["a8", false], ["b8", true]]);
  assert.ok(targets.get("e1").some(({ to, promotions }) => to === "g1" && promotions.length === 0));
});

test("every set of pieces is whole, and nothing in it needs a style, a script or an address", () => {
  const art = join(root, "data/art");
  for (const game of ["chess", "xiangqi"]) {
    const wanted = shapes[game].sides.flatMap((side) => shapes[game].pieces.map(({ id }) => `${side}_${id}.svg`));
    for (const set of readdirSync(join(art, game))) {
      assert.deepEqual(readdirSync(join(art, game, set)).sort(), [...wanted].sort(), `${game}/${set}`);
      for (const file of wanted) {
        const text = readFileSync(join(art, game, set, file), "utf8");
        assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1">/);
        assert.doesNotMatch(text, /style|script|href|url\(|\sid=|\son[a-z]+=|<text/, file);
        assert.ok(text.length < 2500, `${set}/${file} has ${text.length} bytes`);
      }
    }
  }
});
