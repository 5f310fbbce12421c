import { areTermsDue } from './areTermsDue.ts';

it.each([
  ['never accepted', null, null, true],
  ['never accepted, changed since', null, '2026-01-01', true],
  ['accepted, never changed', '2020-05-01T10:00:00Z', null, false],
  ['accepted before the change', '2025-12-31T23:59:59Z', '2026-01-01', true],
  ['accepted on the day of the change', '2026-01-01T00:00:00Z', '2026-01-01', false],
  ['accepted after it', '2026-03-01T00:00:00Z', '2026-01-01', false],
])('terms that were %s', (_what, acceptedAt, termsDate, isDue) => {
  expect(areTermsDue(acceptedAt === null ? null : new Date(acceptedAt), termsDate)).toBe(isDue);
});
