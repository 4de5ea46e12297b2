// Where the keyboard goes on when what it was on has gone.

/** The last button was pressed without a finger or a mouse. */
let byKeyboard = false;
export const heard = (event: MouseEvent): void => void (byKeyboard = event.detail === 0);

/** On to the large button, where the focus has fallen away with what was shown before. */
export function focusGo(): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === null) document.querySelector<HTMLElement>(".school .go")?.focus({ preventScroll: true });
  });
}

/** To where a new question is answered: the buttons below the board, or the board. A finger needs no focus. */
export function focusAnswer(): void {
  if (!byKeyboard) return;
  setTimeout(() => (document.querySelector<HTMLElement>(".school .verdict") ?? document.querySelector<HTMLElement>(".school luatco-board"))?.focus());
}

/** What is said now stands in sight, also where it was asked for at the foot of a small screen. */
export function showSaid(): void {
  setTimeout(() => document.querySelector("[data-says]")?.scrollIntoView({ block: "nearest" }));
}
