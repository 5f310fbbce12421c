import fc from 'fast-check';

import { parseTreeDate } from './parseTreeDate.ts';
import { readPlainDate } from './plainDate.ts';
import { treeDateInWords } from './treeDateInWords.ts';

const plainDate = fc
  .record({
    word: fc.constantFrom('', 'ABT ', 'CAL ', 'EST ', 'BEF ', 'AFT '),
    day: fc.constantFrom(
      '',
      ...['0', '00', '1', '03', '9', '28', '29', '30', '31', '32', '99'].map((day) => `${day} `),
    ),
    month: fc.constantFrom(
      '',
      ...['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'].map(
        (month) => `${month} `,
      ),
    ),
    year: fc.constantFrom('001', '099', '918', '0918', '1700', '1804', '1881', '1900', '2000'),
  })
  .map(({ word, day, month, year }) => `${word}${month === '' ? '' : day}${month}${year}`);

describe('a date as GEDCOM writes most', () => {
  it('means what the same date means in any other writing', () => {
    fc.assert(
      fc.property(plainDate, (text) => {
        expect(readPlainDate(text)).not.toBeNull();
        expect(parseTreeDate(text)).toEqual(parseTreeDate(text.toLowerCase()));
        expect(treeDateInWords({ text })).toBe(treeDateInWords({ text: `@#DGREGORIAN@ ${text}` }));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    '0000',
    '12',
    '1 JANUARY 1900',
    '1 Jan 1900',
    'ABT  1900',
    ' 1900',
    '1900 ',
    'BET 1900 AND 1901',
    '12 1900',
    '1900/01',
    '19000',
  ])('is not “%s”', (text) => expect(readPlainDate(text)).toBeNull());
});
