import type { SheetStep } from './sheetStep.ts';
import { withSteps } from './withSteps.ts';

const TIDY: SheetStep = { do: 'tidy' };
const DITTO: SheetStep = { do: 'ditto', field: 'surname' };
const REPEATED: SheetStep = { do: 'repeated' };
const except = (of: 'place' | 'case', to?: string): SheetStep => ({
  do: 'except',
  of,
  key: 'k',
  nth: 0,
  field: 'place',
  was: 'Aston',
  ...(to !== undefined && { to }),
});
const cell = (to: string, nth: number): SheetStep => ({ do: 'cell', key: 'k', nth, field: 'age', was: 'old', to });

it.each<[string, SheetStep[], SheetStep[], SheetStep[]]>([
  [
    'are in the order in which they are done',
    [REPEATED, TIDY],
    [DITTO, cell('7', 0)],
    [cell('7', 0), TIDY, DITTO, REPEATED],
  ],
  ['hold the later of two for one cell', [cell('7', 0), cell('8', 1)], [cell('9', 0)], [cell('8', 1), cell('9', 0)]],
  [
    'hold the later of two exceptions from one kind of step',
    [except('place', 'Aston, Cheshire'), except('case')],
    [except('place')],
    [except('case'), except('place')],
  ],
  ['hold once what is pressed twice', [DITTO, TIDY], [DITTO], [TIDY, DITTO]],
])('steps %s', (_title, before, added, expected) => expect(withSteps(before, added)).toEqual(expected));
