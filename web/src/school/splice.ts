// A sentence out of parts that were recorded: names of squares and men, numbers, and the frames around them. The parts
// are those of a voice pack, and what divides phrases is what luatco/speech/splice.cc says.

/** What is not said, and divides. */
const kPoints = /[.,:;!?()"“”…–—]/;

/** A part of a sentence, and whether a point comes after it. */
export interface Piece {
  part: string;
  rests: boolean;
}

/** The words of one phrase as parts, as few as there may be; undefined where a word is in none. */
function cutPhrase(words: readonly string[], isPart: (part: string) => boolean): string[] | undefined {
  // From the end: the fewest parts of the rest.
  const best: (string[] | undefined)[] = Array.from({ length: words.length + 1 });
  best[words.length] = [];
  for (let at = words.length - 1; at >= 0; --at) {
    for (let end = at + 1; end <= words.length; ++end) {
      const rest = best[end];
      const part = words.slice(at, end).join(" ");
      if (rest && (!best[at] || rest.length + 1 < best[at]!.length) && isPart(part)) best[at] = [part, ...rest];
    }
  }
  return best[0];
}

export function cut(sentence: string, isPart: (part: string) => boolean): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const phrase of sentence.split(kPoints)) {
    const words = phrase.split(/\s+/).filter(Boolean);
    const parts = cutPhrase(words, isPart);
    if (!parts) return undefined;
    pieces.push(...parts.map((part, i) => ({ part, rests: i === parts.length - 1 })));
  }
  return pieces;
}
