import { PlaceCounts } from '../problems/PlaceCounts.ts';
import { ProblemTally } from '../problems/ProblemTally.ts';
import { recipeKind } from '../recipeKind.ts';
import type { SheetKindId } from '../sheetRecipe.ts';
import { createRowMender, entryKeyOf, fieldValues } from './createRowMender.ts';
import { placeColumns } from './placeColumns.ts';
import type { SheetStep } from './sheetStep.ts';

const COLUMNS = ['forename', 'surname', 'burial_date', 'place'];
const ROWS = [
  ['Ann', 'Marsh', '1 Mar 1851', 'Wexcomb'],
  ['John', 'HEXT', '2 Mar 1851', 'Wexcomb'],
  ['Mary', 'Hext', '3 Mar 1851', 'Aston'],
];
const TO = 'Wexcombe, Wexcombeshire, England';
const PLACE: SheetStep = { do: 'place', field: 'place', values: [{ from: 'Wexcomb, WIL', to: TO }] };

/** What the rows say in the end, in the fields that are asked. */
function made(steps: readonly SheetStep[], fields: readonly string[], rows: readonly string[][] = ROWS) {
  const recipe = { kind: 'burials' as const, columns: COLUMNS, constants: { county: 'WIL' }, steps };
  const kind = recipeKind(recipe)!;
  const mender = createRowMender(kind, recipe, ['a', 'b', 'c', 'd']);
  const lines = rows.map((cells) => {
    const values = mender.mend(cells);
    return fields.map((field) => values[kind.fields.findIndex(({ id }) => id === field)] ?? '').join(' | ');
  });
  return { lines, changed: [...mender.changed], overruled: mender.overruled() };
}
/** The key of the entry of a row: the constant county is not in it. */
const entry = (cells: readonly string[]): string => {
  const kind = recipeKind({ kind: 'burials', columns: COLUMNS, steps: [] })!;
  return kind.fields
    .filter(({ id }) => kind.key.includes(id))
    .map(({ id }) => cells[COLUMNS.indexOf(id)] ?? '')
    .join('\u001F');
};
const except = (at: number, more: Partial<Extract<SheetStep, { do: 'except' }>>): SheetStep => ({
  do: 'except',
  of: 'place',
  key: entry(ROWS[at]!),
  nth: 0,
  field: 'place',
  was: ROWS[at]![3]!,
  ...more,
});

it('says which place a spelling means, in the county of its rows, and keeps what is written', () => {
  expect(made([PLACE], ['place', 'place_meant'])).toMatchObject({
    lines: [`Wexcomb | ${TO}`, `Wexcomb | ${TO}`, 'Aston | '],
    changed: [2],
  });
});

it('goes by what the other steps have written, whenever they were added', () => {
  const replaced: SheetStep = { do: 'replace', field: 'place', values: [{ from: 'Wexcomb', to: 'Wexcombe' }] };
  const said: SheetStep = { do: 'place', field: 'place', values: [{ from: 'Wexcombe, WIL', to: TO }] };
  for (const steps of [
    [replaced, said],
    [said, replaced],
  ])
    expect(made(steps, ['place', 'place_meant']).lines[0]).toBe(`Wexcombe | ${TO}`);
});

it('means another place in a single row, or none', () => {
  const { lines, changed } = made(
    [PLACE, except(0, { to: 'Wexcombe, Devon, England' }), except(1, {})],
    ['place', 'place_meant'],
  );
  expect(lines).toEqual(['Wexcomb | Wexcombe, Devon, England', 'Wexcomb | ', 'Aston | ']);
  expect(changed).toEqual([0, 1, 1]);
});

it('means another place in a single row where all rows have theirs by what was typed once', () => {
  const columns = ['forename', 'surname', 'burial_date', null];
  const given = { kind: 'burials' as const, columns, constants: { county: 'WIL', place: 'Wexcomb' } };
  const kind = recipeKind({ ...given, steps: [PLACE] })!;
  const key = entryKeyOf(kind)(fieldValues(kind, columns)(ROWS[1]!));
  const steps = [PLACE, except(1, { key, was: '', to: 'Wexcombe, Devon, England' })];
  const mender = createRowMender(kind, { ...given, steps }, ['a', 'b', 'c', 'd']);
  const meant = kind.fields.findIndex(({ id }) => id === 'place_meant');
  expect(ROWS.map((row) => mender.mend(row)[meant])).toEqual([TO, 'Wexcombe, Devon, England', TO]);
  expect(mender.changed).toEqual([2, 1]);
});

it('leaves a single row out of any step of a column, as long as the file says the same there', () => {
  const capitals: SheetStep = { do: 'case', field: 'surname' };
  const exception = except(1, { of: 'case', field: 'surname', was: 'HEXT' });
  expect(made([capitals], ['surname']).lines[1]).toBe('Hext');
  expect(made([capitals, exception], ['surname'])).toMatchObject({ lines: ['Marsh', 'HEXT', 'Hext'], changed: [0, 1] });
  const changed = made([capitals, { ...exception, was: 'HXT' } as SheetStep], ['surname'], [ROWS[1]!]);
  expect(changed).toMatchObject({ lines: ['Hext'], overruled: [{ field: 'surname', now: 'HEXT' }] });
});

it('repeats below a row that keeps its mark what stands above', () => {
  const rows = [
    ['Ann', 'Marsh', '1 Mar 1851', 'Wexcomb'],
    ['John', 'Hext', '2 Mar 1851', 'do.'],
    ['Mary', 'Hext', '3 Mar 1851', 'do.'],
  ];
  const exception = except(1, { of: 'ditto', key: entry(rows[1]!), was: 'do.' });
  expect(made([{ do: 'ditto', field: 'place' }, exception], ['place'], rows).lines).toEqual([
    'Wexcomb',
    'do.',
    'Wexcomb',
  ]);
});

it.each<[SheetKindId, string[][]]>([
  [
    'burials',
    [
      ['abode', 'PlaceOfResidence'],
      ['place', 'Place'],
    ],
  ],
  [
    'census',
    [
      ['birth_place', 'PlaceOfBirth'],
      ['place', 'Place'],
    ],
  ],
  [
    'marriages',
    [
      ['groom_abode', 'PlaceOfResidence'],
      ['groom_parish', 'PlaceOfResidence'],
      ['place', 'Place'],
      ['bride_abode', 'PlaceOfResidence'],
      ['bride_parish', 'PlaceOfResidence'],
    ],
  ],
])('knows the columns of %s that bear places', (kind, columns) => {
  const found = placeColumns(recipeKind({ kind, columns: [], steps: [] })!).map((one) => [one.field, one.recordField]);
  expect(found).toEqual(columns);
});

it('keeps what records of a set said of their place, where a step says nothing', () => {
  const columns = ['record_id', 'Place', 'County', 'PlaceMeant'];
  const steps: SheetStep[] = [{ do: 'place', field: 'Place', values: [{ from: 'Aston, Berkshire', to: TO }] }];
  const kind = recipeKind({ kind: 'kept', columns, steps })!;
  expect(kind.records[0]?.fields).toMatchObject({ Place: '{Place}', PlaceMeant: '{Place_meant} ?? {PlaceMeant}' });
  const { mend } = createRowMender(kind, { columns, constants: {}, steps }, columns);
  expect(mend(['1', 'Aston', 'Berkshire', '']).at(-1)).toBe(TO);
  expect(mend(['2', 'Aston', 'Cheshire', 'Aston, Cheshire']).at(-1)).toBe('');
});

it('counts places with what is beside them, the most frequent first, and those that had no answer', () => {
  const recipe = { kind: 'burials' as const, columns: COLUMNS, constants: { county: 'WIL' }, steps: [] };
  const kind = recipeKind(recipe)!;
  const counts = new PlaceCounts(kind, new Set(['place', 'county']));
  const { mend } = createRowMender(kind, recipe, ['a', 'b', 'c', 'd']);
  for (const [at, cells] of ROWS.entries()) counts.add(at + 1, mend(cells));
  const asked = counts.asked();
  expect(asked.map(({ written }) => written)).toEqual(['Wexcomb, WIL', 'Aston, WIL']);
  const answers = new Map([[asked[0]!, 'placeUnknown' as const]]);
  const tally = new ProblemTally();
  counts.judge(answers, tally);
  expect(tally.list(() => false)).toEqual([
    {
      id: 'placeUnknown',
      field: 'place',
      rows: 2,
      differentValues: 1,
      values: [{ value: 'Wexcomb, WIL', rows: 2, some: [1, 2], suggestion: null }],
    },
  ]);
  expect(counts.open(answers)).toBe(1);
});
