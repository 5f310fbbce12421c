import { encodedDayInWords, understoodDate } from './understoodDate.ts';

describe('dates as they were understood', () => {
  it.each([
    ['3/4/1881', '3 April 1881'],
    ['Apr 1881', 'April 1881'],
    ['abt 1832', 'about 1832'],
    ['bef 1900', '1899 or earlier'],
    ['between 1881 and 1885', '1881 to 1885'],
    ['after 1900', '1901 or later'],
    ['at harvest', null],
    [' ', null],
  ])('“%s” is %s', (text, expected) => expect(understoodDate(text)).toBe(expected));

  it.each([
    [18_810_403, '3 April 1881'],
    [18_810_400, 'April 1881'],
    [18_810_000, '1881'],
  ])('%d in words is %s', (day, expected) => expect(encodedDayInWords(day)).toBe(expected));
});
