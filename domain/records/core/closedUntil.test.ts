import fc from 'fast-check';

import { closedFor, closingDay, isClosedOn, NEVER, openingDay, strictest } from './closedUntil.ts';
import { livingUntil, mayBeLiving } from './mayBeLiving.ts';

const iso = (at: Date) => at.toISOString().slice(0, 10);
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map(iso)
  .filter((text) => text.length === 10);

it.each([
  ['2031-01-01', '2031-01-01'],
  ['2031-1-1', '2031-01-01'],
  ['2031/02/03', '2031-02-03'],
  ['20310203', '2031-02-03'],
  ['2031-01-01T00:00:00', '2031-01-01'],
  ['1 Jan 2031', '2031-01-01'],
  ['1st January 2031', '2031-01-01'],
  ['January 1, 2031', '2031-01-01'],
  ['31/12/2030', '2030-12-31'],
  ['3/4/2030', '2030-04-03'],
  ['12/3/2030', '2030-12-03'],
  // The first day after all that they may mean.
  ['2030', '2031-01-01'],
  ['Dec 2030', '2031-01-01'],
  ['2030-05', '2030-06-01'],
  ['2030-2035', '2036-01-01'],
  ['203_', '2040-01-01'],
  ['1 Jan 2031 - 1 Jan 2041', '2042-01-01'],
  ['2031 or 2040', '2041-01-01'],
  ['2028/35', '2036-01-01'],
  ['until 1 Jan 2031', '2031-01-01'],
  ['Friday, 1 Jan 2031', '2031-01-01'],
  // What programs write for no date and for a day that never comes.
  ['9999-12-31', NEVER],
  ['31/12/9999', NEVER],
  ['9999', NEVER],
  ['infinity', NEVER],
])('%s opens on %s', (text, opens) => {
  expect(openingDay(text)).toBe(opens);
});

it.each([
  '',
  ' ',
  'no date',
  'closed',
  'until further notice',
  '?',
  '0001-01-01',
  '01/01/0001',
  '0001',
  '30 Feb 2030',
  '2030-02-30',
  '31/02/2030',
  '2030-13-01',
  '20301301',
  '47000',
  // The year in it may be that of something else.
  '100 years from 1931',
  '1931+100',
  'Box 1998',
  '2020 then 2090',
  '2020-01 see 2090',
  '21 Muharram 1450',
  '30 days after 1 Jan 2031',
  'after 1 Jan 2031',
  'after 2031',
  // Doubt.
  '2031?',
  '1 Jan 2031 ?',
  'c 2031',
  '2030s',
])('“%s” opens nothing', (text) => {
  expect(openingDay(text)).toBeNull();
});

it('a day is the same however it is written', () => {
  fc.assert(
    fc.property(day, (text) => {
      const [year, month, of] = text.split('-');
      const name = new Date(text).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
      expect([
        openingDay(text),
        openingDay(`${Number(of)} ${name} ${year}`),
        openingDay(`${year}${month}${of}`),
      ]).toEqual([text, text, text]);
      expect(openingDay(`${of}/${month}/${year}`)! >= text).toBe(true);
    }),
  );
});

it('a month and a year open after each of their days', () => {
  fc.assert(
    fc.property(day, (text) => {
      for (const part of [text.slice(0, 7), text.slice(0, 4)]) expect(isClosedOn(openingDay(part), text)).toBe(true);
    }),
  );
});

it('whatever is written, it is a day, never, or closed for good', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d\s/.a-zA-Z?*_[\]-]{0,14}$/u)), (text) => {
      const opens = openingDay(text);
      expect(opens === null || opens === NEVER || /^\d{4}-\d\d-\d\d$/u.test(opens)).toBe(true);
      const later = openingDay(closedFor(text, 100));
      expect(opens === null ? later === null : later !== null && later >= opens).toBe(true);
    }),
  );
});

it('more years never open anything sooner, and none change nothing', () => {
  fc.assert(
    fc.property(day, fc.nat(500), fc.nat(500), (text, one, more) => {
      expect(closedFor(text, 0)).toBe(text);
      expect(closedFor(text, one + more) >= closedFor(text, one)).toBe(true);
      expect(closedFor(text, one) >= text).toBe(true);
    }),
  );
  expect(closedFor('29 Feb 1928', 100)).toBe('2028-02-29');
  expect(closedFor('29 Feb 1932', 101)).toBe('2033-03-01');
});

it('the strictest of some dates closes for as long as any of them does', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.oneof(day, fc.constant(NEVER)))), day, (days, on) => {
      expect(isClosedOn(strictest(days), on)).toBe(days.some((each) => isClosedOn(each, on)));
    }),
  );
});

it('the day until which someone may be living is the first of the year in which the rule opens', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1500, max: 2100 }), fc.integer({ min: 1600, max: 2300 }), (bornBy, year) => {
      expect(isClosedOn(livingUntil({ bornBy, isKnownDead: false }), `${year}-01-01`)).toBe(
        mayBeLiving({ bornBy, isKnownDead: false }, year),
      );
    }),
  );
  expect(livingUntil({ bornBy: null, isKnownDead: false })).toBe(NEVER);
  expect(livingUntil({ bornBy: null, isKnownDead: true })).toBeNull();
});

it.each([
  ['2027-01-02', '2027-01-02'],
  ['9999-12-31', NEVER],
  ['2027-01-01', null],
  ['1999-12-31', null],
  ['2027-02-30', null],
  ['0001-01-01', null],
  ['2 Jan 2027', null],
  ['2027', null],
  ['infinity', null],
  ['soon', null],
  ['', null],
])('on 1 January 2027 staff close until %j as %j', (given, day) => {
  expect(closingDay(given, '2027-01-01')).toBe(day);
});
