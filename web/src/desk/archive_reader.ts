// Reads an archive of games piece by piece in a core of its own, so that neither the page nor its core waits.
import { Core } from "../core/core.ts";
import { decoded, type Imported } from "../share/read_file.ts";

/** Small enough that no answer keeps the page from drawing. */
const kPiece = 192 << 10;

export interface Progress {
  /** Characters read, and all there are. */
  done: number;
  all: number;
}

/** Pieces of whole games: each begins with a tag after an empty line, or where a game without tags does. */
export function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + kPiece);
    if (to < text.length) {
      const tag = text.indexOf("\n[Event ", to);
      const game = tag < 0 ? text.indexOf("\n\n1.", to) : tag;
      to = game < 0 ? text.length : game + 1;
    }
    yield text.slice(from, to);
    from = to;
  }
}

/** Hands over the games as they come; `stop` ends it early. */
export async function readArchive(file: Blob, take: (games: Imported[], progress: Progress) => void, stop: AbortSignal): Promise<void> {
  const text = decoded(new Uint8Array(await file.arrayBuffer())).replace(/\r\n?/g, "\n");
  const core = new Core();
  try {
    let done = 0;
    for (const piece of pieces(text)) {
      if (stop.aborted) return;
      const answer = (await core.ask({ op: "import", text: piece } as never)) as unknown as { games?: Imported[] };
      done += piece.length;
      take(answer.games ?? [], { done, all: text.length });
      // The page draws between two pieces.
      await new Promise((drawn) => setTimeout(drawn));
    }
  } finally {
    core.close();
  }
}
