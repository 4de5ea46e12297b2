// Recorded sentences, for devices without a voice of the language: voices/LANGUAGE/manifest.json beside the page, a
// voice pack as `luatco` makes them (luatco/speech/voice_pack.h); voices/languages.json lists the languages there are.
import { app } from "../page/app.ts";

interface Manifest {
  /** Files by sentence. */
  clips: Record<string, string[]>;
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
  return read && typeof read.clips === "object" ? (read as Manifest) : null;
}

function manifest(language: string): Promise<Manifest | null> {
  let found = manifests.get(language);
  if (!found) manifests.set(language, (found = fetched(language)));
  return found;
}

/** The first form of a clip that this browser plays. */
function playable(files: readonly string[]): string | undefined {
  const probe = document.createElement("audio");
  return files.find((file) => /^[\w.-]+$/.test(file) && probe.canPlayType(kTypes[file.slice(file.lastIndexOf(".") + 1)] ?? "") !== "");
}

let playing: HTMLAudioElement | null = null;
/** What is said last is the only thing said. */
let turn = 0;

export function silence(): void {
  ++turn;
  playing?.pause();
  playing = null;
}

/** Plays a text sentence by sentence; what has no clip is left out with all that follows, for half a text misleads. */
export async function playClips(text: string): Promise<void> {
  silence();
  const mine = turn;
  const { language } = app;
  const pack = await manifest(language);
  if (!pack) return;
  const whole = pack.clips[text] ? [text] : text.split(/(?<=[.!?])\s+/);
  const files = whole.map((sentence) => playable(pack.clips[sentence] ?? []));
  if (files.some((file) => !file)) return;
  for (const file of files) {
    if (mine !== turn) return;
    if (!(await played(address(`${language}/${file}`), mine))) return;
  }
}

/** Plays a clip to its end; false where that could not be: before the first tap, or not here. The text stands there. */
async function played(file: string, mine: number): Promise<boolean> {
  let source = "";
  try {
    source = URL.createObjectURL(await (await fetch(file)).blob());
    if (mine !== turn) return false;
    const clip = (playing = new Audio(source));
    await clip.play();
    await new Promise((over) => ["ended", "pause", "error"].forEach((name) => clip.addEventListener(name, over, { once: true })));
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(source);
  }
}
