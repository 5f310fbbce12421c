import { useState } from 'react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { headingOf } from '../columnValues.ts';
import { useSheetRowsQuery, type Sheet, type SheetRow } from '../deskApi.ts';
import { fileTexts as texts } from '../texts.ts';
import styles from './columns.module.scss';

/** Rows that are shown at once. */
const AT_ONCE = 25;

/** The rows of a sheet as its file has them, some at a time. States: loading, failed, rows. */
export function SheetRows({ sheet: { id, columns, file } }: { sheet: Sheet }) {
  // Numbers of the first rows of this part and of those before it.
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const from = starts.at(-1) ?? 0;
  const answer = useSheetRowsQuery({ id, from });
  const shown: readonly Column<SheetRow>[] = [
    { id: 'no', header: texts.row, isRowHeader: true, align: 'end', narrow: true, cell: ({ no }) => figure(no) },
    ...columns.map((column): Column<SheetRow> => ({
      id: String(column.at),
      header: headingOf(column),
      cell: ({ cells }) => (
        <span className={styles.cut} title={cells[column.at]}>
          {cells[column.at]}
        </span>
      ),
    })),
  ];
  return (
    <Answer
      of={{ ...answer, data: answer.currentData ?? answer.data }}
      texts={{ failed: texts.failedRows, loading: texts.loadingRows }}
      waiting={<SkeletonTable rows={6} columns={Math.min(columns.length + 1, 6)} />}
      headingLevel={3}
    >
      {(rows) => {
        const part = rows.slice(0, AT_ONCE);
        const [first, last] = [part[0]?.no ?? 0, part.at(-1)?.no ?? 0];
        return (
          <Stack gap={3}>
            <DataTable
              caption={texts.firstRows}
              hideCaption
              busy={answer.isFetching}
              columns={shown}
              rows={part}
              rowKey={({ no }) => String(no)}
            />
            <Inline gap={3}>
              <p aria-live="polite">{texts.range(first, last, file?.rows ?? last)}</p>
              {starts.length > 1 && (
                <Button size="sm" onClick={() => setStarts(starts.slice(0, -1))}>
                  {texts.earlier}
                </Button>
              )}
              {rows.length > AT_ONCE && (
                <Button size="sm" onClick={() => setStarts([...starts, last + 1])}>
                  {texts.later}
                </Button>
              )}
            </Inline>
          </Stack>
        );
      }}
    </Answer>
  );
}
