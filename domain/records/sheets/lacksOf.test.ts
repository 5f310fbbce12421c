import { lacksOf, type SheetLack } from './lacksOf.ts';
import type { SheetRecipe } from './sheetRecipe.ts';

const recipe = (changes: Partial<SheetRecipe>): SheetRecipe => ({
  kind: 'burials',
  columns: [],
  constants: {},
  steps: [],
  set: {
    description: 'Burials at Roche.',
    access: 'free',
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'plain',
  },
  ...changes,
});

it('asks for the kind before anything else', () => {
  expect(lacksOf(recipe({ kind: null }), [])).toEqual([{ text: 'Say what kind of records these are.', part: 'kind' }]);
});

it('says all that a sheet lacks', () => {
  const set = { ...recipe({}).set, description: ' ' };
  expect(lacksOf(recipe({ columns: [null, 'age'], set }), ['no', 'age'])).toEqual<SheetLack[]>([
    { text: 'Choose a column of names: first names, surname, or both in one.', part: 'columns' },
    { text: 'Choose the column of the date of burial, of the date of death, or of the year.', part: 'columns' },
    { text: 'Choose the column of the parish or place, or give one for all rows.', part: 'columns' },
    { text: 'Describe the source in a sentence or two for readers.', part: 'about' },
  ]);
});

it('takes one value for all rows for a column', () => {
  const columns = ['full_name', 'burial_date'];
  expect(lacksOf(recipe({ columns, constants: { place: 'Roche' } }), ['Name', 'Date'])).toEqual([]);
  expect(lacksOf(recipe({ columns, constants: { place: ' ' } }), ['Name', 'Date'])).toHaveLength(1);
});

it('names columns that fill the same field', () => {
  const columns = ['full_name', 'burial_date', 'place', 'burial_date'];
  expect(lacksOf(recipe({ columns }), ['Name', 'Buried', 'Parish', ''])).toEqual<SheetLack[]>([
    { text: '“Date of burial” is chosen for “Buried” and column 4: keep one of them.', part: 'columns' },
  ]);
});
