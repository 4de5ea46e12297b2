// A game put into the page's own store, as it would be kept: for what takes too long to play move by move.

/// A card as a family plays; `part` changes it.
const card = (game, part) => ({
  rules: game === "xiangqi" ? "club" : "home", touchMove: false, takeBack: "free", illegal: "explain", drawOffers: true,
  clock: null, coach: true, facing: "viewer", computer: null, names: ["", ""], ...part,
});

/// The record of a game by its moves ("e2e4 e7e5"), one a second.
export function kept(id, game, moves, { start = "", card: part = {}, result = "", events } = {}) {
  const sides = game === "xiangqi" ? ["red", "black"] : ["white", "black"];
  const played = moves.split(" ").filter(Boolean);
  const first = start.split(" ")[1] === "b" ? 1 : 0;
  return {
    schema: 1, id, game, start, card: card(game, part), lines: [], seats: { [sides[0]]: 0, [sides[1]]: 1 }, score: [0, 0],
    events: events ?? played.map((move, i) => ({ do: "move", by: sides[(i + first) % 2], move, t: 1000 * i })),
    began: Date.now() - 1000 * played.length, updated: Date.now(), revision: 0, result, plies: played.length,
  };
}

/// Writes records into the store of a page that is open (the page has made it by then).
export const keep = (page, ...records) =>
  page.evaluate((all) => new Promise((resolve, reject) => {
    const request = indexedDB.open("luatco");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const games = request.result.transaction("games", "readwrite");
      for (const record of all) games.objectStore("games").put(record);
      games.oncomplete = () => (request.result.close(), resolve());
      games.onabort = () => reject(games.error);
    };
  }), records);

/// Waits until the page itself has stored a game of so many plies or more.
export const hasKept = (page, plies) =>
  page.waitForFunction((wanted) => new Promise((resolve) => {
    const request = indexedDB.open("luatco");
    request.onerror = () => resolve(false);
    request.onsuccess = () => {
      const all = request.result.transaction("games").objectStore("games").getAll();
      all.onsuccess = () => (request.result.close(), resolve(all.result.some((game) => game.plies >= wanted)));
      all.onerror = () => (request.result.close(), resolve(false));
    };
  }), plies);

/// Opens a kept game as one does from the list of games.
export async function openKept(page, record) {
  await page.waitForFunction(() => indexedDB.databases().then((all) => all.some(({ name }) => name === "luatco")));
  await keep(page, record);
  await page.goto(`${new URL(page.url()).origin}/#/play/${record.id}`);
  await page.waitForSelector(".acts");
}

export const kLongStart = "3k5/1R7/9/5PPPP/2b6/9/9/9/9/4K4 w - - 0 1";
/// A game of xiangqi as long as the club allows: six checks and a pause over and over, and a soldier's step in time.
export function longGame(rounds) {
  const checks = "b8b9 d9d8 b9b8 d8d9 ".repeat(3).trim().split(" ");
  const moves = [];
  for (let pause = 0; moves.length < 2 * rounds; ++pause) {
    const step = Math.floor(pause / 4);
    const [file, rank] = ["fghi"[step % 4], 6 + Math.floor(step / 4)];
    const red = pause % 4 === 3 ? `${file}${rank}${file}${rank + 1}` : ["e0e1", "e1e0"][(pause - step) % 2];
    moves.push(...checks, red, ["c5a7", "a7c5"][pause % 2]);
  }
  return moves.slice(0, 2 * rounds);
}
