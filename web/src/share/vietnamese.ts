// Vietnamese text as it was written before Unicode: TCVN3 ("ABC") and VNI for Windows, which TextDecoder does not know, and
// Windows' own code page, whose tones it leaves beside their letters. The twin of luatco/archive/vietnamese_bytes.cc, held to it by a test.

/** TCVN 5712:1993, third form: the bytes from A1 to FE; a dot where there is none. Capitals with a tone have no bytes of their own. */
const kTcvn3 = "ĂÂÊÔƠƯĐăâêôơưđ......àảãáạ.ằẳẵắ.......ặầẩẫấậè.ẻẽéẹềểễếệìỉ...ĩíịò.ỏõóọồổỗốộờởỡớợù.ủũúụừửữứựỳỷỹýỵ";
const kTcvn3First = 0xa1;

/** VNI: letters that have a byte of their own. */
const kVni: Record<number, string> = {
  0xf1: "đ", 0xd1: "Đ", 0xed: "í", 0xec: "ì", 0xe6: "ỉ", 0xf3: "ĩ", 0xf2: "ị", 0xcd: "Í", 0xcc: "Ì", 0xc6: "Ỉ", 0xd3: "Ĩ", 0xd2: "Ị", 0xee: "ỵ", 0xce: "Ỵ", 0xf4: "ơ", 0xf6: "ư", 0xd4: "Ơ", 0xd6: "Ư"
};
/** VNI: signs behind a letter, as the marks of Unicode that they put on it. 0x20 less is the sign behind a capital. */
const kVniSigns: Record<number, string> = {
  0xf9: "\u0301", 0xf8: "\u0300", 0xfb: "\u0309", 0xf5: "\u0303", 0xef: "\u0323", 0xe2: "\u0302", 0xe1: "\u0302\u0301", 0xe0: "\u0302\u0300", 0xe5: "\u0302\u0309", 0xe3: "\u0302\u0303", 0xe4: "\u0302\u0323", 0xea: "\u0306", 0xe9: "\u0306\u0301", 0xe8: "\u0306\u0300", 0xfa: "\u0306\u0309", 0xfc: "\u0306\u0303", 0xeb: "\u0306\u0323"
};
const kCarriers = "aeiouyAEIOUYơưƠƯ";
const kCapital = 0x20;
const kBad = "\ufffd";

const ascii = (byte: number): string => (byte < 0x80 ? String.fromCharCode(byte) : kBad);

function tcvn3(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) {
    const letter = byte < kTcvn3First ? "." : (kTcvn3[byte - kTcvn3First] ?? ".");
    text += byte < 0x80 ? ascii(byte) : letter === "." ? kBad : letter;
  }
  return text;
}

function vni(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; ++i) {
    const letter = kVni[bytes[i]!] ?? ascii(bytes[i]!);
    const sign = bytes[i + 1] ?? 0;
    const marks = kCarriers.includes(letter) ? (kVniSigns[sign] ?? kVniSigns[sign + kCapital] ?? "") : "";
    text += letter + marks;
    if (marks) ++i;
  }
  return text;
}

const kReaders: Record<string, (bytes: Uint8Array) => string> = {
  tcvn3, vni, "windows-1258": (bytes) => new TextDecoder("windows-1258").decode(bytes),
};

/** What TextDecoder does, for the encodings that need more: bytes in, text out, piece by piece. */
export interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

class VietnameseDecoder implements Decoder {
  /** A letter whose sign may follow. */
  private held = new Uint8Array();
  constructor(private readonly read: (bytes: Uint8Array) => string) {}

  decode(bytes: Uint8Array = new Uint8Array(), { stream = false } = {}): string {
    const all = new Uint8Array(this.held.length + bytes.length);
    all.set(this.held);
    all.set(bytes, this.held.length);
    const end = stream ? Math.max(0, all.length - 1) : all.length;
    this.held = all.slice(end);
    return this.read(all.subarray(0, end)).normalize("NFC");
  }
}

export const decoderOf = (encoding: string): Decoder => (kReaders[encoding] ? new VietnameseDecoder(kReaders[encoding]) : new TextDecoder(encoding));

const kSyllable = /^(?:[bdghklmnpqrstvx]|ch?|gh|gi|kh|ngh?|nh|ph|th|tr)?[aeiouy]{1,3}(?:[cmnpt]|ch|ng|nh)?$/;
const kTones = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Could a Vietnamese syllable be written so? */
function isSyllable(word: string): boolean {
  const apart = word.normalize("NFD");
  return (apart.match(kTones)?.length ?? 0) <= 1 && kSyllable.test(apart.replace(/[\u0300-\u036f]/g, "").replace(/đ/gi, "d").toLowerCase());
}

const kLeast = 2;

/** The share of words with other letters than ASCII's that are Vietnamese syllables. */
function likeness(bytes: Uint8Array, encoding: string): number {
  const words = (decoderOf(encoding).decode(bytes).match(/[A-Za-z\u0080-\uffff]+/g) ?? []).filter((word) => /[^A-Za-z]/.test(word));
  return words.length < kLeast ? 0 : words.filter(isSyllable).length / words.length;
}

const kEnough = 0.8;

/** Which of the three these bytes are written in; nothing where they are no Vietnamese. */
export function vietnameseEncoding(bytes: Uint8Array): string | undefined {
  const shares = Object.keys(kReaders).map((encoding) => ({ encoding, share: likeness(bytes, encoding) }));
  const best = shares.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share >= kEnough ? best.encoding : undefined;
}
