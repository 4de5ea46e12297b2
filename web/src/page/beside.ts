// What the pages beside the table need before they are shown: their words and their style sheet, neither of which
// the first view carries.
import type { Family } from "../words/messages.ts";
import { app } from "./app.ts";

let sheet: Promise<void> | null = null;

export async function dressed(...families: Family[]): Promise<void> {
  sheet ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = LUATCO_BESIDE;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  await Promise.all([app.words("desk", ...families), sheet]);
}
