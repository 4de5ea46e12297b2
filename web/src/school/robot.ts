// The robot reads everything aloud, for those who cannot read yet. What it says also stands there: nothing is lost
// without sound.
import { html, svg, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";
import { icons } from "../page/icons.ts";
import { hasVoice, speak } from "../page/voice.ts";
import { playClips, silence } from "./clips.ts";

let saying = "";

/** Says a text now, instead of what is being said: with the device's voice of the language, or the site's clips. */
export function say(text: string): void {
  saying = text;
  silence();
  if (hasVoice()) speak(text);
  else if (app.settings.sound && app.settings.voice) void playClips(text);
}

/** Says a text when it is another than the one said last. */
export function sayOnce(text: string): void {
  if (text !== saying) say(text);
}

/** A text counts as said: it stands there again, and was read before. */
export const silent = (text: string): void => void (saying = text);

/** What was said counts as unsaid: the next page begins anew. */
export const forget = (): void => void (saying = "");

export type Mood = "asks" | "glad" | "sorry";

const kMouths: Record<Mood, string> = { asks: "M22 41h12", glad: "M19 38c2 7 16 7 18 0", sorry: "M20 43c3-5 13-5 16 0" };

const face = (mood: Mood): TemplateResult => html`<svg class="robot ${mood}" viewBox="0 0 56 56" aria-hidden="true">
  <path class="r-line" d="M28 12V5"/><circle class="r-lamp" cx="28" cy="5" r="4"/>
  <rect class="r-head" x="6" y="12" width="44" height="38" rx="12"/>
  <path class="r-line" d="M2 26v10M54 26v10"/>
  <rect class="r-face" x="12" y="18" width="32" height="26" rx="8"/>
  <circle class="r-eye" cx="21" cy="28" r="4"/><circle class="r-eye" cx="35" cy="28" r="4"/>
  ${svg`<path class="r-mouth" d=${kMouths[mood]}/>`}</svg>`;

/** Longer than this is set smaller, so that the board stays where it is. */
const kLong = 56;

/** The robot, what it says, and the button that makes it say it again. */
export function robot(text: string, mood: Mood = "asks", more: TemplateResult | "" = ""): TemplateResult {
  return html`<div class="says ${mood}" data-says>
    <button class="again" aria-label=${app.t("school.say_again")} title=${app.t("school.say_again")} @click=${() => say(text)}>
      ${face(mood)}<span class="badge">${icons.sound}</span></button>
    <div class="bubble ${text.length > kLong ? "long" : ""}"><p role="status">${text}</p>${more}</div>
  </div>`;
}
