/**
 * Spans of exact length in milliseconds. A day of a calendar may have 23 or 25 hours: `DAY_MS` counts none of those.
 */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
