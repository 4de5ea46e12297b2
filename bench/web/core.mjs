// node core.mjs PACKAGE DATA [CHESSOPS]: how long the WebAssembly takes for single answers, and where the folder of an
// installed chessops is named (npm install chessops, anywhere else), perft beside it in the same Node.
// PACKAGE is build/wasm/package.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { pathToFileURL } from "node:url";

const [folder, data, chessops] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const core = await load();
console.log(`${cpus()[0].model}, Node ${process.version}`);

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, part) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

/**
 * Processor time of one run: the least of five batches of a third of a second, after one that lets everything be compiled.
 * A single run is too short for what the system counts by, and what other programs take is not ours.
 */
function seconds(run) {
  let runs = 0;
  for (const until = performance.now() + 333; performance.now() < until; ++runs) run();
  const batches = Array.from({ length: 5 }, () => {
    const begin = process.cpuUsage();
    for (let i = 0; i < runs; ++i) run();
    return process.cpuUsage(begin).user / 1e6 / runs;
  });
  return Math.min(...batches);
}

const positions = [
  ["initial", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 6],
  ["kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 5],
  ["endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 7],
  ["promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 5],
];

async function beside_chessops() {
  const part = (name) => import(pathToFileURL(`${chessops}/dist/esm/${name}.js`).href);
  const [{ perft }, { parseFen }, { setupPosition }] = await Promise.all([part("debug"), part("fen"), part("variant")]);
  let product = 1;
  console.log("\n| perft | WebAssembly, M/s | chessops, M/s | times |\n|---|---|---|---|");
  for (const [name, fen, shallow, deep] of positions) {
    let nodes = 0;
    const ours = seconds(() => {
      nodes = core.ask({ op: "perft", fen, depth: deep }).nodes;
    });
    const mine = nodes / ours / 1e6;
    const position = setupPosition("chess", parseFen(fen).unwrap()).unwrap();
    const theirs = seconds(() => {
      nodes = perft(position, shallow, false);
    });
    if (nodes !== core.ask({ op: "perft", fen, depth: shallow }).nodes) throw new Error(`${name}: the counts differ`);
    const other = nodes / theirs / 1e6;
    product *= mine / other;
    console.log(`| ${name}, depth ${deep} and ${shallow} | ${mine.toFixed(1)} | ${other.toFixed(2)} | ${(mine / other).toFixed(0)} |`);
  }
  console.log(`| geometric mean | | | ${(product ** (1 / positions.length)).toFixed(0)} |`);
}
if (chessops) await beside_chessops();

function answers(name, requests) {
  const lines = requests.map((request) => JSON.stringify(request));
  for (const line of lines.slice(0, 200)) core.answerLine(line);
  const times = lines.map((line) => {
    const begin = process.hrtime.bigint();
    core.answerLine(line);
    return Number(process.hrtime.bigint() - begin) / 1e6;
  });
  console.log(`| ${name} | ${lines.length} | ${at(times, 0.5).toFixed(3)} | ${at(times, 0.95).toFixed(3)} | ${at(times, 1).toFixed(2)} |`);
}
const rows = (file) =>
  readFileSync(`${data}/cases/${file}`, "utf8").split("\n").filter((line) => line && !line.startsWith("#")).map((line) => JSON.parse(line));
const line = ({ fen, moves }) => ({ fen, moves: moves ? moves.split(" ") : undefined });

console.log("\n| answers, with the text of request and answer | requests | median, ms | p95, ms | longest, ms |\n|---|---|---|---|---|");
for (const game of ["chess", "xiangqi"]) {
  const refusals = rows(`${game}/refusals.jsonl`);
  answers(`judge, ${game} refusals`, refusals.map((row) => ({ op: "judge", game, ...line(row), attempt: row.attempt })));
  answers(`moves, ${game}`, refusals.map((row) => ({ op: "moves", game, ...line(row) })));
  answers(`explain, ${game}`, refusals.map((row) => ({ op: "explain", game, ...line(row) })));
}
