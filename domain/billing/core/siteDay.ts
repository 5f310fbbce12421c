import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

/**
 * A calendar day `YYYY-MM-DD` and the time of that day, in milliseconds since its midnight on the clock on the wall.
 */
export interface WallTime {
  day: string;
  timeMs: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the platform’s clock shows: right for any instant, and slow. */
function shownTime(at: Date, zone: string): WallTime {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const seconds = (Number(shown.hour) * 60 + Number(shown.minute)) * 60 + Number(shown.second);
  return { day: `${shown.year}-${shown.month}-${shown.day}`, timeMs: seconds * 1000 + at.getUTCMilliseconds() };
}

const utcOf = ({ day, timeMs }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + timeMs;

/**
 * By zone and day since 1970 in UTC: how far a zone’s clock is ahead in milliseconds; null where that changes during
 * the day.
 */
const aheads = new Map<string, Map<number, number | null>>();
/** Days that are remembered of a zone. */
const MOST_DAYS = 5_000;

function aheadOn(dayNumber: number, zone: string): number | null {
  const days = aheads.get(zone) ?? new Map<number, number | null>();
  aheads.set(zone, days);
  const known = days.get(dayNumber);
  if (known !== undefined) return known;
  const [start, end] = [dayNumber * DAY_MS, (dayNumber + 1) * DAY_MS].map(
    (at) => utcOf(shownTime(new Date(at), zone)) - at,
  );
  const ahead = start === end ? (start ?? null) : null;
  if (days.size >= MOST_DAYS) days.clear();
  days.set(dayNumber, ahead);
  return ahead;
}

/**
 * What the clock on the wall of a time zone (IANA name) shows at an instant.
 * @throws RangeError for an unknown zone.
 */
export function wallTime(at: Date, zone: string): WallTime {
  const ahead = aheadOn(Math.floor(at.getTime() / DAY_MS), zone);
  if (ahead === null) return shownTime(at, zone);
  const wall = new Date(at.getTime() + ahead);
  const day = wall.toISOString().slice(0, 10);
  return { day, timeMs: wall.getTime() - Date.parse(`${day}T00:00:00Z`) };
}

/**
 * The instant at which a clock on the wall shows this. What the clock skips in spring becomes the first instant after
 * the gap by as much; what it shows twice in autumn is the first of the two.
 */
export function instantOf(wall: WallTime, zone: string): Date {
  const asUtc = utcOf(wall);
  const shows = (at: number) => utcOf(wallTime(new Date(at), zone));
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((at) => shows(at) - at).sort((a, b) => b - a);
  const found = offsets.map((offset) => asUtc - offset).find((at) => shows(at) === asUtc);
  return new Date(found ?? asUtc - (offsets.at(-1) ?? 0));
}

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/**
 * The day so many months later, on the anchor day or, where the month is shorter, on its last day: begun on the 31st,
 * it falls on the 28th of February and again on the 31st of March.
 * @param anchorDay - 1 to 31.
 */
export function addMonths(day: string, months: number, anchorDay: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(anchorDay, lastDay)))
    .toISOString()
    .slice(0, 10);
}

/** The day of the month of a day, 1 to 31. */
export const dayOfMonth = (day: string): number => Number(day.slice(8));

/** The day of an instant at the site, in words: `21 November 2026`. */
export const siteDayInWords = (at: Date, zone: string): string =>
  dayInWords(new Date(`${wallTime(at, zone).day}T00:00:00Z`));
