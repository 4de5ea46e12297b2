// The pictures children know themselves by: eight animals, drawn from a few shapes.
import { html, svg, type TemplateResult } from "lit/html.js";
import { app } from "../page/app.ts";

interface Animal {
  skin: string;
  inner: string;
  ears: TemplateResult;
  more?: TemplateResult;
}

const round = (skin: string, inner: string): TemplateResult =>
  svg`<circle cx="15" cy="15" r="9" fill=${skin}/><circle cx="49" cy="15" r="9" fill=${skin}/><circle cx="15" cy="15" r="4.500" fill=${inner}/><circle cx="49" cy="15" r="4.500" fill=${inner}/>`;
const pointed = (skin: string, inner: string): TemplateResult =>
  svg`<path d="M8 30L10 6l20 12zM56 30L54 6 34 18z" fill=${skin}/><path d="M13 22l1-9 9 6zM51 22l-1-9-9 6z" fill=${inner}/>`;
const long = (skin: string, inner: string): TemplateResult =>
  svg`<ellipse cx="22" cy="14" rx="7" ry="15" fill=${skin}/><ellipse cx="42" cy="14" rx="7" ry="15" fill=${skin}/><ellipse cx="22" cy="15" rx="3" ry="10" fill=${inner}/><ellipse cx="42" cy="15" rx="3" ry="10" fill=${inner}/>`;

const kAnimals: Record<string, Animal> = {
  cat: { skin: "#e8a04c", inner: "#f7d9b0", ears: pointed("#e8a04c", "#f3b9a4"), more: svg`<path d="M6 40h12M6 46l12-2M58 40H46M58 46l-12-2" stroke="#6b3f14" stroke-width="1.600"/>` },
  bear: { skin: "#a8703f", inner: "#e3c19a", ears: round("#a8703f", "#e3c19a") },
  rabbit: { skin: "#d9d4d0", inner: "#f6f3f0", ears: long("#d9d4d0", "#f0b6b8") },
  fox: { skin: "#d7672a", inner: "#fbe9d6", ears: pointed("#d7672a", "#33231c") },
  panda: { skin: "#f5f2ec", inner: "#f5f2ec", ears: round("#2e2a28", "#2e2a28"), more: svg`<ellipse cx="23" cy="35" rx="7" ry="8" fill="#2e2a28"/><ellipse cx="41" cy="35" rx="7" ry="8" fill="#2e2a28"/>` },
  frog: { skin: "#5fa648", inner: "#b9dd9d", ears: svg`<circle cx="18" cy="17" r="10" fill="#5fa648"/><circle cx="46" cy="17" r="10" fill="#5fa648"/>` },
  chick: { skin: "#f4cf4e", inner: "#fbe9a8", ears: svg`<path d="M32 4c-5 4-3 9 0 12 3-3 5-8 0-12z" fill="#e2873a"/>` },
  elephant: { skin: "#8d9aab", inner: "#b9c4d0", ears: svg`<ellipse cx="10" cy="32" rx="10" ry="15" fill="#8d9aab"/><ellipse cx="54" cy="32" rx="10" ry="15" fill="#8d9aab"/><ellipse cx="10" cy="32" rx="5" ry="10" fill="#c9a9ae"/><ellipse cx="54" cy="32" rx="5" ry="10" fill="#c9a9ae"/>`, more: svg`<path d="M32 40v12c0 4 6 4 6 0" stroke="#6f7c8c" stroke-width="6" fill="none" stroke-linecap="round"/>` },
};

const kNames: Record<string, string> = {
  cat: "school.face.cat",
  bear: "school.face.bear",
  rabbit: "school.face.rabbit",
  fox: "school.face.fox",
  panda: "school.face.panda",
  frog: "school.face.frog",
  chick: "school.face.chick",
  elephant: "school.face.elephant",
};
export const faceName = (name: string): string => app.t(kNames[name] ?? "school.face.cat");

export const kFaces: readonly string[] = Object.keys(kAnimals);

export function face(name: string): TemplateResult {
  const { skin, inner, ears, more } = kAnimals[name] ?? kAnimals["cat"];
  return html`<svg class="face" viewBox="0 0 64 64" aria-hidden="true">${ears}
    <circle cx="32" cy="37" r="23" fill=${skin}/><ellipse cx="32" cy="46" rx="12" ry="9" fill=${inner}/>${more ?? ""}
    <circle cx="24" cy="35" r="3.500" fill="#1f1a17"/><circle cx="40" cy="35" r="3.500" fill="#1f1a17"/><circle cx="25" cy="34" r="1.100" fill="#fff"/><circle cx="41" cy="34" r="1.100" fill="#fff"/>
    <path d="M29 42h6l-3 3.500z" fill="#3a2a22"/><path d="M27 49c3 3 7 3 10 0" fill="none" stroke="#3a2a22" stroke-width="1.800" stroke-linecap="round"/></svg>`;
}
