import { DAY_MS } from '#domain/kernel/values/durations.ts';

const WEEK_MS = 7 * DAY_MS;
/** Corrected lines after which a site learns at once. */
export const MANY_LINES = 500;
/** Those for which it waits a week. */
const SOME_LINES = 50;

/**
 * Whether enough was corrected since the last lesson for another: working through the index of a large archive takes
 * minutes, so that it is not done for a handful of lines.
 *
 * @param lines - corrected since
 * @param sinceMs - milliseconds since the last lesson
 */
export const isLessonDue = (lines: number, sinceMs: number): boolean =>
  lines >= MANY_LINES || (lines >= SOME_LINES && sinceMs >= WEEK_MS);
