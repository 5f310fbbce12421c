import fc from 'fast-check';

import { monthNumber } from '#domain/kernel/dates/monthNumber.ts';

import { fromDayNumber, isDitto, namesCase, padded, reencoded, tidied, withMonthInLetters } from './cellMends.ts';

it.each([
  ['do', true],
  ['Do.', true],
  ['ditto', true],
  ['"', true],
  ['“', true],
  [',,', true],
  ["''", true],
  ['Dorothy', false],
  ['do Farm', false],
  ['', false],
])('%j repeats the cell above: %s', (cell, is) => expect(isDitto(cell)).toBe(is));

it.each([
  ['SMITH', 'Smith'],
  ["O'BRIEN", "O'Brien"],
  ['D’ARCY-MCDONALD', 'D’Arcy-McDonald'],
  ['ST MARY’S', 'St Mary’s'],
  ['MARY ANN', 'Mary Ann'],
  ['C__PER', 'C__per'],
  ['MAR*', 'Mar*'],
  ['ÉMILE', 'Émile'],
  ['Smith', 'Smith'],
  ['STOW-ON-THE-WOLD', 'Stow-on-the-Wold'],
  ['LABOURER OF THIS PARISH', 'Labourer of This Parish'],
  ['OF THIS PARISH', 'Of This Parish'],
  ['HENRY VIII', 'Henry VIII'],
  ['_ARSH', '_arsh'],
  ['*BRADY', '*brady'],
  ['[GY]ATES', '[GY]ates'],
  ['[JOHN]', '[John]'],
  ['M[AO]R[GY]', 'M[ao]r[gy]'],
  ['J.', 'J.'],
  ['AB', 'AB'],
  ['1851', '1851'],
])('%j is written %j as a name', (cell, written) => expect(namesCase(cell)).toBe(written));

it.each([
  ['3/4/1821', 'day-first', '3 Apr 1821'],
  ['3/4/1821', 'month-first', '4 Mar 1821'],
  ['3/4/1821?', 'month-first', '4 Mar 1821?'],
  ['3/2/1690/1', 'day-first', '3 Feb 1690/1'],
  ['1821-04-03', 'month-first', '1821-04-03'],
  ['13-04-1821', 'month-first', '13 Apr 1821'],
  ['4.13.1821', 'day-first', '13 Apr 1821'],
  ['30/2/1821', 'day-first', '30 Feb 1821'],
  ['14/13/1821', 'day-first', '14/13/1821'],
  ['3 Apr 1821', 'month-first', '3 Apr 1821'],
  ['1690/1', 'month-first', '1690/1'],
] as const)('%j with the %s is %j', (cell, order, written) => expect(withMonthInLetters(cell, order)).toBe(written));

it('keeps day, month and year of every date that it writes out', () => {
  const part = fc.integer({ min: 1, max: 31 });
  fc.assert(
    fc.property(part, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1500, max: 2000 }), (day, month, year) => {
      const [d = '', m = '', y = ''] = withMonthInLetters(`${day}/${month}/${year}`, 'day-first').split(' ');
      expect([Number(d), monthNumber(m), Number(y)]).toEqual([day, month, year]);
    }),
  );
});

it.each([
  ['36526', '1 Jan 2000'],
  ['10000', '18 May 1927'],
  ['36526.0', '1 Jan 2000'],
  ['1821', '1821'],
  ['99999', '99999'],
  ['3 Mar 1821', '3 Mar 1821'],
])('day %j of a spreadsheet is %j', (cell, written) => expect(fromDayNumber(cell)).toBe(written));

it.each([
  ['17', 4, '0017'],
  ['00017', 4, '00017'],
  ['17a', 4, '17a'],
])('%j with %i digits is %j', (cell, digits, written) => expect(padded(cell, digits)).toBe(written));

it.each([
  ['  Mary   Ann ', 'Mary Ann'],
  ['Here lies \r\n  Mary', 'Here lies\nMary'],
  ['Ma\u200Bry\u00A0Ann\u202E', 'Mary Ann'],
  ['Jose\u0301', 'José'],
])('%j is %j when tidied', (cell, written) => expect(tidied(cell)).toBe(written));

it.each([
  ['JosÃ©', 'José'],
  ['Oâ€™Brien', 'O’Brien'],
  ['Â£5', '£5'],
  ['Zoë', 'Zoë'],
  ['Ñuñez', 'Ñuñez'],
  ['ANDRÉ’S', 'ANDRÉ’S'],
  ['“Strauß” of Weiß–Klein', '“Strauß” of Weiß–Klein'],
  ['Å‚Ã³dÅº', 'łódź'],
])('%j was %j', (cell, written) => expect(reencoded(cell)).toBe(written));

it('changes nothing the second time', () => {
  for (const mend of [namesCase, tidied, fromDayNumber, (cell: string) => withMonthInLetters(cell, 'day-first')])
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (cell) =>
        expect(mend(mend(cell))).toBe(mend(cell)),
      ),
    );
});
