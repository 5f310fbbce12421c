import { sheetKind } from '../sheetKinds.ts';
import { createRowMender } from '../steps/createRowMender.ts';
import type { SheetStep } from '../steps/sheetStep.ts';
import { createProblemFinder } from './createProblemFinder.ts';

const kind = sheetKind('burials');
const set = {
  description: '',
  access: 'free',
  repository: null,
  archiveSeries: null,
  attribution: null,
  notation: 'freereg',
} as const;
const COLUMNS = ['register_entry', 'forename', 'surname', 'burial_date', 'age', 'sex', 'place'];
const HEADINGS = ['No', 'Forename', 'Surname', 'Buried', 'Age', 'Sex', 'Parish'];
const ANN = ['0001', 'Ann', 'Marsh', '13/4/1821', '40', 'f', 'Wexcombe'];
const row = (change: Partial<Record<(typeof HEADINGS)[number], string>>): string[] =>
  HEADINGS.map((heading, at) => change[heading] ?? ANN[at] ?? '');

/** What is found in rows after steps. */
function found(rows: string[][], steps: SheetStep[] = []) {
  const recipe = { columns: COLUMNS, constants: {}, set, steps };
  const mender = createRowMender(kind, recipe, HEADINGS);
  const finder = createProblemFinder(kind, recipe, { title: 'Wexcombe, burials 1813–1840', headings: HEADINGS });
  for (const [at, cells] of rows.entries()) {
    const values = mender.mend(cells);
    finder.look(at + 1, { cells, values, rejected: null, overruled: mender.overruled() });
  }
  return finder.problems();
}

const ten = (change: (at: number) => Partial<Record<(typeof HEADINGS)[number], string>>): string[][] =>
  Array.from({ length: 10 }, (_row, at) =>
    row({
      Forename: `${'Mary Ann Jane Ruth Amy Eve Joan Rose Kate Lucy'.split(' ')[at]}`,
      No: `000${at}`,
      ...change(at),
    }),
  );

it('finds nothing in good rows', () => {
  expect(found(ten(() => ({})))).toEqual([]);
});

it('takes a sign for nothing as nothing', () => {
  const signs = ['-', '?', 'n/k', '[blank]'];
  expect(found(ten((at) => (at < signs.length ? { Age: signs[at], Sex: signs[at], Buried: signs[at] } : {})))).toEqual(
    [],
  );
});

it.each<[id: string, field: string | null, rows: string[][], count: number, step: SheetStep]>([
  ['headings', null, [...ten(() => ({})), HEADINGS], 1, { do: 'headings' }],
  [
    'shifted',
    null,
    [...ten(() => ({})), ['0011', 'Ruth', '4 Mar 1821', '40', 'f', 'Wexcombe', '']],
    1,
    { do: 'shift' },
  ],
  ['encoding', null, ten((at) => (at === 3 ? { Forename: 'JosÃ©' } : {})), 1, { do: 'encoding' }],
  ['ditto', 'place', ten((at) => (at > 7 ? { Parish: 'do.' } : {})), 2, { do: 'ditto', field: 'place' }],
  ['blank', 'place', ten((at) => (at > 7 ? { Parish: '' } : {})), 2, { do: 'fill', field: 'place' }],
  [
    'dateOrder',
    'burial_date',
    ten((at) => (at > 5 ? { Buried: '3/4/1821' } : {})),
    4,
    { do: 'dates', field: 'burial_date', order: 'day-first' },
  ],
  [
    'dayNumber',
    'burial_date',
    ten((at) => (at === 9 ? { Buried: '10001' } : {})),
    1,
    { do: 'dayNumbers', field: 'burial_date' },
  ],
  [
    'zeros',
    'register_entry',
    ten((at) => (at > 6 ? { No: `1${at}` } : {})),
    3,
    { do: 'pad', field: 'register_entry', digits: 4 },
  ],
  ['repeated', null, [...ten(() => ({})), ...ten(() => ({})).slice(0, 2)], 2, { do: 'repeated' }],
  ['capitals', 'surname', ten((at) => (at > 6 ? { Surname: 'MARSH' } : {})), 3, { do: 'case', field: 'surname' }],
  ['untidy', null, ten((at) => (at > 6 ? { Surname: 'Mar\u200Bsh' } : {})), 3, { do: 'tidy' }],
])('%s of %s is mended by its step', (id, field, rows, count, step) => {
  const [problem, ...others] = found(rows);
  expect(problem).toMatchObject({ id, field, rows: count });
  expect(problem?.fixes[0]?.step).toEqual(step);
  expect(others).toEqual([]);
  expect(found(rows, [step]).filter((one) => one.id === id)).toEqual([]);
});

it('knows how many dates speak for an order', () => {
  const rows = ten((at) => ({ Buried: at < 3 ? '13/4/1821' : at < 4 ? '4/13/1821' : '3/4/1821' }));
  const order = found(rows).find(({ id }) => id === 'dateOrder');
  expect(order?.fixes).toEqual([
    { step: { do: 'dates', field: 'burial_date', order: 'day-first' }, speakFor: 3 },
    { step: { do: 'dates', field: 'burial_date', order: 'month-first' }, speakFor: 1 },
  ]);
});

it('proposes the frequent spelling, and keeps one that was accepted', () => {
  const rows = ten((at) => ({ Parish: ['Wexcomb', 'Wexcmobe'][at] ?? 'Wexcombe' }));
  const spelling = (steps: SheetStep[]) => found(rows, steps).find(({ id }) => id === 'spelling');
  expect(spelling([])).toMatchObject({
    field: 'place',
    rows: 2,
    differentValues: 2,
    values: [
      { value: 'Wexcomb', rows: 1, some: [1], suggestion: 'Wexcombe' },
      { value: 'Wexcmobe', rows: 1, some: [2], suggestion: 'Wexcombe' },
    ],
  });
  const one: SheetStep = { do: 'accept', problem: 'spelling', field: 'place', values: ['Wexcomb'] };
  expect(spelling([one])).toMatchObject({ rows: 1, values: [{ value: 'Wexcmobe' }] });
  expect(spelling([{ ...one, values: null }])).toBeUndefined();
});

it('notes what cells of a row say against each other', () => {
  const rows = [row({ Sex: 'm' }), row({ No: '0002', Age: '41' })];
  expect(found(rows).map(({ id, values }) => [id, values[0]?.value, values[0]?.some])).toEqual([
    ['sexAgainstName', 'Ann, m', [1]],
  ]);
  expect(found([row({ Forename: 'Tregenza', Surname: 'Mary' })]).map(({ id, fixes }) => [id, fixes])).toEqual([
    ['swapped', []],
  ]);
  expect(found([row({}), row({ No: '0002', Sex: '' })]).map(({ id }) => id)).toEqual(['sameEntry']);
});

it('names totals among the rows, and no other problem of them', () => {
  const rows = ten(() => ({}));
  const total = ['Total', '', '', '', '412', '', ''];
  const problems = found([...rows, total, ...rows.map((cells) => cells.map((cell) => cell.replace(/^000/u, '001')))]);
  expect(problems.find(({ id }) => id === 'totals')).toMatchObject({
    rows: 1,
    values: [{ value: 'Total · 412', some: [11] }],
  });
  expect(problems.find(({ id }) => id === 'zeros')).toBeUndefined();
});

it('lists what was found while a spreadsheet was read, until it is accepted', () => {
  const findings = [{ id: 'cellError' as const, rows: 4, some: [2, 3, 9] }];
  const problemsAfter = (steps: SheetStep[]) =>
    createProblemFinder(
      kind,
      { columns: COLUMNS, constants: {}, set, steps },
      { title: '', headings: HEADINGS, findings },
    ).problems();
  expect(problemsAfter([])).toMatchObject([{ id: 'cellError', field: null, rows: 4, values: [{ some: [2, 3, 9] }] }]);
  expect(problemsAfter([{ do: 'accept', problem: 'cellError', field: null, values: null }])).toEqual([]);
});
