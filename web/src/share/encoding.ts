// What a text is written in that says nothing of it: what the bytes look like decides. The twin of
// luatco/archive/encoding_guess.cc, with fewer encodings.
import { vietnameseEncoding } from "./vietnamese.ts";

type Usual = (lead: number, trail: number) => boolean;

const inBig5: Usual = (lead) => lead >= 0xa1 && lead <= 0xc6;
const inGbk: Usual = (lead, trail) => trail >= 0xa1 && (lead === 0xa1 || lead === 0xa3 || (lead >= 0xb0 && lead <= 0xd7));
const kEnough = 0.7;

const isLetter = (byte: number | undefined): boolean => byte !== undefined && ((byte | 0x20) >= 0x61) && ((byte | 0x20) <= 0x7a);

/** The share of pairs that are characters in everyday use. Those of Chinese are not set on to Latin letters, as the
 *  letters with accents of European names are. */
function usualShare(bytes: Uint8Array, usual: Usual): number {
  let [pairs, good] = [0, 0];
  let afterLetter = false;
  for (let i = 0; i < bytes.length; ++i) {
    if (bytes[i]! < 0x80) {
      afterLetter = isLetter(bytes[i]);
      continue;
    }
    ++pairs;
    if (!afterLetter && !isLetter(bytes[i + 2]) && usual(bytes[i]!, bytes[i + 1] ?? 0)) ++good;
    afterLetter = false;
    ++i;
  }
  return pairs ? good / pairs : 0;
}

const decodes = (bytes: Uint8Array, encoding: string): boolean => {
  try {
    // A sample may end within a character.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** UTF-16 by its mark, else what `bytes` (all of a text, or of it what is beyond ASCII) look like. */
export function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (decodes(bytes, "utf-8")) return "utf-8";
  const [gbk, big5] = [usualShare(bytes, inGbk), usualShare(bytes, inBig5)];
  if (gbk >= kEnough && gbk >= big5 && decodes(bytes, "gb18030")) return "gb18030";
  if (big5 >= kEnough && decodes(bytes, "big5")) return "big5";
  return vietnameseEncoding(bytes) ?? "windows-1252";
}
