import { readMoment } from './readMoment.ts';

it.each([
  ['2026-11-27T09:00:00Z', '2026-11-27T09:00:00.000Z'],
  ['2026-11-27T09:00:00+01:00', '2026-11-27T08:00:00.000Z'],
  ['1999-12-31T23:59:59Z', null],
  ['2200-01-01T00:00:00Z', null],
  ['+200000-01-01T00:00:00Z', null],
  ['-000044-03-15T00:00:00Z', null],
  ['tomorrow', null],
  ['', null],
])('reads %s as %s', (text, moment) => expect(readMoment(text)).toBe(moment));
