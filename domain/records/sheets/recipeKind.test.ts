import { recipeKind } from './recipeKind.ts';
import { createRowMender } from './steps/createRowMender.ts';

const KEPT = {
  kind: 'kept',
  columns: ['record_id', 'record_group', 'FirstName', null, 'LastName'],
  steps: [],
  kept: {
    recordSet: { type: 'CENSUS', category: 'census, land & surveys', subcategory: 'census', sourceCountry: 'wales' },
    notation: 'flags',
    life: { from: 'age', atLeast: 14, named: ['SpouseLastName'], namedAtLeast: 14 },
  },
} as const;

it('has the fields of its columns for records that were kept, by the names that readers know', () => {
  const kind = recipeKind(KEPT);
  expect(kind?.fields.filter(({ isFixed }) => !isFixed).map(({ id, label }) => [id, label])).toEqual([
    ['FirstName', 'First name(s)'],
    ['LastName', 'Surname'],
  ]);
  expect(kind?.records[0]?.fields).toEqual({ FirstName: '{FirstName}', LastName: '{LastName}' });
  expect(kind).toMatchObject({ recordSet: KEPT.kept.recordSet, life: KEPT.kept.life, key: ['record_id'] });
});

it('is the kind itself for any other recipe, and none before one is chosen', () => {
  expect(recipeKind({ kind: 'burials', columns: [], steps: [] })?.id).toBe('burials');
  expect(recipeKind({ kind: null, columns: [], steps: [] })).toBeNull();
});

it('mends no cell that says which record a row is', () => {
  const mender = createRowMender(recipeKind(KEPT)!, { columns: KEPT.columns, constants: {}, steps: [{ do: 'tidy' }] }, [
    'Record',
    'Household or event',
    'First name(s)',
    'Old',
    'Surname',
  ]);
  const cells = mender.mend(['a1', 'old  file.csv/3', 'Ann  Mary', '', 'MARSH']);
  expect(cells).toContain('old  file.csv/3');
  expect(cells).toContain('Ann Mary');
});

it('gives rows of a kept census a household with their places in it, and rows of other sets none', () => {
  const kind = recipeKind(KEPT)!;
  const steps = [
    {
      do: 'household',
      name: '~2',
      entries: [
        ['b2', 0],
        ['a1', 0],
      ],
    },
  ] as const;
  const mender = createRowMender(kind, { columns: KEPT.columns, constants: {}, steps }, [
    'Record',
    'Household',
    'Name',
  ]);
  const placeOf = (id: string) => kind.fields.findIndex((field) => field.id === id);
  const said = (row: string[]) => {
    const cells = mender.mend(row);
    return [cells[placeOf('record_group')], cells[placeOf('record_order')]];
  };
  expect(said(['a1', 'old', 'Ann'])).toEqual(['~2', '2']);
  expect(said(['b2', 'older', 'Tom'])).toEqual(['~2', '1']);
  expect(said(['c3', 'old', 'Eve'])).toEqual(['old', '']);
  const marriages = { ...KEPT.kept, recordSet: { ...KEPT.kept.recordSet, type: 'TRANSCRIPTION' as const } };
  expect(recipeKind({ ...KEPT, kept: marriages })?.households).toBeUndefined();
});
