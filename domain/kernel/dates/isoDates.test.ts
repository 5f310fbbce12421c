import fc from 'fast-check';

import { isCalendarDay, isMeantDay, writtenDate } from './isoDates.ts';
import { parseRecordDate } from './parseRecordDate.ts';

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

describe('writtenDate', () => {
  it.each([
    ['1851-03-30', '30 Mar 1851'],
    ['1851-03-05', '5 Mar 1851'],
    ['18510330', '30 Mar 1851'],
    ['1851-03', 'Mar 1851'],
    ['1851', '1851'],
    [' 1851-12-01 ', '1 Dec 1851'],
    ['1901-03-31T00:00:00Z', '31 Mar 1901'],
    ['1901-03-31 00:00:00', '31 Mar 1901'],
    ['1900-02-28', '28 Feb 1900'],
    ['1904-02-29', '29 Feb 1904'],
  ])('writes %s as %s', (iso, expected) => expect(writtenDate(iso)).toBe(expected));

  it.each([
    '1900-02-29',
    '1851-13-01',
    '1851-00-10',
    '1851-03-00',
    '1851-00',
    '30 Mar 1851',
    '30/03/1851',
    '1690/1',
    '165*',
    '',
    'about 1851',
  ])('leaves %p as it is', (text) => expect(writtenDate(text)).toBe(text));

  it('writes what the site reads as the same day', () => {
    for (let day = Date.UTC(1836, 0, 1); day < Date.UTC(1841, 0, 1); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10);
      expect(parseRecordDate(writtenDate(iso))).toEqual(parseRecordDate(iso));
    }
  });
});
