import { KNOWN_LAYOUTS } from './knownLayouts.ts';
import { sameLayout } from './sameLayout.ts';
import { sheetKind } from './sheetKinds.ts';

const BEFORE = {
  kind: sheetKind('burials'),
  headings: ['Fore names', 'Family', 'When', 'Years', 'Clerk'],
  columns: ['forename', 'surname', 'burial_date', 'age', null],
};
const EXAMPLES = [['Ann', 'John'], ['Marsh', 'Lander'], ['4 Mar 1841', '5 Mar 1841'], ['40', '3'], ['x']];
const NONE = ['', '', '', '', ''];

it('knows a layout by its headings, in any order and however they are written', () => {
  expect(sameLayout(BEFORE, { headings: ['FAMILY', 'fore  names', 'when', 'years', 'Remark'], examples: [] })).toEqual([
    'surname',
    'forename',
    'burial_date',
    'age',
    null,
  ]);
  expect(sameLayout(BEFORE, { headings: ['Family', 'Fore names', 'Parish', 'Ward', 'Plot'], examples: [] })).toBeNull();
});

it('knows one without headings by its values, where four of five agree', () => {
  expect(sameLayout(BEFORE, { headings: NONE, examples: EXAMPLES })).toEqual(BEFORE.columns);
  expect(sameLayout(BEFORE, { headings: NONE, examples: EXAMPLES.toReversed() })).toBeNull();
  expect(sameLayout(BEFORE, { headings: NONE.slice(1), examples: EXAMPLES.slice(1) })).toBeNull();
  // Too little is said by two columns.
  expect(sameLayout(BEFORE, { headings: NONE, examples: [['Ann'], ['Marsh'], [], [], []] })).toBeNull();
});

it.each(KNOWN_LAYOUTS)('$name has a field for each of its columns', ({ kind, headings }) => {
  const fields = sheetKind(kind).fields.map(({ id }) => id);
  expect(headings.filter((heading) => !fields.includes(heading))).toEqual([]);
});
