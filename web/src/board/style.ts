// The looks, as one constructed sheet: nothing here needs a style attribute in markup.
// The colours a page may set are the custom properties that begin with --board-.

/** The colours by day; what a page may set comes first. */
export const kTones = `--light: var(--board-light, #f0dcb8); --dark: var(--board-dark, #b3855b);
  --wood: var(--board-wood, #ecca92); --line: var(--board-line, #5a3817);
  --good: var(--board-good, #0b7a3e); --bad: var(--board-bad, #c4121f); --note: var(--board-note, #1559c7);
  --last: var(--board-last, #e6b800); --casing: #fff; --ink: #1b1b1b;`;

/** How the drawing looks: shapes by their class. */
export const kDrawing = `.wood { fill: var(--light); }
.points .wood { fill: var(--wood); }
.dark { fill: var(--dark); }
.lines, .rim { fill: none; stroke: var(--line); stroke-width: 2.5; }
.rim { stroke-width: 4; }
text { font-family: system-ui, sans-serif; font-weight: 600; }
.river {
  fill: var(--line); font-size: 46px; text-anchor: middle; dominant-baseline: central; letter-spacing: 6px; opacity: 0.8;
}
.coordinate { font-size: 22px; fill: var(--line); }
.coordinate.on-dark { fill: var(--light); }
.coordinate.on-light { fill: var(--dark); }
.coordinate.end { text-anchor: end; }
.coordinate.strip { font-size: 26px; text-anchor: middle; dominant-baseline: central; }

.lifted { filter: drop-shadow(0 6px 5px rgb(0 0 0 / 0.45)); }
.last { fill: none; stroke: var(--last); stroke-width: 6; }
.last.tint { fill: var(--last); fill-opacity: 0.3; stroke: none; }
.last.from { stroke-dasharray: 14 10; }
.picked { fill: var(--good); fill-opacity: 0.35; stroke: var(--good); stroke-width: 6; }
.premove { fill: var(--note); fill-opacity: 0.3; stroke: var(--note); stroke-width: 5; stroke-dasharray: 6 8; }
.hover { fill: none; stroke: var(--casing); stroke-width: 8; }
circle.hover { fill: var(--casing); fill-opacity: 0.25; }
circle.check { fill: var(--bad); fill-opacity: 0.55; stroke: var(--bad); stroke-width: 5; }
.target { fill: var(--good); stroke: var(--casing); stroke-width: 4; }
.target.capture { fill: none; stroke: var(--good); stroke-width: 8; stroke-linecap: round; }
.casing { fill: none; stroke: var(--casing); stroke-width: 12; stroke-linecap: round; stroke-linejoin: round; }
.arrow .casing { fill: var(--casing); stroke-width: 4; }
.mark { fill: none; stroke-width: 7; }
.mark.good { stroke: var(--good); } .mark.bad { stroke: var(--bad); } .mark.note { stroke: var(--note); }
.mark.bad { stroke-dasharray: 18 9; }
.mark.goal { stroke: var(--note); stroke-width: 5; }
.attacked { fill: none; stroke: var(--bad); stroke-width: 6; opacity: 0.75; }
.badge circle { stroke: var(--casing); stroke-width: 3; fill: var(--bad); }
.badge.good circle { fill: var(--good); }
.badge path { fill: none; stroke: #fff; stroke-width: 4.5; stroke-linecap: round; stroke-linejoin: round; }
.arrow { opacity: 0.88; }
.shaft { fill: none; stroke-width: 9; } .head { stroke: none; }
.arrow.good { stroke: var(--good); fill: var(--good); }
.arrow.bad { stroke: var(--bad); fill: var(--bad); }
.arrow.note { stroke: var(--note); fill: var(--note); }
.arrow.bad .shaft { stroke-dasharray: 18 8; }
.arrow.note .shaft { stroke-dasharray: 1 14; stroke-linecap: round; }
.label rect { fill: var(--ink); stroke: #fff; stroke-width: 2; }
.label text { fill: #fff; font-size: 25px; text-anchor: middle; dominant-baseline: central; }`;

const kText = `
:host {
  display: block; position: relative; contain: layout style; user-select: none; -webkit-user-select: none;
  -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent;
  ${kTones}
}
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) {
  :host(:not([theme="light"])) {
    --light: var(--board-light, #cfb78c); --dark: var(--board-dark, #7d5c3f);
    --wood: var(--board-wood, #c79f66); --line: var(--board-line, #36200b);
  }
}
:host([theme="dark"]) {
  --light: var(--board-light, #cfb78c); --dark: var(--board-dark, #7d5c3f);
  --wood: var(--board-wood, #c79f66); --line: var(--board-line, #36200b);
}
.frame { position: relative; width: 100%; aspect-ratio: 1; }
.drawing { position: absolute; inset: 0; width: 100%; height: 100%; display: block; overflow: visible; }
.grid { position: absolute; left: 0; right: 0; display: grid; touch-action: manipulation; }
.grid > div { display: grid; min-height: 0; }
.grid > div > div { min-width: 0; min-height: 0; }
button { appearance: none; font: inherit; border: 0; padding: 0; margin: 0; background: none; color: inherit; cursor: inherit; }
.grid button { display: block; width: 100%; height: 100%; border-radius: 8%; touch-action: manipulation; }
.grid button.grab { touch-action: none; cursor: grab; }
.grid.holding, .grid.holding button { touch-action: none; cursor: pointer; }
.grid.dragging, .grid.dragging button { cursor: grabbing; }
button:focus { outline: none; }
button:focus-visible {
  outline: 3px solid #0b3fb3; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff; position: relative;
}
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

${kDrawing}
.promotion { position: absolute; left: 0; right: 0; z-index: 1; }
.promotion[hidden] { display: none; }
.promotion .back { position: absolute; inset: 0; width: 100%; height: 100%; background: rgb(0 0 0 / 0.5); cursor: pointer; }
.choices { position: absolute; display: flex; background: #fffaf0; border-radius: 8px; box-shadow: 0 4px 18px rgb(0 0 0 / 0.5); overflow: hidden; }
.choices button { flex: 1; min-height: 0; display: block; cursor: pointer; }
.choices button:hover, .choices button:focus-visible { background: #ffe08a; }
.choices svg { width: 100%; height: 100%; display: block; }

@media (forced-colors: active) {
  /* The drawing keeps two pale tones of its own, black pieces need them; what may be done takes the system's
     colour, with a black edge that shows on both. The selectors are as narrow as a theme's. */
  :host, :host([theme]), :host(:not([theme="light"])) {
    forced-color-adjust: none; --light: #fff; --dark: #b5b5b5; --wood: #fff; --line: #000; --casing: #000;
  }
  .picked, .target.capture { stroke: Highlight; }
  .target { fill: Highlight; }
  .target.capture { fill: none; }
  .coordinate.on-dark, .coordinate.on-light { fill: #000; }
  .frame { outline: 2px solid CanvasText; }
  button:focus-visible { outline-color: Highlight; box-shadow: inset 0 0 0 5px #000; }
}
@media (prefers-contrast: more) {
  .target { stroke: #000; } .hover { stroke: #000; }
}
`;

let made: CSSStyleSheet | null = null;

/// Browsers before constructed sheets take a style element, where the policy of the page lets them.
export function dress(root: ShadowRoot): void {
  if (!("adoptedStyleSheets" in root)) {
    const style = document.createElement("style");
    style.textContent = kText;
    (root as ShadowRoot).append(style);
    return;
  }
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(kText);
  }
  root.adoptedStyleSheets = [made];
}
