import { describeSheetChange } from './describeSheetChange.ts';
import type { SheetRecipe } from './sheetRecipe.ts';

const LABELS: Readonly<Record<string, string>> = { surname: 'Surname', forename: 'First names', place: 'Parish' };
const told = {
  headings: ['Surname', 'Zbigniew Kowalczyk', ''],
  kindLabel: (kind: string) => kind.replace(/^./u, (letter) => letter.toUpperCase()),
  fieldLabel: (field: string) => LABELS[field] ?? field,
};
const before: SheetRecipe = {
  kind: 'burials',
  columns: ['surname', 'forename', null],
  constants: { place: 'Wexcombe' },
  steps: [],
  set: {
    description: 'Burials.',
    access: 'free',
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'plain',
  },
};
const set = {
  ...before.set,
  description: 'Burials of a parish.',
  attribution: 'The society',
  access: 'members',
} as const;

it.each<[string, Partial<SheetRecipe>, string]>([
  ['nothing', {}, ''],
  ['the kind', { kind: 'census' }, 'The records are: Census.'],
  [
    'columns',
    { columns: ['forename', null, 'place'] },
    'Columns: “Surname” is First names; column 2 is left out; column 3 is Parish.',
  ],
  ['what holds for every row', { constants: { place: 'Wexham' } }, 'For every row: Parish is “Wexham”.'],
  ['what holds no longer', { constants: {} }, 'For every row: Parish is no longer given.'],
  ['words for readers', { set }, 'Changed for readers: the description, who may read it and the attribution.'],
])('a change of %s is told', (_what, change, words) =>
  expect(describeSheetChange(before, { ...before, ...change }, told)).toBe(words),
);

it('many changes are counted', () => {
  const headings = ['v', 'w', 'x', 'y', 'z', 'q'];
  expect(describeSheetChange({ ...before, columns: [] }, { ...before, columns: headings }, { ...told, headings })).toBe(
    'Columns: column 1 is v; column 2 is w; column 3 is x; column 4 is y; 2 more changes of this kind.',
  );
});
