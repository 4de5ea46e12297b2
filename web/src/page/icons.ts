// Small drawings of the page's own, in the colour of the text.
import { html, svg, type TemplateResult } from "lit/html.js";

/** One icon: 24 units wide, lines of 2. */
const icon = (body: TemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${body}</svg>`;

export const icons = {
  back: icon(svg`<path d="M15 5l-7 7 7 7"/>`),
  menu: icon(svg`<path d="M4 7h16M4 12h16M4 17h16"/>`),
  undo: icon(svg`<path d="M9 7L4 12l5 5"/><path d="M4 12h10a6 6 0 016 6"/>`),
  flip: icon(svg`<path d="M7 4v16M7 4L4 7M7 4l3 3M17 20V4M17 20l3-3M17 20l-3-3"/>`),
  add: icon(svg`<path d="M12 5v14M5 12h14"/>`),
  more: icon(svg`<circle cx="6" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="18" cy="12" r="1"/>`),
  first: icon(svg`<path d="M6 5v14M18 5l-8 7 8 7"/>`),
  last: icon(svg`<path d="M18 5v14M6 5l8 7-8 7"/>`),
  previous: icon(svg`<path d="M15 5l-8 7 8 7"/>`),
  next: icon(svg`<path d="M9 5l8 7-8 7"/>`),
  pause: icon(svg`<path d="M9 5v14M15 5v14"/>`),
  play: icon(svg`<path d="M7 5l12 7-12 7z"/>`),
  fold: icon(svg`<path d="M5 9l7 7 7-7"/>`),
  unfold: icon(svg`<path d="M5 15l7-7 7 7"/>`),
  close: icon(svg`<path d="M6 6l12 12M18 6L6 18"/>`),
  sound: icon(svg`<path d="M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 010 7M19 6a8.5 8.5 0 010 12"/>`),
  silent: icon(svg`<path d="M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6"/>`),
  draw: icon(svg`<path d="M4 12l4-4 4 3 4-3 4 4-6 6-2-2-2 2z"/>`),
  flag: icon(svg`<path d="M6 21V4M6 5h11l-2.5 3.5L17 12H6"/>`),
  share: icon(svg`<path d="M12 15V3M12 3L8 7M12 3l4 4M5 12v8h14v-8"/>`),
  screen: icon(svg`<path d="M3 5h18v11H3zM9 20h6M12 16v4"/>`),
  full: icon(svg`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`),
  hand: icon(svg`<path d="M8 13V5.5a1.5 1.5 0 013 0V11M11 11V4.500a1.500 1.500 0 013 0V11M14 11V6a1.500 1.500 0 013 0v8a7 7 0 01-7 7c-3 0-4.500-1.500-6-5l-1-2.500a1.500 1.500 0 012.700-1.200L8 15"/>`),
};

/** The three pictures of the first screen. */
export const pictures = {
  learn: html`<svg class="picture" viewBox="0 0 96 72" aria-hidden="true">
    <path class="p-soft" d="M8 60V22c12-6 28-6 40 2 12-8 28-8 40-2v38c-12-6-28-6-40 2-12-8-28-8-40-2z"/>
    <path class="p-line" d="M8 60V22c12-6 28-6 40 2 12-8 28-8 40-2v38c-12-6-28-6-40 2-12-8-28-8-40-2zM48 24v38"/>
    <path class="p-line" d="M17 33c6-2 13-2 21 1M17 42c6-2 13-2 21 1M17 51c6-2 13-2 21 1"/>
    <path class="p-solid" d="M68 18a7 7 0 014.600 12.300c1.600 4.700 3.400 8 5.400 9.700v6H58v-6c2-1.700 3.800-5 5.400-9.700A7 7 0 0168 18z" transform="translate(0 4)"/>
  </svg>`,
  play: html`<svg class="picture" viewBox="0 0 96 72" aria-hidden="true">
    <path class="p-soft" d="M6 62L24 36h48l18 26z"/>
    <path class="p-mid" d="M24 36h12l-3 8.700H18zM48 36h12l4.500 8.700H48zM33 44.700h15V53H30zM64.500 44.700H78l5.800 8.300H69zM12.300 53H30l-4 9H6zM48 53h21l5 9H48z"/>
    <path class="p-line" d="M6 62L24 36h48l18 26z"/>
    <path class="p-solid" d="M33 12a8 8 0 015.200 14c1.800 5.600 4 9.400 6.300 11.300V46h-23v-8.700c2.300-1.900 4.500-5.700 6.300-11.300A8 8 0 0133 12z"/>
    <circle class="p-red" cx="64" cy="34" r="15"/><circle class="p-ring" cx="64" cy="34" r="11"/>
    <path class="p-glyph" d="M57 30h14M64 24v20M58.500 37h11"/>
  </svg>`,
  ask: html`<svg class="picture" viewBox="0 0 96 72" aria-hidden="true">
    <path class="p-line" d="M48 12v46M30 62h36M20 20h56"/>
    <circle class="p-solid" cx="48" cy="12" r="5"/>
    <path class="p-soft" d="M8 42l12-22 12 22a12 9 0 01-24 0zM64 42l12-22 12 22a12 9 0 01-24 0z"/>
    <path class="p-line" d="M8 42l12-22 12 22M64 42l12-22 12 22M7 42h26a13 10 0 01-26 0zM63 42h26a13 10 0 01-26 0z"/>
    <path class="p-solid" d="M20 30a4 4 0 012.600 7c.8 2.200 1.600 3.500 2.600 4.400H14.800c1-.9 1.800-2.200 2.600-4.400A4 4 0 0120 30z"/>
    <circle class="p-red" cx="76" cy="37" r="5.500"/>
  </svg>`,
};

/** The games, small. */
export const gameIcons = {
  chess: html`<svg class="game-icon" viewBox="0 0 24 24" aria-hidden="true"><path class="p-solid" d="M7 21h11v-2.500c0-1.500-.8-2.400-1.500-3.600C18.600 9.500 16.500 4.500 11 4L10 2 8.700 4.600C6.600 6 5.500 8.600 4 12.300l1.600 2 2-.9.4.6 2.900-2.200c.3 2.700-2.900 4-2.900 6.700z"/></svg>`,
  xiangqi: html`<svg class="game-icon" viewBox="0 0 24 24" aria-hidden="true"><circle class="p-red" cx="12" cy="12" r="10.500"/><circle class="p-ring" cx="12" cy="12" r="8.300"/><path class="p-glyph" d="M8 10h8M12 6.800v10.700M8.600 14h6.800"/></svg>`,
  pawns: html`<svg class="game-icon" viewBox="0 0 24 24" aria-hidden="true"><path class="p-solid" d="M12 4a4 4 0 012.700 7c.8 3 1.900 4.600 3.300 5.700V20H6v-3.300C7.400 15.600 8.500 14 9.300 11A4 4 0 0112 4z"/></svg>`,
};
