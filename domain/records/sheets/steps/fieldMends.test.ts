import { BURIALS } from '../kinds/burials.ts';
import { createRowMender } from './createRowMender.ts';
import type { FieldStep } from './fieldMends.ts';
import type { SheetStep } from './sheetStep.ts';
import { splitCell } from './splitCell.ts';

/** What two fields say after these steps, row by row. */
function mended(rows: string[][], steps: SheetStep[], columns = ['forename', 'place']) {
  const mender = createRowMender(BURIALS, { columns, constants: {}, steps }, columns);
  const at = (field: string) => BURIALS.fields.findIndex(({ id }) => id === field);
  return {
    rows: rows.map((row) => {
      const values = mender.mend(row);
      return [values[at('forename')], values[at('surname')], values[at('place')]];
    }),
    changed: mender.changed,
  };
}
const lastWord: FieldStep = { do: 'split', field: 'forename', at: { by: 'last-word' }, into: 'surname' };

it.each([
  ['Ann Mary Marsh', { by: 'last-word' }, ['Ann Mary', 'Marsh']],
  ['Ann', { by: 'last-word' }, null],
  ['Marsh, Ann', { by: 'sign', sign: ',' }, ['Marsh', 'Ann']],
  ['Marsh Ann', { by: 'sign', sign: ',' }, null],
  ['Marsh,', { by: 'sign', sign: ',' }, null],
  ['18410612', { by: 'position', position: 4 }, ['1841', '0612']],
  ['1841', { by: 'position', position: 4 }, null],
  ['😀😀ab', { by: 'position', position: 2 }, ['😀😀', 'ab']],
] as const)('splits “%s” %j', (cell, at, parts) => {
  expect(splitCell(cell, at)).toEqual(parts);
});

it('puts the last word into a field that is empty, and says in how many rows', () => {
  expect(
    mended(
      [
        ['Ann Mary Marsh', ''],
        ['Ann', ''],
      ],
      [lastWord],
    ),
  ).toEqual({
    rows: [
      ['Ann Mary', 'Marsh', ''],
      ['Ann', '', ''],
    ],
    changed: [1],
  });
  // A column that fills it by now comes first.
  expect(mended([['Ann Marsh', 'Hext']], [lastWord], ['forename', 'surname']).rows).toEqual([
    ['Ann Marsh', 'Hext', ''],
  ]);
});

it('mends what was split off by the steps behind it', () => {
  expect(mended([['Ann MARSH', '']], [lastWord, { do: 'case', field: 'surname' }]).rows).toEqual([
    ['Ann', 'Marsh', ''],
  ]);
});

it('joins two fields with a sign, fills a second one, and says one thing in every row', () => {
  expect(
    mended(
      [
        ['Ann', 'Wexcombe'],
        ['', 'Roche'],
        ['Eve', ''],
      ],
      [{ do: 'join', field: 'forename', other: 'place', sign: ', ' }],
    ),
  ).toEqual({
    rows: [
      ['Ann, Wexcombe', '', ''],
      ['Roche', '', ''],
      ['Eve', '', ''],
    ],
    changed: [2],
  });
  expect(mended([['Ann', 'Wexcombe']], [{ do: 'also', field: 'place', into: 'surname' }]).rows).toEqual([
    ['Ann', 'Wexcombe', 'Wexcombe'],
  ]);
  expect(
    mended(
      [
        ['Ann', 'Wexcomb'],
        ['Eve', ''],
        ['Eve', 'Wexcombe'],
      ],
      [{ do: 'constant', field: 'place', to: 'Wexcombe' }],
    ),
  ).toMatchObject({
    rows: [
      ['Ann', '', 'Wexcombe'],
      ['Eve', '', 'Wexcombe'],
      ['Eve', '', 'Wexcombe'],
    ],
    changed: [2],
  });
});

it('leaves rows alone where a field is none of the kind', () => {
  expect(mended([['Ann Marsh', '']], [{ ...lastWord, into: 'groom' }]).rows).toEqual([['Ann Marsh', '', '']]);
});

it('leaves a cell alone that would be longer than any', () => {
  const long = 'a'.repeat(16_000);
  const grow: SheetStep = { do: 'rewrite', field: 'forename', from: 'a', to: 'aa', isWhole: false, isWild: false };
  expect(mended([[long, '']], [grow]).changed).toEqual([0]);
  expect(mended([[long, 'b']], [{ do: 'join', field: 'forename', other: 'place', sign: '' }]).changed).toEqual([0]);
});
