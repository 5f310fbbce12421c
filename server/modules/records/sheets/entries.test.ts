import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { entryKeyOf, fieldValues } from '#domain/records/sheets/steps/createRowMender.ts';
import type { SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import type { Database } from '#server/platform/db/database.ts';

import { mendedRow } from './entries.ts';

const COLUMNS = ['forename', 'surname', 'burial_date', 'age', 'place'];
const ROWS = Array.from({ length: 50 }, (_row, at) => ({
  no: at + 1,
  cells: ['Ann', `Lander ${at}`, '1 Feb 1841', '40', at === 0 ? 'Wexcombe' : 'do.'],
}));
const KIND = sheetKind('burials');
const keys = ROWS.map(({ cells }) => entryKeyOf(KIND)(fieldValues(KIND, COLUMNS)(cells)));
const editsOf = (field: string, was: string, to: string): SheetStep[] =>
  keys.slice(1).map((key) => ({ do: 'cell', key, nth: 0, field, was, to }));

/** The last row after some steps, and how often the whole file was looked through for it. */
async function last(edits: readonly SheetStep[]) {
  let looks = 0;
  const db = {
    one: () => Promise.resolve(ROWS.at(-1)),
    rows: (sql: string) => {
      if (!sql.includes('rowsAlikeBefore')) return Promise.resolve(ROWS.slice(0, -1));
      looks += 1;
      return Promise.resolve([]);
    },
  } as unknown as Pick<Database, 'one' | 'rows'>;
  const recipe = {
    kind: 'burials',
    columns: COLUMNS,
    constants: {},
    steps: [...edits, { do: 'ditto', field: 'place' }],
  } as unknown as SheetRecipe;
  const mended = await mendedRow(db, { fileId: 1, headings: COLUMNS, recipe }, ROWS.length);
  const made = (field: string) => mended?.made[KIND.fields.findIndex(({ id }) => id === field)];
  return { looks, age: made('age'), place: made('place') };
}

it.each([
  ['nothing', [], { looks: 1, age: '40', place: 'Wexcombe' }],
  ['cells that no row below takes over', editsOf('age', '40', '41'), { looks: 1, age: '41', place: 'Wexcombe' }],
  ['cells that rows below take over', editsOf('place', 'do.', 'Roche'), { looks: 1, age: '40', place: 'Roche' }],
])('a row below edits of %s is found by one look through its file', async (_what, edits, found) => {
  expect(await last(edits)).toEqual(found);
});
