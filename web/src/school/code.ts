// An item as a link, and back. Whoever opens it is shown what the core makes of it; nothing in it is believed.
import type { CourseGame, Item } from "./lesson.ts";

/** Longer links are not read. */
const kLongest = 2000;

export function encode(item: Item): string {
  const bytes = new TextEncoder().encode(JSON.stringify(item));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export function decode(code: string): Item | undefined {
  if (code.length > kLongest) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
    const item = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Item>;
    return typeof item === "object" && item !== null && typeof item.fen === "string" ? (item as Item) : undefined;
  } catch {
    return undefined;
  }
}

/** The address of an item, for any other device. */
export const linkTo = (game: CourseGame, item: Item): string => `${location.origin}${location.pathname}#/learn/task/${game}/${encode(item)}`;
