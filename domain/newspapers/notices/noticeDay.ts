import { monthNumber } from '#domain/kernel/dates/monthNumber.ts';

import { textDistance } from '../corrections/textDistance.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** A misread month is still one: of September three letters, of May none. */
const MISREAD_UP_TO = 0.34;

/** How a day starts a notice: `On the 3d inst.`, `28th ult.,`, `9th of March`, `9th March, 1842`. */
export const DAY_OF_NOTICE =
  /(?<![\w-])(?:On\s+)?(?:the\s+)?(\d{1,2})(?:st|nd|rd|th|d)\.?\s+(?:(inst|mst|inft|ult|uit|nlt)\b[.,]?|(?:of\s+)?([A-Z][a-z]{2,8})\.?)(?:,?\s+(\d{4}))?/u;

function monthOf(word: string): number | null {
  const exact = monthNumber(word);
  if (exact !== null) return exact;
  const near = MONTHS.filter((month) => word.length >= 4 && textDistance(word.toLowerCase(), month) <= MISREAD_UP_TO);
  return near.length === 1 ? MONTHS.indexOf(near[0]!) + 1 : null;
}

const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
};

/**
 * The day that a notice names, which is never after its issue.
 *
 * @param found - what `DAY_OF_NOTICE` has met.
 * @param issueDate - `1842-02-05`.
 * @returns null where it names no day that was.
 * @example the 28th ult. in an issue of 5 February 1842 is 1842-01-28
 */
export function noticeDay(
  [, day = '', word, month, year]: readonly (string | undefined)[],
  issueDate: string,
): string | null {
  const [issueYear = 0, issueMonth = 1] = issueDate.split('-').map(Number);
  if (word !== undefined) {
    const isThis = /^[im]/iu.test(word);
    const before = isThis ? issueMonth : issueMonth - 1;
    const named = before === 0 ? iso(issueYear - 1, 12, Number(day)) : iso(issueYear, before, Number(day));
    return named !== null && named <= issueDate ? named : null;
  }
  const number = monthOf(month ?? '');
  if (number === null) return null;
  if (year !== undefined) {
    const named = iso(Number(year), number, Number(day));
    return named !== null && named <= issueDate ? named : null;
  }
  // Without a year it is the last such day before the issue.
  return (
    [issueYear, issueYear - 1]
      .map((each) => iso(each, number, Number(day)))
      .find((each) => each !== null && each <= issueDate) ?? null
  );
}
