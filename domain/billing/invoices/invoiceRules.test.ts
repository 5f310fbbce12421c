import { keptFrom } from './invoiceRules.ts';

it.each([
  ['2032-12-31T23:59:59Z', 'Europe/London', '2026-01-01'],
  ['2033-01-01T00:00:00Z', 'Europe/London', '2027-01-01'],
  ['2032-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
  ['2033-01-01T00:30:00Z', 'America/New_York', '2026-01-01'],
])('at %s in %s what was written from %s on is kept', (now, zone, day) =>
  expect(keptFrom(new Date(now), zone)).toBe(day),
);
