// The page and the programs say the same: every text that `luatco json` renders with "lang" is
// rendered by the page's own words from the same answer. The requests are the rows of data/cases.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { messagesOf, words } from "../words_plugin.mjs";
import { luatco, root } from "./setting.mjs";

const rows = (file) =>
  readFileSync(join(root, "data/cases", file), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
const moves = (row) => (Array.isArray(row.moves) ? row.moves : (row.moves ?? "").split(" ").filter(Boolean));

function requests() {
  const all = [];
  for (const game of ["chess", "xiangqi", "pawns"]) {
    for (const row of rows(`${game}/refusals.jsonl`)) {
      all.push({ op: "judge", game, fen: row.fen, moves: moves(row), attempt: row.attempt });
    }
    for (const row of rows(`${game}/situations.jsonl`)) all.push({ op: "explain", game, fen: row.fen, moves: moves(row) });
    for (const row of rows(`${game}/setup.jsonl`)) all.push({ op: "setup", game, fen: row.fen });
  }
  for (const row of rows("explain/stories.jsonl")) {
    all.push({ op: row.op, game: row.game, fen: row.fen, moves: moves(row), attempt: row.attempt, rules: row.rules });
  }
  for (const game of ["chess", "xiangqi"]) all.push({ op: "law", game });
  for (const article of ["4", "5", "6", "7", "9"]) {
    for (const row of rows(`arbiter/article_${article}.jsonl`)) {
      all.push({ op: "ruling", fen: row.fen, rules: row.rules, events: row.events, options: row.options });
    }
  }
  all.push({ op: "unheard_of" }, { op: "judge" }, { op: "moves", fen: "8/8" }, { op: "moves", moves: ["e2e5"] });
  return all.map((request) => JSON.parse(JSON.stringify(request)));
}

const folder = mkdtempSync(join(tmpdir(), "luatco-words-"));
let Speaker;

/// The page's Speaker, built with the languages below `messages`.
async function speakers(messages, name) {
  await build({
    entryPoints: [join(root, "web/src/words/speaker.ts")],
    bundle: true,
    format: "esm",
    splitting: true,
    outdir: join(folder, name),
    absWorkingDir: join(root, "web"),
    outExtension: { ".js": ".mjs" },
    plugins: [words(messages)],
    logLevel: "error",
  });
  return (await import(pathToFileURL(join(folder, name, "speaker.mjs")))).Speaker;
}

before(async () => {
  Speaker = await speakers(join(root, "data/messages"), "page");
});
after(() => rmSync(folder, { recursive: true }));

/// Every object of the answer that has a text, with what the page says.
function compare(value, speaker, scene, request, seen) {
  if (typeof value !== "object" || value === null) return;
  for (const child of Object.values(value)) compare(child, speaker, scene, request, seen);
  if (Array.isArray(value) || typeof value.text !== "string") return;
  const { text, ...said } = value;
  if (!(said.id ?? said.ending ?? "").includes(".")) return; // an argument of that name
  assert.equal(speaker.tell(said, scene), text, JSON.stringify(request));
  seen.add(said.id ?? said.ending);
}

for (const language of ["vi", "en"]) {
  test(`the page says what the programs say, in ${language}`, async () => {
    const speaker = new Speaker(language);
    await speaker.load("page", "chess", "xiangqi", "pawns", "explain", "law", "arbiter", "setup");
    const asked = requests();
    const input = asked.map((request) => JSON.stringify({ ...request, lang: language })).join("\n");
    const answers = execFileSync(luatco, ["json"], { input, maxBuffer: 1 << 28 }).toString().trim().split("\n");
    assert.equal(answers.length, asked.length);
    const seen = new Set();
    asked.forEach((request, i) => {
      const answer = JSON.parse(answers[i]);
      for (const child of Object.values(answer)) {
        compare(child, speaker, { game: request.game, side: answer.turn }, request, seen);
      }
    });
    assert.ok(seen.size > 150, `only ${seen.size} messages were seen`);
  });
}

/// The pseudo-languages that the programs are tested with, dropped beside the others as they are.
for (const [language, before, after] of [["qps", "«", "»"], ["ar-XB", "\u2067", "\u2069"]]) {
  test(`a folder more is a language more: ${language}`, async () => {
    const messages = join(folder, `messages-${language}`);
    cpSync(join(root, "data/messages"), messages, { recursive: true });
    cpSync(join(root, "data/cases/messages", language), join(messages, language), { recursive: true });
    const speaker = new (await speakers(messages, language))(language);
    await speaker.load("page", "chess");
    const refused = { id: "chess.pawn.not_a_pawn_move", args: { side: "white", piece: "P", from: "e2", to: "e5" } };
    const said = speaker.tell(refused, { game: "chess", side: "white" });
    assert.equal(said, `${before}A pawn can't get from e2 to e5. It goes one square ahead, two from home, and takes one square diagonally.${after}`);
    const program = execFileSync(luatco, ["--messages", join(root, "data/cases/messages"), "json"], {
      input: JSON.stringify({ op: "judge", attempt: "e2e5", lang: language }),
    });
    assert.equal(JSON.parse(program).reasons[0].text, said);
    // What it lacks is said in English.
    assert.equal(
      speaker.say("chess.pawn.backward", { from: "e4", to: "e3" }),
      "Pawns never go back: from e4 to e3 would be a step backwards.",
    );
    // A form of its own stands where its word stands.
    writeFileSync(join(messages, language, "forms.json"), JSON.stringify({ "word.chess.pawn.acc": "PAWN" }));
    assert.equal(messagesOf(messages, language, "page")["word.chess.pawn.acc"], "PAWN");
  });
}
