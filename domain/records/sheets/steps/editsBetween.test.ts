import { editsBetween } from './editsBetween.ts';
import type { SheetStep } from './sheetStep.ts';

const age = (to: string, was = 'old'): SheetStep => ({ do: 'cell', key: 'Ann', nth: 0, field: 'age', was, to });
const edit = (to: string | null, was = 'old') => ({ key: 'Ann', nth: 0, field: 'age', was, to });

it.each<[string, SheetStep[], SheetStep[], object[]]>([
  ['nothing', [age('70')], [{ do: 'tidy' }, age('70')], []],
  ['a first edit', [{ do: 'tidy' }], [{ do: 'tidy' }, age('70')], [edit('70')]],
  ['another text for the same cell', [age('70')], [age('71')], [edit('71')]],
  ['the same text where the file says something else', [age('70')], [age('70', 'older')], [edit('70', 'older')]],
  ['an edit that was undone', [age('70')], [], [edit(null)]],
  [
    'one of another entry that says the same',
    [age('70')],
    [age('70'), { do: 'cell', key: 'Ann', nth: 1, field: 'age', was: 'old', to: '9' }],
    [{ ...edit('9'), nth: 1 }],
  ],
])('knows %s', (_title, before, after, edits) => {
  expect(editsBetween(before, after)).toEqual(edits);
});
