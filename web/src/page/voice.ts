// Sounds and the device's own voice. Nothing sounds before the first tap, and nothing is only heard.
import { app } from "./app.ts";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a tap. */
export function unlockSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // No sound here.
  }
}

/** Where sound is played; null before the first tap. */
export const audioContext = (): AudioContext | null => audio;

const kTones = { move: [330, 0.05], capture: [220, 0.09], refused: [150, 0.14], end: [440, 0.3] } as const;

/** A short knock, made here: no file to load. */
export function sound(kind: keyof typeof kTones): void {
  if (!audio || !app.settings.sound) return;
  const [pitch, length] = kTones[kind];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = kind === "refused" ? "square" : "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(kind === "refused" ? 0.06 : 0.16, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + length);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}

// Many devices name their voices only a while after they were first asked for.
globalThis.speechSynthesis?.addEventListener?.("voiceschanged", () => app.redraw());
globalThis.speechSynthesis?.getVoices();

/** The device's voice of the language; null where it has none. */
function voice(): SpeechSynthesisVoice | null {
  const all = globalThis.speechSynthesis?.getVoices() ?? [];
  return all.find((one) => one.lang.toLowerCase().startsWith(app.language)) ?? null;
}

export const hasVoice = (): boolean => voice() !== null;

/** Reads a text aloud, where people want it: in the device's voice of the language, else joined from the clips that the site has. */
export function speak(text: string): void {
  if (!app.settings.sound || !app.settings.voice || !audio) return;
  const own = voice();
  if (!own) return void import("../school/clips.ts").then(({ playClips }) => playClips(text), () => undefined);
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.voice = own;
  spoken.lang = own.lang;
  spoken.rate = 0.9;
  speechSynthesis.speak(spoken);
}
