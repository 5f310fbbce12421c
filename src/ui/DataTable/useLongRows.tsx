import type { ReactNode } from 'react';

import { InSteps } from '../InSteps/InSteps.tsx';
import { MOST_AT_FIRST } from '../InSteps/mostAtFirst.ts';
import { useIsFirstPage } from '../InSteps/useIsFirstPage.ts';

/** About as high as a row is. */
const ROW_REM = 3;

/**
 * Draws the rows of a table that may have thousands (`drawRows`): a hundred are in the document, the others come after
 * it, as many after each paint.
 */
export function useLongRows<Row>(
  columns: number,
): (rows: readonly Row[], drawRow: (row: Row) => ReactNode) => ReactNode {
  const isStepped = useIsFirstPage();
  return (rows, drawRow) => (
    <InSteps
      rows={rows}
      atOnce={MOST_AT_FIRST}
      isStepped={isStepped}
      space={(count) => (
        <tr aria-hidden="true">
          <td colSpan={columns} style={{ blockSize: `${count * ROW_REM}rem` }} />
        </tr>
      )}
    >
      {drawRow}
    </InSteps>
  );
}
