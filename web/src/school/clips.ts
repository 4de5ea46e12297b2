// Recorded sentences, for devices without a voice of the language: voices/LANGUAGE/manifest.json beside the page, a
// voice pack as `luatco` makes them (luatco/speech/voice_pack.h); voices/languages.json lists the languages there are.
// What nobody could record whole, such as "the knight cannot go from e4 to e6", is joined from recorded parts.
import { app } from "../page/app.ts";
import { audioContext } from "../page/voice.ts";
import { cut } from "./splice.ts";

interface Manifest {
  /** Files by sentence. */
  clips: Record<string, string[]>;
  /** Files by part of a sentence. */
  parts: Record<string, string[]>;
}

/** A file to be played, and whether the voice rests after it. */
interface Sound {
  file: string;
  rests: boolean;
}

const kTypes: Record<string, string> = { opus: 'audio/ogg; codecs="opus"', mp3: "audio/mpeg", wav: "audio/wav" };

let languages: Promise<string[]> | null = null;
const manifests = new Map<string, Promise<Manifest | null>>();
const address = (path: string): string => new URL(`voices/${path}`, document.baseURI).href;

async function json<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(address(path));
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

async function fetched(language: string): Promise<Manifest | null> {
  languages ??= json<string[]>("languages.json").then((list) => (Array.isArray(list) ? list : []));
  if (!(await languages).includes(language)) return null;
  const read = await json<Partial<Manifest>>(`${language}/manifest.json`);
  return read && typeof read.clips === "object" ? { clips: read.clips, parts: read.parts ?? {} } : null;
}

function manifest(language: string): Promise<Manifest | null> {
  let found = manifests.get(language);
  if (!found) manifests.set(language, (found = fetched(language)));
  return found;
}

/** The site has clips of the language. */
export const hasClips = async (): Promise<boolean> => (await manifest(app.language)) !== null;

/** The first form of a clip that this browser plays. */
function playable(files: readonly string[]): string | undefined {
  const probe = document.createElement("audio");
  return files.find((file) => /^[\w.-]+$/.test(file) && probe.canPlayType(kTypes[file.slice(file.lastIndexOf(".") + 1)] ?? "") !== "");
}

/** The sounds of a sentence: its clip, or its parts; undefined where something of it was never recorded. */
function soundsOf(pack: Manifest, sentence: string): Sound[] | undefined {
  // A title was recorded without its full stop.
  const clip = playable(pack.clips[sentence] ?? pack.clips[sentence.replace(/[.]$/, "")] ?? []);
  if (clip) return [{ file: clip, rests: true }];
  const pieces = cut(sentence, (part) => part in pack.parts);
  const sounds = pieces?.map(({ part, rests }) => ({ file: playable(pack.parts[part]) ?? "", rests }));
  return sounds?.every(({ file }) => file) ? sounds : undefined;
}

/** The whole text where it was recorded so, else sentence by sentence; undefined where half a text would mislead. */
function soundsOfText(pack: Manifest, text: string): Sound[] | undefined {
  const sentences = pack.clips[text] ? [text] : text.split(/(?<=[.!?])\s+/).filter(Boolean);
  const all = sentences.map((sentence) => soundsOf(pack, sentence));
  return all.every((sounds) => sounds !== undefined) ? all.flat() as Sound[] : undefined;
}

let playing: AudioBufferSourceNode[] = [];
/** What is said last is the only thing said. */
let turn = 0;

export function silence(): void {
  ++turn;
  for (const source of playing) source.stop();
  playing = [];
}

/** Plays a text; nothing where some of it has no sound, for half a text misleads. The text stands there. */
export async function playClips(text: string): Promise<void> {
  silence();
  const mine = turn;
  const { language } = app;
  const pack = await manifest(language);
  const sounds = pack && soundsOfText(pack, text);
  const audio = audioContext();
  if (!sounds?.length || !audio || mine !== turn) return;
  try {
    const buffers = await Promise.all(sounds.map(({ file }) => bufferOf(audio, address(`${language}/${file}`))));
    if (mine === turn) playing = inARow(audio, buffers, sounds);
  } catch {
    // Not here: a file is missing, or this browser cannot read it.
  }
}

async function bufferOf(audio: AudioContext, file: string): Promise<AudioBuffer> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return audio.decodeAudioData(await answer.arrayBuffer());
}

/** Seconds between parts of a phrase, and where the voice rests. */
const kGap = 0.03;
const kRest = 0.28;
/** Softer than this is silence. */
const kSoft = 0.01;

/** Where the sound of a clip begins and ends, in seconds. */
function sounding(buffer: AudioBuffer): [number, number] {
  const samples = buffer.getChannelData(0);
  let [first, last] = [0, samples.length - 1];
  while (first < last && Math.abs(samples[first]) < kSoft) ++first;
  while (last > first && Math.abs(samples[last]) < kSoft) --last;
  return [first / buffer.sampleRate, last / buffer.sampleRate];
}

/** One after the other, without the silence at their ends. */
function inARow(audio: AudioContext, buffers: readonly AudioBuffer[], sounds: readonly Sound[]): AudioBufferSourceNode[] {
  let at = audio.currentTime + 0.05;
  return buffers.map((buffer, i) => {
    const [first, last] = sounding(buffer);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(audio.destination);
    source.start(at, first, last - first);
    at += last - first + (sounds[i].rests ? kRest : kGap);
    return source;
  });
}
