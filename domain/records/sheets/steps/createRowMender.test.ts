import { sheetKind } from '../sheetKinds.ts';
import { createRowMender, entryKeyOf, fieldValues } from './createRowMender.ts';
import type { SheetStep } from './sheetStep.ts';

const kind = sheetKind('burials');
const HEADINGS = ['Surname', 'Note', 'Forename', 'Parish', 'Date', 'Age'];
const COLUMNS = ['surname', null, 'forename', 'place', 'burial_date', 'age'];

/** What rows say in their fields, without empty ones. */
function mended(rows: string[][], steps: SheetStep[], constants: Record<string, string> = {}) {
  const { mend, changed } = createRowMender(kind, { columns: COLUMNS, constants, steps }, HEADINGS);
  const values = rows.map((row) => {
    const cells = mend(row);
    expect(cells).toHaveLength(kind.fields.length);
    return Object.fromEntries(kind.fields.map(({ id }, at) => [id, cells[at]]).filter(([, cell]) => cell !== ''));
  });
  return { values, changed };
}

describe('the cells of a row', () => {
  it.each<[string, string[], Record<string, string>, Record<string, string>]>([
    [
      'are those of their columns, as they are written',
      [' Lander ', 'left out', 'John', 'Wexcombe'],
      {},
      { surname: ' Lander ', forename: 'John', place: 'Wexcombe' },
    ],
    [
      'are what holds for every row where no column says it',
      ['Lander', '', 'John', ''],
      { place: 'Wexham', county: 'Wiltshire' },
      { surname: 'Lander', forename: 'John', place: 'Wexham', county: 'Wiltshire' },
    ],
    [
      'are what the row says before what holds for every row',
      ['Lander', '', '', 'Wexcombe'],
      { place: 'Wexham' },
      { surname: 'Lander', place: 'Wexcombe' },
    ],
    [
      'say nothing by a sign for nothing',
      ['Lander', '', '', '-'],
      { place: 'Wexham' },
      { surname: 'Lander', place: 'Wexham' },
    ],
    ['are none of an empty row', ['', ' ', ''], { place: 'Wexham' }, {}],
    ['of a short row are those it has', ['Lander'], {}, { surname: 'Lander' }],
  ])('%s', (_title, row, constants, expected) => expect(mended([row], [], constants).values).toEqual([expected]));
});

const keyOf = (row: string[]): string => entryKeyOf(kind)(fieldValues(kind, COLUMNS)(row));
const ANN = ['MARSH', '', 'Ann', 'Wexcomb', '3/4/1821', '40'];
const JOHN = ['Hext', '', 'John', '"', '', ''];

it.each<[string, SheetStep[], string[][], Record<string, string>[], number[]]>([
  [
    'values, capitals and dates',
    [
      { do: 'replace', field: 'place', values: [{ from: 'Wexcomb', to: 'Wexcombe' }] },
      { do: 'case', field: 'surname' },
      { do: 'dates', field: 'burial_date', order: 'day-first' },
    ],
    [ANN, JOHN],
    [
      { surname: 'Marsh', forename: 'Ann', place: 'Wexcombe', burial_date: '3 Apr 1821', age: '40' },
      { surname: 'Hext', forename: 'John', place: '"' },
    ],
    [1, 1, 1],
  ],
  [
    'marks of repetition, with what the row above came to say',
    [
      { do: 'replace', field: 'place', values: [{ from: 'Wexcomb', to: 'Wexcombe' }] },
      { do: 'ditto', field: 'place' },
    ],
    [ANN, JOHN, ['Penna', '', 'Jane', 'do.', '', '']],
    [
      { surname: 'MARSH', forename: 'Ann', place: 'Wexcombe', burial_date: '3/4/1821', age: '40' },
      { surname: 'Hext', forename: 'John', place: 'Wexcombe' },
      { surname: 'Penna', forename: 'Jane', place: 'Wexcombe' },
    ],
    [1, 2],
  ],
  [
    'a mark of repetition without anything above stays',
    [{ do: 'ditto', field: 'place' }],
    [JOHN],
    [{ surname: 'Hext', forename: 'John', place: '"' }],
    [0],
  ],
  [
    'empty cells',
    [{ do: 'fill', field: 'place' }],
    [ANN, ['Penna', '', 'Jane', '', '', '']],
    [
      { surname: 'MARSH', forename: 'Ann', place: 'Wexcomb', burial_date: '3/4/1821', age: '40' },
      { surname: 'Penna', forename: 'Jane', place: 'Wexcomb' },
    ],
    [1],
  ],
  [
    'repeated rows, the first kept',
    [{ do: 'repeated' }],
    [JOHN, JOHN, ANN],
    [
      { surname: 'Hext', forename: 'John', place: '"' },
      {},
      { surname: 'MARSH', forename: 'Ann', place: 'Wexcomb', burial_date: '3/4/1821', age: '40' },
    ],
    [1],
  ],
  [
    'repeated headings',
    [{ do: 'headings' }],
    [HEADINGS, JOHN],
    [{}, { surname: 'Hext', forename: 'John', place: '"' }],
    [1],
  ],
  [
    'rows that moved',
    [{ do: 'shift' }],
    [
      ['Jane', '', 'Penna', 'Wexcombe', '', ''],
      ['Penna', '', 'Jane', '', 'Wexcombe', '4 Mar 1821'],
    ],
    [
      { surname: 'Jane', forename: 'Penna', place: 'Wexcombe' },
      { surname: 'Penna', forename: 'Jane', place: 'Wexcombe', burial_date: '4 Mar 1821' },
    ],
    [1],
  ],
  [
    'one cell of one entry, however the columns come to be mended besides',
    [
      { do: 'case', field: 'surname' },
      { do: 'cell', key: keyOf(ANN), field: 'age', was: '40', to: '41' },
      { do: 'cell', key: keyOf(ANN), field: 'surname', was: 'MARSH', to: 'MARCH' },
      { do: 'cell', key: keyOf(ANN), field: 'age', was: '39', to: '38' },
    ],
    [ANN, [...ANN.slice(0, 2), 'Anne', ...ANN.slice(3)]],
    [
      { surname: 'March', forename: 'Ann', place: 'Wexcomb', burial_date: '3/4/1821', age: '41' },
      { surname: 'Marsh', forename: 'Anne', place: 'Wexcomb', burial_date: '3/4/1821', age: '40' },
    ],
    [2, 1, 1, 0],
  ],
  [
    'an entry that is left out',
    [{ do: 'leaveOut', key: keyOf(JOHN) }],
    [ANN, JOHN],
    [{ surname: 'MARSH', forename: 'Ann', place: 'Wexcomb', burial_date: '3/4/1821', age: '40' }, {}],
    [1],
  ],
  [
    'nothing of a field that no column fills, or that the kind has not',
    [
      { do: 'case', field: 'occupation' },
      { do: 'ditto', field: 'groom_surname' },
      { do: 'accept', problem: 'capitals', field: 'surname', values: null },
    ],
    [JOHN],
    [{ surname: 'Hext', forename: 'John', place: '"' }],
    [0, 0, 0],
  ],
])('mends %s', (_title, steps, rows, values, changed) => {
  expect(mended(rows, steps)).toEqual({ values, changed });
});

const row = (surname: string, forename: string, age = ''): string[] => [
  surname,
  '',
  forename,
  'Wexcombe',
  '1 Mar 1821',
  age,
];
const said = ({ values }: ReturnType<typeof mended>) =>
  values.map(({ forename = '', surname = '', age = '' }) => `${forename} ${surname} ${age}`.trim());

it('takes for “as above” what a row above says that is left out', () => {
  const steps: SheetStep[] = [
    { do: 'leaveOut', key: keyOf(row('Marsh', 'Ann')), nth: 0 },
    { do: 'repeated' },
    { do: 'ditto', field: 'surname' },
  ];
  const rows = [row('Hext', 'Eve'), row('Marsh', 'Ann'), row('do.', 'Jane'), row('Hext', 'Eve'), row('do.', 'Kate')];
  const done = mended(rows, steps);
  expect(said(done)).toEqual(['Eve Hext', '', 'Jane Marsh', '', 'Kate Hext']);
  expect(done.changed).toEqual([1, 1, 2]);
});

it('keeps rows that say the same only by their marks of repetition, in whatever order steps were added', () => {
  const rows = [row('Hext', 'Eve'), row('do.', 'Jane'), row('Marsh', 'Ann'), row('do.', 'Jane')];
  expect(said(mended(rows, [{ do: 'repeated' }, { do: 'ditto', field: 'surname' }]))).toEqual([
    'Eve Hext',
    'Jane Hext',
    'Ann Marsh',
    'Jane Marsh',
  ]);
});

it('mends and leaves out one row of several with the same key, and with an older step all of them', () => {
  const rows = [row('do.', 'Jane'), row('do.', 'Jane'), row('do.', 'Jane')];
  const key = keyOf(row('do.', 'Jane'));
  const one: SheetStep[] = [
    { do: 'cell', key, nth: 2, field: 'surname', was: 'do.', to: 'Marsh' },
    { do: 'leaveOut', key, nth: 0 },
  ];
  expect(said(mended(rows, one))).toEqual(['', 'Jane do.', 'Jane Marsh']);
  expect(said(mended(rows, [{ do: 'leaveOut', key }]))).toEqual(['', '', '']);
});

it('mends a cell of a row whose cells have moved, as the file has it', () => {
  // The forename is missing: what follows has moved to the left.
  const moved = ['Lander', '', 'Wexcombe', '3 Apr 1821', '40', ''];
  const steps: SheetStep[] = [
    { do: 'shift' },
    { do: 'cell', key: keyOf(moved), nth: 0, field: 'burial_date', was: '40', to: '41' },
  ];
  const { values, changed } = mended([moved], steps);
  expect(values).toEqual([{ surname: 'Lander', place: 'Wexcombe', burial_date: '3 Apr 1821', age: '41' }]);
  expect(changed).toEqual([1, 1]);
});

it.each<[string, string, { field: string; now: string }[]]>([
  ['holds', '7 Acre', []],
  ['was taken over by the file', 'Plot 7', []],
  ['is gone past', 'Plot 9', [{ field: 'grave', now: 'Plot 9' }]],
])('says of an edit whether it %s', (_title, now, overruled) => {
  const columns = [...COLUMNS, 'grave'];
  const edit: SheetStep = { do: 'cell', key: keyOf(ANN), nth: 0, field: 'grave', was: '7 Acre', to: 'Plot 7' };
  const mender = createRowMender(kind, { columns, constants: {}, steps: [edit] }, [...HEADINGS, 'Grave']);
  mender.mend([...ANN, now]);
  expect(mender.overruled()).toEqual(overruled);
  // What is said of a row is about the one that was mended last.
  mender.mend([...JOHN, now]);
  expect(mender.overruled()).toEqual([]);
});

describe('a step that makes a household', () => {
  const census = sheetKind('census');
  const columns = ['household', 'forename', 'surname'];
  const rows = [
    ['1', 'Ann', 'Marsh'],
    ['1', 'Ann', 'Marsh'],
    ['2', 'Tom', 'Hale'],
  ];
  const key = (row: string[]) => entryKeyOf(census)(fieldValues(census, columns)(row));
  const group = census.fields.findIndex(({ id }) => id === census.households?.group);
  const step = (name: string, ...entries: (readonly [string, number])[]): SheetStep => ({
    do: 'household',
    name,
    entries,
  });
  it.each<[string, SheetStep[], string[], number[]]>([
    ['names that of one of two rows alike', [step('~2', [key(rows[1]!), 1])], ['', '~2', ''], [1]],
    [
      'names that of rows of two, and the later holds',
      [step('~2', [key(rows[1]!), 1]), step('~3', [key(rows[1]!), 1], [key(rows[2]!), 0])],
      ['', '~3', '~3'],
      [1, 2],
    ],
    ['counts the rows that a file has', [step('~2', [key(rows[2]!), 0], ['gone', 0])], ['', '', '~2'], [1]],
  ])('%s', (_title, steps, names, found) => {
    const mender = createRowMender(census, { columns, constants: {}, steps }, ['No', 'Name', 'Surname']);
    expect(rows.map((row) => mender.mend(row)[group])).toEqual(names);
    expect(mender.changed).toEqual(found);
  });
});
