// Days by the clock on the wall.

/** The day of a moment, counted from 1970. */
export const dayOf = (ms: number): number => Math.floor((ms - new Date(ms).getTimezoneOffset() * 60_000) / 86_400_000);

/** "2026-11-30" */
export const today = (): string => new Date().toLocaleDateString("sv");
