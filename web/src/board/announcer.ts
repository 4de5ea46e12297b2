// What a screen reader says of its own accord: moves when it has time, refusals at once.

export type Urgency = "polite" | "assertive";

export class Announcer {
  readonly #regions: Record<Urgency, HTMLElement> = {
    polite: region("status", "polite"),
    assertive: region("alert", "assertive"),
  };

  get elements(): HTMLElement[] {
    return Object.values(this.#regions);
  }

  say(text: string, urgency: Urgency): void {
    const to = this.#regions[urgency];
    // The same text twice is said twice.
    to.textContent = to.textContent === text ? `${text}\u00a0` : text;
  }
}

function region(role: string, urgency: Urgency): HTMLElement {
  const element = document.createElement("div");
  element.className = "spoken";
  element.setAttribute("role", role);
  element.setAttribute("aria-live", urgency);
  return element;
}
