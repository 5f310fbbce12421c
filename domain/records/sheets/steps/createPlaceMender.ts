import type { SheetKind } from '../sheetKind.ts';
import { placeColumns, writtenPlace } from './placeColumns.ts';
import type { SheetStep } from './sheetStep.ts';

/** That a step of a column is not done in one row. */
export type Exception = Extract<SheetStep, { do: 'except' }>;

/**
 * Makes the function that says which places a row means. It is given all that the row says in the end, with what holds
 * for every row.
 *
 * @param count - called with the place of a step that said one.
 */
export function createPlaceMender(
  kind: SheetKind,
  steps: readonly SheetStep[],
  count: (at: number) => void,
): (values: string[], exceptions: readonly Exception[]) => void {
  const columns = placeColumns(kind).flatMap((column) => {
    const said = steps.flatMap((step, at) =>
      step.do === 'place' && step.field === column.field
        ? [{ at, to: new Map(step.values.map((value) => [value.from, value.to])) }]
        : [],
    );
    return column.meantAt === -1 ? [] : [{ column, said }];
  });
  return (values, exceptions) => {
    for (const { column, said } of columns) {
      const exception = exceptions.findLast(({ of, field }) => of === 'place' && field === column.field);
      const written = writtenPlace(values, column);
      const meant = said.findLast(({ to }) => to.has(written));
      if (exception) values[column.meantAt] = exception.to ?? '';
      else if (meant) {
        values[column.meantAt] = meant.to.get(written) ?? '';
        count(meant.at);
      }
    }
  };
}
