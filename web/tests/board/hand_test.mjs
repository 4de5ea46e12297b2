// The piece in hand, without a browser: what each tap and drag comes to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./module.mjs";

const { Hand } = await load("board/hand.ts");
const { targetsOf } = await load("board/geometry.ts");

const piece = (side, role) => ({ side, role, key: `${side}_${role}` });
const at = { x: 0, y: 0 };

/// A hand over e2, d1 (white) and e7 (black), with the targets e2-e3, e2-e4 and a log of all it does.
function hand(change = {}) {
  const log = [];
  const board = {
    position: new Map([["e2", piece("white", "pawn")], ["d1", piece("white", "queen")], ["e7", piece("black", "pawn")]]),
    targets: targetsOf([{ move: "e2e3", from: "e2", to: "e3" }, { move: "e2e4", from: "e2", to: "e4" }]),
    mode: "move", movable: null, bound: null, premoves: false, turn: "white", asking: false,
    tell: (name, detail) => log.push([name, detail]),
    changed() {}, follow() {}, say() {},
    premove: (move) => log.push(["premove", move]),
    preview: (move) => log.push(["preview", move]),
    promote: (_piece, move, letters) => log.push(["promote", { ...move, letters }]),
    shake: (square) => log.push(["shake", square]),
    drift: (square) => log.push(["drift", square]),
    ...change,
  };
  return { hand: new Hand(board), log, names: () => log.map(([name]) => name) };
}

test("two taps are a move", () => {
  const { hand: it, log, names } = hand();
  it.choose("e2", "tap");
  it.choose("e4", "tap");
  assert.deepEqual(names(), ["pick", "preview", "attempt"]);
  assert.deepEqual(log[2][1], { from: "e2", to: "e4", expected: true, by: "tap" });
  assert.equal(it.picked, null);
});

test("nothing may be taken while a move waits for its answer", () => {
  const { hand: it, names } = hand();
  it.choose("e2", "tap");
  it.choose("e4", "tap");
  it.choose("d1", "tap");
  assert.deepEqual(names().slice(3), ["pick"]);
  assert.equal(it.picked, null);
});

test("a tap on the piece in hand puts it back", () => {
  const { hand: it, names } = hand();
  it.choose("e2", "tap");
  it.choose("e2", "tap");
  assert.deepEqual(names(), ["pick", "release"]);
});

test("a tap on another piece of one's own takes that one", () => {
  const { hand: it, names } = hand();
  it.choose("e2", "tap");
  it.choose("d1", "tap");
  assert.deepEqual(names(), ["pick", "pick"]);
  assert.equal(it.picked, "d1");
});

test("a piece dropped on one's own is an attempt, to be told why not", () => {
  const { hand: it, log } = hand();
  assert.equal(it.press("d1"), "drag");
  it.move("e2", at, true, false);
  it.drop("e2", at, true);
  assert.deepEqual(log.at(-2), ["attempt", { from: "d1", to: "e2", expected: false, by: "drag" }]);
  assert.deepEqual(log.at(-1), ["drift", "d1"]);
});

test("castling by king on rook is a move where the targets have it", () => {
  const { hand: it, names } = hand({ targets: targetsOf([{ move: "d1e2", from: "d1", to: "e2" }]) });
  it.choose("d1", "tap");
  it.choose("e2", "tap");
  assert.deepEqual(names(), ["pick", "preview", "attempt"]);
});

test("where the targets are not known the host is asked, and the piece waits", () => {
  const { hand: it, log } = hand({ targets: null });
  it.choose("e2", "tap");
  it.choose("h8", "tap");
  assert.equal(log.at(-1)[1].expected, true);
  assert.deepEqual(it.pending, { from: "e2", to: "h8" });
});

test("a drag let go off the board keeps the piece in hand", () => {
  const { hand: it, names } = hand();
  it.press("e2");
  it.move(null, at, true, false);
  it.drop(null, at, true);
  assert.deepEqual(names(), ["pick", "drift"]);
  assert.equal(it.picked, "e2");
});

test("the piece in hand may still be dragged, and back to its square, without being put back", () => {
  const { hand: it, names } = hand();
  it.choose("e2", "tap");
  assert.equal(it.press("e2"), "drag");
  it.move("e3", at, true, false);
  it.move("e2", at, true, false);
  it.drop("e2", at, true);
  assert.deepEqual(names(), ["pick", "drift"]);
  assert.equal(it.picked, "e2");
});

test("a press and slide goes where it is let go", () => {
  const { hand: it, log } = hand();
  it.choose("e2", "tap");
  assert.equal(it.press("e3"), "slide");
  it.move("e4", at, false, true);
  it.drop("e4", at, true);
  assert.equal(log.at(-1)[1].to, "e4");
});

test("a finger that the browser takes away puts the piece back", () => {
  const { hand: it, names } = hand();
  it.press("e2");
  it.move("e3", at, true, true);
  it.abort();
  assert.deepEqual(names(), ["pick", "release"]);
});

test("pieces of a side that does not play here cannot be taken", () => {
  const { hand: it, log } = hand({ movable: ["white"] });
  it.choose("e7", "tap");
  assert.deepEqual(log, [["pick", { square: "e7", piece: piece("black", "pawn"), allowed: false }]]);
  assert.equal(it.press("e7"), "none");
});

test("the touched piece is bound to move", () => {
  const { hand: it, names } = hand({ bound: "e2" });
  it.choose("d1", "tap");
  assert.equal(it.picked, null);
  it.choose("e2", "tap");
  it.choose("e2", "tap");
  assert.equal(it.picked, "e2");
  // Another piece of one's own is asked for, not attacked: the hand keeps what it has.
  it.choose("d1", "tap");
  assert.equal(it.press("d1"), "none");
  assert.equal(it.picked, "e2");
  assert.deepEqual(names(), ["pick", "pick", "pick"]);
});

test("a move before one's turn is kept for later, where that is wanted", () => {
  const { hand: it, log } = hand({ turn: "black", premoves: true, movable: ["white"] });
  it.choose("e2", "tap");
  it.choose("e4", "tap");
  assert.deepEqual(log.at(-1), ["premove", { from: "e2", to: "e4" }]);
});

test("in one's turn a move is a move, though premoves are wanted", () => {
  const { hand: it, names } = hand({ premoves: true, movable: ["white"] });
  it.choose("e2", "tap");
  it.choose("e4", "tap");
  assert.deepEqual(names(), ["pick", "preview", "attempt"]);
});

test("a move before one's turn is an attempt otherwise", () => {
  const { hand: it, log } = hand({ turn: "black", targets: new Map() });
  it.choose("e2", "tap");
  it.choose("e4", "tap");
  assert.equal(log.at(-1)[0], "attempt");
  assert.equal(log.at(-1)[1].expected, false);
});

test("one letter needs no question, four do", () => {
  const moves = (letters) => targetsOf([...letters].map((one) => ({ move: `e2e4${one}`, from: "e2", to: "e4" })));
  const one = hand({ targets: moves("q") });
  one.hand.choose("e2", "tap");
  one.hand.choose("e4", "tap");
  assert.equal(one.log.at(-1)[1].promotion, "q");
  const four = hand({ targets: moves("qrbn") });
  four.hand.choose("e2", "tap");
  four.hand.choose("e4", "tap");
  assert.deepEqual(four.log.at(-1), ["promote", { from: "e2", to: "e4", letters: ["q", "r", "b", "n"] }]);
});

test("a question is answered by squares", () => {
  const { hand: it, names } = hand({ mode: "tap" });
  it.choose("e2", "tap");
  it.choose("a5", "tap");
  assert.equal(it.press("e2"), "none");
  assert.deepEqual(names(), ["tap", "tap"]);
});

test("a set-up is made by putting pieces anywhere, and off the board", () => {
  const { hand: it, log } = hand({ mode: "edit" });
  it.choose("e2", "tap");
  it.choose("d1", "tap");
  assert.deepEqual(log.at(-1), ["place", { from: "e2", to: "d1" }]);
  it.press("e7");
  it.move(null, at, true, false);
  it.drop(null, at, true);
  assert.deepEqual(log.at(-1), ["place", { from: "e7", to: null }]);
});

test("while a dialog asks nothing else is answered", () => {
  const { hand: it, log } = hand({ asking: true });
  it.choose("e2", "tap");
  assert.equal(it.press("e2"), "none");
  assert.deepEqual(log, []);
});
