/** A day that comes back every year. */
export interface IcsAnniversary {
  /** Lasting and unlike any other's. */
  uid: string;
  month: number;
  day: number;
  summary: string;
  description: string;
  location: string;
  url: string;
}

export interface IcsCalendar {
  name: string;
  /** When its content was last changed. */
  changedAt: Date;
  events: readonly IcsAnniversary[];
}

/** Octets of a line, RFC 5545 section 3.1. */
const LONGEST_LINE = 75;
/** A leap year that every calendar program knows: those of long ago are more than some can take. */
const BASE_YEAR = 2000;
const LEAP_DAY = 29;
const encoder = new TextEncoder();

/**
 * A text as a value: the signs that part values, and ends of lines, are escaped; what no calendar may hold is left out.
 */
export const escapeIcs = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[\0-\x08\v\f\x0E-\x1F\x7F\uD800-\uDFFF]/gu, '')
    .replace(/[\\;,]/gu, '\\$&')
    .replaceAll('\n', '\\n');

/** A line cut where it is too long, between letters and never within one; what goes on starts with a space. */
export function foldIcs(line: string): string {
  const lines: string[] = [];
  let [open, octets] = ['', 0];
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (octets + more > LONGEST_LINE) {
      lines.push(open);
      [open, octets] = [' ', 1];
    }
    open += letter;
    octets += more;
  }
  return [...lines, open].join('\r\n');
}

const padded = (number: number): string => String(number).padStart(2, '0');
const stampOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;

function eventLines({ uid, month, day, summary, description, location, url }: IcsAnniversary, stamp: string): string[] {
  // A 29 February comes at the end of February in other years, not every fourth.
  const rule = month === 2 && day === LEAP_DAY ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';
  return [
    'BEGIN:VEVENT',
    `UID:${escapeIcs(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${BASE_YEAR}${padded(month)}${padded(day)}`,
    `RRULE:${rule}`,
    `SUMMARY:${escapeIcs(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeIcs(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escapeIcs(location)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** A calendar of days that come back every year, as RFC 5545 has it. */
export function icsText({ name, changedAt, events }: IcsCalendar): string {
  const stamp = stampOf(changedAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muniment//Anniversaries//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcs(name)}`,
    `NAME:${escapeIcs(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldIcs(line)}\r\n`).join('');
}
