// Where the keyboard goes on when what it was on has gone.

/** To what the first selector finds, or else the next, once the page is drawn anew; if a key has asked for it: a finger needs no focus. */
export function followFocus(...selectors: string[]): void {
  if (!document.activeElement?.matches(":focus-visible")) return;
  setTimeout(() => selectors.map((one) => document.querySelector<HTMLElement>(one)).find((found) => found)?.focus());
}
