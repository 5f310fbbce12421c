import { sheetFieldOf } from './sheetFieldOf.ts';
import { sheetKind } from './sheetKinds.ts';
import type { SheetKindId } from './sheetRecipe.ts';
import type { SheetStep } from './steps/sheetStep.ts';

it.each<[SheetKindId, string[], string, string, string | null]>([
  ['burials', ['forename', 'surname'], 'LastName', 'SET/1', 'surname'],
  ['burials', ['relative_surname'], 'LastName', 'SET/1', 'relative_surname'],
  ['burials', ['full_name'], 'LastName', 'SET/1', null],
  ['burials', ['sex', 'burial_date'], 'Gender', 'SET/1', 'sex'],
  ['burials', ['sex', 'burial_date'], 'BurialDate', 'SET/1', 'burial_date'],
  ['burials', ['burial_date'], 'EventYear', 'SET/1', null],
  ['burials', ['age'], 'Occupation', 'SET/1', null],
  ['marriages', ['groom_surname', 'bride_surname'], 'LastName', 'SET/1/groom', 'groom_surname'],
  ['marriages', ['groom_surname', 'bride_surname'], 'LastName', 'SET/1/bride', 'bride_surname'],
])('knows in %s with the columns %j what %s of %s says', (kind, columns, fieldId, recordId, field) => {
  expect(sheetFieldOf(sheetKind(kind), { columns, steps: [] }, { fieldId, recordId })).toBe(field);
});

it('knows none where a step parts or joins the cells', () => {
  const asked = { fieldId: 'FirstName', recordId: 'SET/1' };
  const columns = ['forename', 'place'];
  const fieldAfter = (step: SheetStep) => sheetFieldOf(sheetKind('burials'), { columns, steps: [step] }, asked);
  expect(fieldAfter({ do: 'split', field: 'forename', at: { by: 'last-word' }, into: 'surname' })).toBeNull();
  expect(fieldAfter({ do: 'join', field: 'place', other: 'forename', sign: ' ' })).toBeNull();
  expect(fieldAfter({ do: 'case', field: 'forename' })).toBe('forename');
});
