import { areSwapped, createHeadingRows, createShiftBack } from './rowMends.ts';

it.each([
  ['Tregenza', 'Mary', true],
  ['MARSH', 'Mary Ann', true],
  ['Mary', 'Marsh', false],
  ['Thomas', 'James', false],
  ['James', 'Thomas', false],
  ['', 'Mary', false],
  ['Mary', '', false],
  ['Zephaniah', 'Penna', false],
  ['Infant', 'Rose', false],
  ['Unnamed child', 'Oliver', false],
  ['M', 'Oliver', false],
  ['_ary', 'Oliver', false],
])('first names %j and surname %j are in each other’s column: %s', (forename, surname, is) =>
  expect(areSwapped(forename, surname)).toBe(is),
);

const HOLDS = ['forename', 'surname', 'date', 'age', 'sex', null] as const;

it.each<[string, string[], string[] | null]>([
  [
    'a cell is missing before the surname',
    ['Mary', '3 Mar 1821', '40', 'f', '', ''],
    ['Mary', '', '3 Mar 1821', '40', 'f', ''],
  ],
  [
    'an empty cell too many',
    ['Mary', 'Marsh', '', '3 Mar 1821', '40', 'f'],
    ['Mary', 'Marsh', '3 Mar 1821', '40', 'f', ''],
  ],
  ['nothing moved', ['Mary', 'Marsh', '3 Mar 1821', '40', 'f', ''], null],
  ['one odd cell is no move', ['Mary', 'Marsh', '3 Mar 1821', 'old', 'f', ''], null],
  ['there is no room', ['Mary', '3 Mar 1821', '40', 'f', 'x', 'y'], null],
  [
    'it is open which cell is missing',
    ['Hext', '3 Mar 1821', '40', 'f', '', ''],
    ['', 'Hext', '3 Mar 1821', '40', 'f', ''],
  ],
])('%s', (_title, cells, back) => expect(createShiftBack(HOLDS)(cells)).toEqual(back));

it.each([
  [['Surname', 'Date'], true],
  [['SURNAME', 'date'], true],
  [['Surname', ''], false],
  [['Surname', '3 Mar 1821'], false],
  [['', ''], false],
])('%j repeats the headings: %s', (cells, is) => expect(createHeadingRows(['Surname', 'Date'])(cells)).toBe(is));
