import { birthYear, birthEstimate } from './birthYear.ts';

describe('birthYear', () => {
  it.each([
    [
      { YearOfBirth: '1832', Age: '50', EventYear: '1871' },
      { year: 1832, earliest: 1832, latest: 1832, isEstimated: false },
    ],
    [
      { DateOfBirth: '3 May 1901', EventYear: '1939' },
      { year: 1901, earliest: 1901, latest: 1901, isEstimated: false },
    ],
    [
      { Age: '39', CensusYear: '1871' },
      { year: 1832, earliest: 1831, latest: 1832, isEstimated: true },
    ],
    [
      { Age: '40', CensusYear: '1841' },
      { year: 1801, earliest: 1796, latest: 1801, isEstimated: true },
    ],
    [
      { Age: 'full age', EventYear: '1850' },
      { year: 1829, earliest: null, latest: 1829, isEstimated: true },
    ],
    // Of a span of years the first may be the event's, or the last.
    [
      { Age: '40', EventYear: '19__' },
      { year: 1860, earliest: 1859, latest: 1959, isEstimated: true },
    ],
    [{ Age: '39' }, null],
    [{ EventYear: '1871' }, null],
  ])('reads %j', (fields, expected) => expect(birthYear(fields)).toEqual(expected));
});

describe('birthEstimate', () => {
  it.each([
    [
      { Age: '39', CensusYear: '1871' },
      { year: 1832, earliest: 1831, latest: 1832, words: 'about 1832, from the age' },
    ],
    [
      { Age: 'full age', EventYear: '1862' },
      { year: 1841, earliest: null, latest: 1841, words: '1841 or before, from the age' },
    ],
    [
      { BaptismDate: '3 May 1836' },
      { year: 1836, earliest: 1834, latest: 1836, words: 'about 1836, from the baptism' },
    ],
    [
      { Age: '2', EventYear: '1836', BaptismDate: '3 May 1836' },
      { year: 1834, earliest: 1833, latest: 1834, words: 'about 1834, from the age' },
    ],
    [{ YearOfBirth: '1835', BaptismDate: '3 May 1836' }, null],
    [{ DateOfBirth: '3 May 1901', Age: '38', EventYear: '1939' }, null],
    [{ EventYear: '1871' }, null],
  ])('reads %j', (fields, expected) => expect(birthEstimate(fields)).toEqual(expected));
});
