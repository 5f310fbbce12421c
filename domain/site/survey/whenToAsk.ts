import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** Days for which a reader is not asked again, whatever they answered. */
export const SURVEY_REST_DAYS = 90;

/** Milliseconds of a visit before the survey may be asked: who has just come knows nothing of the site yet. */
export const SURVEY_AFTER_MS = 60_000;

/**
 * Families of routes on which no one is asked, by the start of their ids: paying, signing in, one's account, help,
 * pages of staff and of errors.
 */
const NOT_ON: readonly string[] = [
  'billing.',
  'identity.',
  'account.',
  'help.',
  'internal',
  'error.',
  'library.',
  'messaging',
  'reports',
  'support',
  'system.',
];

/** Whether the survey may be asked on the page of a route (domain/kernel/routes). */
export const mayAskOn = (routeId: string): boolean => !NOT_ON.some((start) => routeId.startsWith(start));

/**
 * Whether a browser that remembers when it last asked may ask again.
 * @param askedOn `YYYY-MM-DD` as it is stored; null, or anything else, for never
 * @param now milliseconds since 1970-01-01 UTC
 */
export function isAskedLongAgo(askedOn: string | null, now: number): boolean {
  const at = Date.parse(askedOn ?? '');
  return !(now - at < SURVEY_REST_DAYS * DAY_MS) || at > now + DAY_MS;
}
