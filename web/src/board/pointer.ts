// Mouse, finger and pen on the board. A press that stays is a tap, one that moves is a drag; what
// counts is where it is let go, and it may slide until then.

export interface PointerUser {
  /// A press on a square. "drag": a piece is now in hand and follows; "slide": a square is being
  /// chosen; "none": a tap at most.
  press(square: string): "drag" | "slide" | "none";
  /// The place under the pointer while it is down, in units of the drawing; `square` null off the board.
  move(square: string | null, at: { x: number; y: number }, dragging: boolean, finger: boolean): void;
  /// Let go. `dragged`: the press had moved away from its square's start.
  drop(square: string | null, at: { x: number; y: number }, dragged: boolean): void;
  /// A press that neither drags nor slides, let go on its square.
  tap(square: string): void;
  /// The browser took the pointer away (scrolling, a second finger, another window).
  abort(): void;
}

export interface Surface {
  /// Units and square under a point of the window.
  locate(clientX: number, clientY: number): { x: number; y: number; square: string | null };
}

interface Press {
  id: number;
  kind: "drag" | "slide" | "none";
  square: string;
  x: number;
  y: number;
  moved: boolean;
  finger: boolean;
}

/// A finger trembles more than a mouse.
const kMouseSlack = 4;
const kFingerSlack = 10;

export class Pointer {
  #press: Press | null = null;
  #swallow = false;

  /// `around` holds `element` and whatever may open over it.
  constructor(
    private readonly element: HTMLElement,
    around: HTMLElement,
    private readonly surface: Surface,
    private readonly user: PointerUser,
  ) {
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", (event) => this.#cancel(event));
    // The click that follows a press has been answered, and may land on what the answer opened; a
    // keyboard's or a screen reader's (detail 0) has not.
    around.addEventListener("pointerdown", () => (this.#swallow = false), { capture: true });
    around.addEventListener("click", (event) => {
      if (!this.#swallow || event.detail === 0) return;
      this.#swallow = false;
      event.stopImmediatePropagation();
    }, { capture: true });
    // Where the answer moves the page, a finger's click would land on whatever has come under it.
    element.addEventListener("touchend", (event) => {
      if (this.#swallow && event.cancelable) event.preventDefault();
    });
    element.addEventListener("contextmenu", (event) => {
      if (this.#press || this.#swallow) event.preventDefault();
    });
  }

  get busy(): boolean {
    return this.#press !== null;
  }

  /// Forgets the press that is under way.
  stop(): void {
    this.#press = null;
  }

  #down(event: PointerEvent): void {
    if (this.#press) {
      this.#press = null;
      this.user.abort();
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const { square } = this.surface.locate(event.clientX, event.clientY);
    if (square === null) return;
    const kind = this.user.press(square);
    const finger = event.pointerType === "touch";
    this.#press = { id: event.pointerId, kind, square, x: event.clientX, y: event.clientY, moved: false, finger };
    this.#swallow = true;
    try {
      if (kind !== "none") this.element.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is gone already, as a test's or a screen reader's: nothing to hold on to.
    }
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const slack = press.finger ? kFingerSlack : kMouseSlack;
    press.moved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > slack;
    if (!press.moved || press.kind === "none") return;
    const { square, ...at } = this.surface.locate(event.clientX, event.clientY);
    this.user.move(square, at, press.kind === "drag", press.finger);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    const { square, ...at } = this.surface.locate(event.clientX, event.clientY);
    if (press.kind !== "none") this.user.drop(square, at, press.moved);
    else if (square === press.square) this.user.tap(square);
  }

  #cancel(event: PointerEvent): void {
    if (this.#press?.id !== event.pointerId) return;
    this.#press = null;
    this.#swallow = false;
    this.user.abort();
  }
}
