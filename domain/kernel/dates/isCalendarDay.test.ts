import fc from 'fast-check';

import { isCalendarDay, isMeantDay } from './isCalendarDay.ts';

it.each(['2026-11-27', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) =>
  expect(isCalendarDay(text)).toBe(true),
);

it.each([
  '2027-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '26-01-01',
  '2026-11-27 ',
  '２０２６-11-27',
  'soon',
  '',
])('“%s” is none', (text) => expect(isCalendarDay(text)).toBe(false));

it.each([
  ['1000-01-01', true],
  ['0999-12-31', false],
  ['1990-02-30', false],
])('%s is meant: %p', (text, isMeant) => expect(isMeantDay(text)).toBe(isMeant));

it('a day of the calendar is one that Date gives back, and nothing else is', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) =>
      expect(isMeantDay(date.toISOString().slice(0, 10))).toBe(true),
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(isMeantDay(`${text}x`)).toBe(false)));
});
