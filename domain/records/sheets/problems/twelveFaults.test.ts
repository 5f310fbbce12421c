import { isDeepStrictEqual } from 'node:util';

import { sheetKind } from '../sheetKinds.ts';
import { createRowMender } from '../steps/createRowMender.ts';
import type { SheetStep } from '../steps/sheetStep.ts';
import { burialsWithFaults, BURIAL_HEADINGS } from './burialsWithFaults.fixture.ts';
import { createProblemFinder } from './createProblemFinder.ts';
import { PROBLEMS } from './sheetProblem.ts';

const kind = sheetKind('burials');
const COLUMNS = ['register_entry', 'full_name', 'burial_date', 'age', 'place', 'notes'];
const set = {
  description: '',
  access: 'free',
  repository: null,
  archiveSeries: null,
  attribution: null,
  notation: 'freereg',
} as const;
const LEGIBLE_DATE = /^\d{1,2} \p{L}{3} \d{4}$/u;

/** Rows of a file, mended, with what is still wrong with them. */
function looked(rows: readonly string[][], steps: readonly SheetStep[]) {
  const recipe = { columns: COLUMNS, constants: {}, set, steps };
  const mender = createRowMender(kind, recipe, BURIAL_HEADINGS);
  const finder = createProblemFinder(kind, recipe, { title: 'Burials 1878–1937', headings: BURIAL_HEADINGS });
  const values = rows.map((cells, at) => {
    const mended = mender.mend(cells);
    finder.look(at + 1, { cells, values: mended, rejected: null, overruled: mender.overruled() });
    return Object.fromEntries(kind.fields.map(({ id }, index) => [id, mended[index] ?? '']));
  });
  return { values, problems: finder.problems(), changed: mender.changed };
}

it.each([1, 2, 3])('the first proposal for each problem gives what the register says (%i)', (seed) => {
  const { csv, truth } = burialsWithFaults({ rows: 5_000, seed });
  const rows = csv
    .split('\n')
    .slice(2)
    .map((line) => line.split(','));
  const steps: SheetStep[] = [];
  for (;;) {
    const problem = looked(rows, steps).problems.find(
      ({ id, fixes, values }) =>
        PROBLEMS[id] === 'ask' && (fixes.length > 0 || values.some(({ suggestion }) => suggestion !== null)),
    );
    if (!problem) break;
    const [fix] = problem.fixes;
    steps.push(
      fix?.step ?? {
        do: 'replace',
        field: problem.field ?? '',
        values: problem.values.flatMap(({ value, suggestion }) =>
          suggestion === null ? [] : [{ from: value, to: suggestion }],
        ),
      },
    );
  }
  const { values, problems, changed } = looked(rows, steps);
  const wrong = values.flatMap((row, at): unknown[] => {
    const burial = truth[at];
    const isoDate = new Date(`${row['burial_date']} UTC`);
    const date = LEGIBLE_DATE.test(row['burial_date'] ?? '')
      ? row['burial_date']
      : Number.isNaN(isoDate.getTime())
        ? row['burial_date']
        : `${isoDate.getUTCDate()} ${isoDate.toUTCString().slice(8, 11)} ${isoDate.getUTCFullYear()}`;
    const said = { entry: row['register_entry'], name: row['full_name'], date, age: row['age'], place: row['place'] };
    if (!burial) return row['full_name'] === '' ? [] : [`${at} is there twice`];
    return isDeepStrictEqual(said, burial) ? [] : [[at, said, burial, rows.slice(at - 1, at + 1)]];
  });
  expect(wrong).toEqual([]);
  expect(problems.filter(({ id }) => PROBLEMS[id] !== 'note')).toEqual([]);
  expect(changed.every((count) => count > 0)).toBe(true);
  expect(steps.length).toBeLessThan(12);
});
