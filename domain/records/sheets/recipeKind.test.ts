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
