import { isOfLeftOut, placeLeftOut } from './placeLeftOut.ts';

const HEADINGS = ['Fore names', '', 'Buried'];
const SENT = ['Fore names', 'Column 2', 'Buried', 'What is wrong', 'Row'];
const sheet = {
  headings: HEADINGS,
  rows: 12,
  leftOut: new Map([
    [3, 'No surname'],
    [7, 'No surname'],
  ]),
  cells: new Map([
    [3, ['Ann', '', '3 Mar 1841']],
    [7, ['-', '', '7 Mar 1841']],
  ]),
};
const place = (rows: string[][], headings = SENT) => placeLeftOut({ headings, rows, sheet });
const ANN = ['Ann', 'Lander', '3 Mar 1841', 'No surname', '3'];

it('a file of rows that were left out is known by its last two headings', () => {
  expect(isOfLeftOut(SENT)).toBe(true);
  expect(isOfLeftOut(['Row', 'What is wrong'])).toBe(false);
  expect(isOfLeftOut(['What is wrong', 'Row'])).toBe(false);
  expect(isOfLeftOut(HEADINGS)).toBe(false);
});

it('rows go to their places, without the mark that keeps a cell from being a formula', () => {
  expect(place([ANN, ["'-", 'Marsh', '7 Mar 1841', '', ' 7 ']])).toEqual({
    placed: [
      { no: 3, cells: ['Ann', 'Lander', '3 Mar 1841'] },
      { no: 7, cells: ['-', 'Marsh', '7 Mar 1841'] },
    ],
  });
});

it.each([
  ['a number twice', [ANN, ANN], SENT, /^Row 3 comes twice/u],
  ['a row that was taken', [ANN.with(4, '4')], SENT, /^Row 4 of the sheet is not left out/u],
  ['a row beyond the end', [ANN.with(4, '13')], SENT, /^Row 13 is beyond the end of the sheet, which has 12 rows/u],
  ['an emptied number', [ANN.with(4, '')], SENT, /^Row 1 of this file has nothing in the column “Row”/u],
  ['no number', [ANN, ANN.with(4, 'three')], SENT, /^Row 2 of this file has “three” in the column “Row”/u],
  ['zero', [ANN.with(4, '0')], SENT, /has “0” in the column “Row”/u],
  ['a changed heading', [ANN], SENT.with(2, 'When'), /^The column “Buried” is called “When”/u],
  ['a column less', [ANN.toSpliced(1, 1)], SENT.toSpliced(1, 1), /^This file has 2 columns before .* the sheet has 3/u],
  ['another reason', [ANN.with(3, 'No date')], SENT, /saved from an earlier state/u],
  ['another row', [['Mary', 'Lander', '1 May 1850', '', '3']], SENT, /^Row 3 of the sheet is another one by now/u],
  ['no rows', [], SENT, /^There are no rows/u],
])('%s is said in words, and nothing is placed', (_what, rows, headings, problem) => {
  expect(place(rows, headings)).toEqual({ problem: expect.stringMatching(problem) });
});
