import fc from 'fast-check';

import { birthYearFromAge } from './birthYearFromAge.ts';
import { monthNumber } from './monthNumber.ts';
import { parseRecordDate } from './parseRecordDate.ts';

describe('parseRecordDate', () => {
  it.each([
    ['6 Mar 1690/1', 1691, 1691, 3, 6],
    ['13/2/1690/1', 1691, 1691, 2, 13],
    ['13.02.1699/00', 1700, 1700, 2, 13],
    ['20 Mar 1697/98', 1698, 1698, 3, 20],
    ['13 Jan 1700/01', 1701, 1701, 1, 13],
    ['11 Feb 1699/1700', 1700, 1700, 2, 11],
    ['11 Feb 1699/00', 1700, 1700, 2, 11],
    ['02 Apr 1726', 1726, 1726, 4, 2],
    ['May 1701', 1701, 1701, 5, null],
    [' * 1698', 1698, 1698, null, null],
    ['* Nov 1653', 1653, 1653, 11, null],
    ['* * 165*', 1650, 1659, null, null],
    ['* * 16*', 1600, 1699, null, null],
    ['165_', 1650, 1659, null, null],
    ['18[47]1', 1841, 1871, null, null],
    ['1_45', 1045, 1945, null, null],
    ['28 Mar 17_5', 1705, 1795, 3, 28],
    ['18[4_]1', 1801, 1891, null, null],
    ['1819-1821', 1819, 1821, null, null],
    ['1939-09-29', 1939, 1939, 9, 29],
    ['29/09/1939', 1939, 1939, 9, 29],
    ['Jul-Aug-Sep 1880', 1880, 1880, null, null],
    ['3 die Decembris 1601', 1601, 1601, 12, null],
    ['Dec 25th 1850', 1850, 1850, 12, 25],
    ['31st of August, 1837', 1837, 1837, 8, 31],
    ['abt 1832', 1832, 1832, null, null],
    ['45 Jan 1800', 1800, 1800, 1, null],
    ['18810504', 1881, 1881, 5, 4],
    [' 18811231 ', 1881, 1881, 12, 31],
    ['17/05/1774 [1874]', 1874, 1874, 5, 17],
    ['17 May 1774 [recte 1874]', 1874, 1874, 5, 17],
    ['25 Jan 1690 [1691]', 1691, 1691, 1, 25],
    ['25 Jan 1774 [1874?]', 1774, 1874, null, null],
    ['17 May [1874]', 1874, 1874, 5, 17],
    ['[1874]', 1874, 1874, null, null],
  ])('reads %s', (text, earliest, latest, month, day) => {
    expect(parseRecordDate(text)).toEqual({ earliest, latest, month, day });
  });

  it.each(['', '*', '_845', '18[47]', 'unknown', 'Easter', '12 May', '18811304', '18810032', 'No. 18810504'])(
    'claims nothing about %p',
    (text) => expect(parseRecordDate(text)).toBeNull(),
  );

  it('never throws and never turns a span round', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/*-–_ ?.[]MJan Febto') }), (text) => {
        const date = parseRecordDate(text);
        return date === null || date.earliest <= date.latest;
      }),
    );
  });

  it('reads every day of a year as it is usually written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1538-01-01'), max: new Date('1999-12-31'), noInvalidDate: true }),
        (date) => {
          const text = new Intl.DateTimeFormat('en-GB', {
            day: 'numeric',
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          }).format(date);
          expect(parseRecordDate(text)).toEqual({
            earliest: date.getUTCFullYear(),
            latest: date.getUTCFullYear(),
            month: date.getUTCMonth() + 1,
            day: date.getUTCDate(),
          });
        },
      ),
    );
  });
});

describe('monthNumber', () => {
  it.each([
    ['Mar', 3],
    ['September', 9],
    ['Sept.', 9],
    ['Decembris', 12],
    ['Julii', 7],
    ['Maij', 5],
    ['Mary', null],
    ['married', null],
    ['Ann', null],
  ])('takes %s for %p', (word, month) => expect(monthNumber(word)).toBe(month));
});

describe('birthYearFromAge', () => {
  it.each([
    ['39', 1871, 1, { year: 1832, earliest: 1831, latest: 1832 }],
    ['0', 1871, 1, { year: 1871, earliest: 1870, latest: 1871 }],
    ['3 months', 1871, 1, { year: 1871, earliest: 1870, latest: 1871 }],
    ['7/12', 1871, 1, { year: 1871, earliest: 1870, latest: 1871 }],
    ['1/2', 1871, 1, { year: 1871, earliest: 1870, latest: 1871 }],
    ['18 months', 1871, 1, { year: 1870, earliest: 1869, latest: 1870 }],
    ['1 1/2', 1847, 1, { year: 1846, earliest: 1845, latest: 1846 }],
    ['Infant', 1802, 1, { year: 1802, earliest: 1801, latest: 1802 }],
    ['5 days', 1802, 1, { year: 1802, earliest: 1801, latest: 1802 }],
    ['about 40', 1800, 1, { year: 1760, earliest: 1759, latest: 1760 }],
    ['full age', 1850, 1, { year: 1829, earliest: null, latest: 1829 }],
    ['45', 1841, 5, { year: 1796, earliest: 1791, latest: 1796 }],
    ['15', 1841, 5, { year: 1826, earliest: 1821, latest: 1826 }],
    ['6 mos', 1871, 1, { year: 1871, earliest: 1870, latest: 1871 }],
    ['aged 24 years', 1871, 1, { year: 1847, earliest: 1846, latest: 1847 }],
    ['12', 1841, 5, { year: 1829, earliest: 1828, latest: 1829 }],
    ['47', 1841, 5, { year: 1794, earliest: 1793, latest: 1794 }],
    ['4_', 1871, 1, { year: 1827, earliest: 1821, latest: 1831 }],
    ['4*', 1871, 1, { year: 1827, earliest: 1821, latest: 1831 }],
    ['[34]5', 1871, 1, { year: 1831, earliest: 1825, latest: 1836 }],
    ['_5 yrs', 1871, 1, { year: 1821, earliest: 1775, latest: 1866 }],
  ])('takes %s in %d (rounded to %d)', (age, year, roundedTo, expected) =>
    expect(birthYearFromAge(age, year, roundedTo)).toEqual(expected),
  );

  it.each(['', 'unknown', 'widow', '999', '-', '_', '*'])('claims nothing about %p', (age) =>
    expect(birthYearFromAge(age, 1871)).toBeNull(),
  );
});

it('a bracket that never closes makes no one wait', () => {
  const from = performance.now();
  expect(parseRecordDate(`[1874${' '.repeat(16_000)}x`)).toMatchObject({ earliest: 1874, month: null });
  expect(performance.now() - from).toBeLessThan(100);
});
