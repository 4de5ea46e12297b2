// What a person does on the board, and what is then to be seen.
import { middle } from "./setting.mjs";

export const fen = (page) => page.evaluate(() => window.host.board.fen.split(" ")[0]);
export const settled = (page, placement) =>
  page.waitForFunction((wanted) => window.host.board.fen.startsWith(wanted) && window.host.board.targets, placement);
export const click = async (page, square) => {
  const { x, y } = await middle(page, square);
  await page.mouse.click(x, y);
};
export const tap = async (page, square) => {
  const { x, y } = await middle(page, square);
  await page.touchscreen.tap(x, y);
};
export const drag = async (page, from, to) => {
  const start = await middle(page, from);
  const end = await middle(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x + 9, end.y - 9, { steps: 3 });
  await page.mouse.up();
};
/// A finger by the protocol itself: playwright has no slide.
export const slide = async (page, path) => {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [path[0]]);
  for (const point of path.slice(1)) await send("touchMove", [point]);
  await send("touchEnd", []);
};

/// What the screen reader is told of a square.
export const nameOf = (page, square) => page.evaluate((name) => {
  const buttons = [...window.host.board.shadowRoot.querySelectorAll("[role=gridcell] button")];
  return buttons.map((one) => one.getAttribute("aria-label")).find((label) => label.split(",")[0] === name);
}, square);

/// What is drawn: the square of every figure, by its middle on the screen.
export const drawn = (page) => page.evaluate(() => {
  const { board } = window.host;
  const { files, ranks, first_rank } = board.shape;
  const box = board.shadowRoot.querySelector(".grid").getBoundingClientRect();
  const squares = [...board.shadowRoot.querySelectorAll(".piece")].map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const column = Math.floor(((x + width / 2 - box.x) / box.width) * files);
    const row = Math.floor(((y + height / 2 - box.y) / box.height) * ranks);
    const [file, rank] = board.flipped ? [files - 1 - column, row] : [column, ranks - 1 - row];
    return String.fromCharCode(97 + file) + (rank + first_rank);
  });
  return squares.sort();
});
