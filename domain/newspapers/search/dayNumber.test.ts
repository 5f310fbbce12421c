import { decadeOf } from '../../newspapers/search/dayNumber.ts';

it.each([
  [1871, '1870s'],
  [1870, '1870s'],
  [1879, '1870s'],
  [1900, '1900s'],
  [999, '990s'],
])('puts %p into the %s', (year, decade) => expect(decadeOf(year)).toBe(decade));
