// The bytes of a file as they come: unpacked, and in UTF-8.
import { encodingOf } from "../share/encoding.ts";
import { decoderOf } from "../share/vietnamese.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** How much of what is beyond ASCII is looked at to tell the encoding. */
const kSample = 64 << 10;

const isGzip = async (file: Blob): Promise<boolean> => {
  const [a, b] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return a === 0x1f && b === 0x8b;
};

/** How archives that the page cannot open begin: zip, 7z, rar, bzip2, xz, zstd. */
const kPacked = ["PK\x03\x04", "7z\xbc\xaf", "Rar!", "BZh", "\xfd7zX", "\x28\xb5\x2f\xfd"];
export function isPacked(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  return kPacked.some((sign) => head.startsWith(sign));
}

/** `passed` hears how many bytes of the file were taken. */
export async function* unpacked(file: Blob, passed: (bytes: number) => void = () => undefined): AsyncGenerator<Bytes> {
  const counted = new TransformStream<Bytes, Bytes>({
    transform(bytes, out) {
      passed(bytes.length);
      out.enqueue(bytes);
    },
  });
  let stream: ReadableStream<Bytes> = file.stream().pipeThrough(counted);
  if (await isGzip(file)) stream = stream.pipeThrough(new DecompressionStream("gzip"));
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

const isXqf = (bytes: Bytes): boolean => bytes[0] === 0x58 && bytes[1] === 0x51;

/** Looks through the whole file, or as far as `wanted` says; "xqf" is told by its first bytes and no text. */
export async function writtenIn(file: Blob, wanted: () => boolean): Promise<string> {
  const strict = new TextDecoder("utf-8", { fatal: true });
  let head: Bytes | null = null;
  const beyond: number[] = [];
  let utf8 = true;
  for await (const bytes of unpacked(file)) {
    head ??= bytes.slice(0, 4);
    if (isXqf(head)) return "xqf";
    if (head[0]! >= 0xfe && head[1]! >= 0xfe) return encodingOf(head);
    try {
      if (utf8) strict.decode(bytes, { stream: true });
    } catch {
      utf8 = false;
    }
    if (!utf8) sample(bytes, beyond);
    if (beyond.length >= kSample || !wanted()) break;
  }
  return utf8 ? "utf-8" : encodingOf(Uint8Array.from(beyond));
}

/** The words in which there is something beyond ASCII. */
function sample(bytes: Bytes, into: number[]): void {
  for (let i = 0; i < bytes.length && into.length < kSample; ++i) {
    if (bytes[i]! < 0x80) continue;
    let [from, to] = [i, i];
    while (from > 0 && bytes[from - 1]! > 0x22 && i - from < 40) --from;
    while (to < bytes.length && bytes[to]! > 0x22 && to - i < 200) ++to;
    into.push(...bytes.subarray(from, to), 0x20);
    i = to;
  }
}

/** Hands over the text in UTF-8 (a file of XQF as it is) until `take` says no. */
export async function utf8(stream: AsyncGenerator<Bytes>, encoding: string, take: (bytes: Bytes) => boolean): Promise<void> {
  const decoder = encoding === "utf-8" || encoding === "xqf" ? null : decoderOf(encoding);
  const encoder = new TextEncoder();
  let first = true;
  for await (const bytes of stream) {
    // The mark of UTF-8 is no part of the text.
    const marked = first && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    first = false;
    const text = decoder ? encoder.encode(decoder.decode(bytes, { stream: true })) : marked ? bytes.subarray(3) : bytes;
    if (!take(text)) return;
  }
  if (decoder) take(encoder.encode(decoder.decode()));
}

/** So much of the text as UTF-8 from `begin` on. */
export async function textFrom(file: Blob, encoding: string, begin: number, most: number): Promise<string> {
  const parts: Bytes[] = [];
  let [at, held] = [0, 0];
  await utf8(unpacked(file), encoding, (bytes) => {
    const from = Math.max(0, begin - at);
    at += bytes.length;
    if (from < bytes.length) {
      const part = bytes.slice(from, from + most - held);
      parts.push(part);
      held += part.length;
    }
    return held < most;
  });
  return new TextDecoder().decode(new Uint8Array(await new Blob(parts).arrayBuffer()));
}
