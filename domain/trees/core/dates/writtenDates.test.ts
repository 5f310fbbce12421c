import fc from 'fast-check';

import { readTreeDate } from './readTreeDate.ts';
import { toGedcomDate } from './toGedcomDate.ts';
import { treeDateInWords } from './treeDateInWords.ts';

const dateOf = (text: string) => readTreeDate(text) ?? { text, from: null, to: null };

describe('dates as they are shown', () => {
  it.each([
    ['3 APR 1881', '3 April 1881'],
    ['03 APR 1881', '3 April 1881'],
    ['ABT 1832', 'about 1832'],
    ['BET 3 APR 1881 AND 1882', 'between 3 April 1881 and 1882'],
    ['FROM 1900 TO 1905', 'from 1900 to 1905'],
    ['@#DJULIAN@ 25 DEC 1700', '25 December 1700 (Julian calendar)'],
    ['BET HEBREW 13 CSH 5760 AND 2000', 'between 13 Heshvan 5760 (Hebrew calendar) and 2000'],
    ['INT 1832 (the wet year)', '1832 (the wet year)'],
    ['(about harvest)', 'about harvest'],
    ['about harvest, 1832', 'about harvest, 1832'],
    ['11 FEB 1699/00', '11 February 1699/00'],
  ])('shows %s', (text, expected) => expect(treeDateInWords(dateOf(text))).toBe(expected));
});

describe('dates as GEDCOM writes them', () => {
  it.each([
    ['BET 3 APR 1881 AND 1882', 'BET 3 APR 1881 AND 1882', 'BET 3 APR 1881 AND 1882', ''],
    ['about 3 April 1881', 'ABT 3 APR 1881', 'ABT 3 APR 1881', ''],
    ['1830s', 'BET 1830 AND 1839', 'BET 1830 AND 1839', ''],
    ['before 1900', 'BEF 1900', 'BEF 1900', ''],
    ['since 3/4/1881', 'FROM 3 APR 1881', 'FROM 3 APR 1881', ''],
    ['between 1830 and the war', 'AFT 1830', 'AFT 1830', ''],
    ['@#DJULIAN@ 25 DEC 1700', '@#DJULIAN@ 25 DEC 1700', 'JULIAN 25 DEC 1700', ''],
    ['44 BC', '44 BC', '44 BCE', ''],
    ['11 FEB 1699/00', '11 FEB 1699/00', '11 FEB 1700', '11 FEB 1699/00'],
    ['about harvest', '(about harvest)', '', 'about harvest'],
    ['INT 1832 (the wet year)', 'INT 1832 (the wet year)', '1832', 'the wet year'],
  ])('writes %s', (text, old, now, phrase) => {
    expect(toGedcomDate(dateOf(text), '5.5.1')).toEqual({ value: old, phrase: '' });
    expect(toGedcomDate(dateOf(text), '7.0')).toEqual({ value: now, phrase });
  });

  it('means the same days when it is read again', () => {
    const day = fc.constantFrom(
      '1881',
      'April 1881',
      '3/4/1881',
      '1830s',
      'spring 1881',
      'harvest',
      'FRENCH_R 18 BRUM 8',
    );
    const written = fc.oneof(
      day,
      fc.tuple(fc.constantFrom('about ', 'before ', 'since ', 'until '), day).map((parts) => parts.join('')),
      fc.tuple(day, day).map(([one, other]) => `between ${one} and ${other}`),
    );
    fc.assert(
      fc.property(written, fc.constantFrom('5.5.1' as const, '7.0' as const), (text, version) => {
        const { value } = toGedcomDate(dateOf(text), version);
        const again = dateOf(value);
        // A side of `between` that cannot be read leaves the other open, which GEDCOM can only say as after or before.
        if (!text.includes('harvest')) expect([again.from, again.to]).toEqual([dateOf(text).from, dateOf(text).to]);
      }),
    );
  });
});
