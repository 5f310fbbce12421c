import { sheetKind } from '../sheetKinds.ts';
import { cellEdits, isEditOf, withoutEdits } from './cellEdits.ts';
import { createRowMender, entryKeyOf, fieldValues } from './createRowMender.ts';
import { describeStep, stepDetails } from './describeStep.ts';
import { editsBetween } from './editsBetween.ts';
import type { SheetStep } from './sheetStep.ts';
import { withSteps } from './withSteps.ts';

const kind = sheetKind('burials');
const COLUMNS = ['surname', 'forename', 'place', 'burial_date'];
const ANN = ['MARSH', 'Ann', 'Wexcomb', '1821'];
const EVE = ['HEXT', 'Eve', 'Wexham', '1822'];
const keyOf = (row: string[]): string => entryKeyOf(kind)(fieldValues(kind, COLUMNS)(row));

const chosen = (to: string, ...entries: [string, number, string][]): SheetStep => ({
  do: 'cells',
  field: 'place',
  to,
  entries,
});
const one = (row: string[], to: string, nth = 0): SheetStep => ({
  do: 'cell',
  key: keyOf(row),
  nth,
  field: 'place',
  was: row[2] ?? '',
  to,
});
const BOTH = chosen('Roche', [keyOf(ANN), 0, 'Wexcomb'], [keyOf(EVE), 0, 'Wexham']);

/** What rows say as their place. */
function placesOf(rows: string[][], steps: readonly SheetStep[]) {
  const { mend, overruled, changed } = createRowMender(kind, { columns: COLUMNS, constants: {}, steps }, COLUMNS);
  const at = kind.fields.findIndex(({ id }) => id === 'place');
  const lost: number[] = [];
  const places = rows.map((row) => {
    const place = mend(row)[at];
    lost.push(overruled().length);
    return place;
  });
  return { places, lost, changed: [...changed] };
}

it.each<[string, readonly SheetStep[], string[][], string[]]>([
  [
    'the cells of chosen entries, and no others',
    [BOTH],
    [ANN, ['POOL', 'Tom', 'Wexcomb', '1823'], EVE],
    ['Roche', 'Wexcomb', 'Roche'],
  ],
  [
    'of rows alike the one that was chosen',
    [chosen('Roche', [keyOf(ANN), 1, 'Wexcomb'])],
    [ANN, ANN, ANN],
    ['Wexcomb', 'Roche', 'Wexcomb'],
  ],
  ['what a later step for one entry says', withSteps([BOTH], [one(ANN, 'Gracca')]), [ANN, EVE], ['Gracca', 'Roche']],
  [
    'what chosen entries are given after an edit of one',
    withSteps([one(ANN, 'Gracca')], [BOTH]),
    [ANN, EVE],
    ['Roche', 'Roche'],
  ],
  ['the edit of before, once the chosen ones are undone', [one(ANN, 'Gracca')], [ANN, EVE], ['Gracca', 'Wexham']],
  ['to nothing', [chosen('', [keyOf(ANN), 0, 'Wexcomb'])], [ANN, EVE], ['', 'Wexham']],
])('mends %s', (_title, steps, rows, places) => expect(placesOf(rows, steps).places).toEqual(places));

it('leaves a cell alone that the next file changed, and says so once', () => {
  const next = [...ANN.slice(0, 2), 'Luxulyan', '1821'];
  const steps = [chosen('Roche', [keyOf(next), 0, 'Wexcomb']), one([...next.slice(0, 2), 'Wexcomb', '1821'], 'Gracca')];
  const keyed = steps.map((step) => (step.do === 'cell' ? { ...step, key: keyOf(next) } : step));
  expect(placesOf([next], keyed)).toEqual({ places: ['Luxulyan'], lost: [1], changed: [0, 0] });
});

it('is undone for one entry without the others, and is gone with the last', () => {
  const [ann, eve] = [
    { key: keyOf(ANN), nth: 0 },
    { key: keyOf(EVE), nth: 0 },
  ];
  const without = withoutEdits([BOTH, one(ANN, 'Gracca'), { do: 'tidy' }], ann, 'place');
  expect(without).toEqual([chosen('Roche', [keyOf(EVE), 0, 'Wexham']), { do: 'tidy' }]);
  expect(withoutEdits(without, eve, 'place')).toEqual([{ do: 'tidy' }]);
  expect(withoutEdits([BOTH], ann, 'surname')).toEqual([BOTH]);
  expect(cellEdits(BOTH).filter((edit) => isEditOf(edit, ann, 'place'))).toHaveLength(1);
});

it('is in the history of each entry, and in words that name no one', () => {
  const edit = (row: string[], to: string | null) => ({ key: keyOf(row), nth: 0, field: 'place', was: row[2], to });
  expect(editsBetween([], [BOTH])).toEqual([edit(ANN, 'Roche'), edit(EVE, 'Roche')]);
  expect(editsBetween([one(ANN, 'Gracca'), BOTH], [one(ANN, 'Gracca')])).toEqual([
    edit(ANN, 'Gracca'),
    edit(EVE, null),
  ]);
  expect(describeStep(BOTH, () => 'Parish')).toBe('Parish: 2 cells of chosen records mended');
  expect(stepDetails(BOTH)).toEqual(['→ Roche']);
});
