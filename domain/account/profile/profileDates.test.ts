import { formatProfileDate } from './profileDates.ts';

it.each([
  ['2026-11-21T23:59:59Z', 'day', '21 November 2026'],
  ['2026-11-21T23:59:59-05:00', 'day', '22 November 2026'],
  ['2026-01-01T00:00:00Z', 'month', 'January 2026'],
  ['2025-12-31T23:59:59Z', 'month', 'December 2025'],
] as const)('%s by %s is %s', (moment, precision, text) => {
  expect(formatProfileDate(new Date(moment), precision)).toBe(text);
});
