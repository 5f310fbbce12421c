import { monthInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { libraryTexts as texts } from '../libraryTexts.ts';
import type { LibraryMonth } from '../organisationsApi.ts';

const shown = (count: number | null): string => (count === null ? texts.few : figure(count));

const COLUMNS: readonly Column<LibraryMonth>[] = [
  { id: 'month', header: texts.month, isRowHeader: true, cell: ({ month }) => monthInWords(new Date(`${month}-01`)) },
  { id: 'visits', header: texts.visits, align: 'end', cell: ({ visits }) => shown(visits) },
  {
    id: 'reads',
    header: texts.reads,
    align: 'end',
    cell: ({ visits, reads }) => (visits === null ? texts.withheld : shown(reads)),
  },
  { id: 'most', header: texts.mostAtOnce, align: 'end', cell: ({ mostAtOnce }) => shown(mostAtOnce) },
  { id: 'away', header: texts.turnedAway, align: 'end', cell: ({ turnedAway }) => shown(turnedAway) },
];

/** How much a library was used, by month. */
export const UseTable = ({ months }: { months: readonly LibraryMonth[] }) => (
  <Stack gap={3}>
    <h2>{texts.use}</h2>
    <p>{texts.useText}</p>
    {months.length === 0 ? (
      <Notice tone="empty" headingLevel={3} title={texts.noUse.title}>
        <p>{texts.noUse.text}</p>
      </Notice>
    ) : (
      <DataTable
        caption={texts.use}
        hideCaption
        stacks="named"
        columns={COLUMNS}
        rows={months}
        rowKey={({ month }) => month}
      />
    )}
  </Stack>
);
