import { useState } from 'react';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { type ComparedRecord, useSheetComparedRecordsQuery } from '../comparisonApi.ts';
import { comparisonTexts as texts } from '../comparisonTexts.ts';

type What = keyof typeof texts.captions;

/** Records that are shown at once; the server answers one more where there are more. */
const AT_ONCE = 50;

const RECORD: readonly Column<ComparedRecord>[] = [
  { id: 'name', header: texts.name, isRowHeader: true, cell: ({ name }) => name ?? texts.unnamed },
  {
    id: 'summary',
    header: texts.summary,
    cell: ({ summary, isClosed }) => (
      <>
        {summary}
        {isClosed && <div>{texts.closed}</div>}
      </>
    ),
  },
];

const COLUMNS: Readonly<Record<What, readonly Column<ComparedRecord>[]>> = {
  ADDED: RECORD,
  CHANGED: [
    ...RECORD,
    {
      id: 'differences',
      header: texts.differences,
      cell: ({ differences }) =>
        differences.length === 0
          ? texts.nothingShown
          : differences.map(({ label, was, becomes }) => (
              <div key={label}>
                {label}: <del>{was === '' ? texts.empty : was}</del> <span aria-hidden="true">→</span>{' '}
                <VisuallyHidden>{texts.becomes}</VisuallyHidden> <ins>{becomes === '' ? texts.empty : becomes}</ins>
              </div>
            )),
    },
  ],
  GONE: [...RECORD, { id: 'hanging', header: texts.hanging, cell: ({ hanging }) => hanging.join(', ') }],
};

interface ComparedRecordsProps {
  sheetId: string;
  what: What;
  /** How many there are in all. */
  count: number;
}

/** One list of a comparison, fifty records at a time. States: loading, failed, records. */
export function ComparedRecords({ sheetId, what, count }: ComparedRecordsProps) {
  const [from, setFrom] = useState(0);
  const answer = useSheetComparedRecordsQuery({ id: sheetId, what, from });
  return (
    <Answer
      of={{ ...answer, data: answer.currentData ?? answer.data }}
      texts={{ failed: texts.failedList, loading: texts.loadingList }}
      waiting={<SkeletonTable rows={6} columns={3} />}
      headingLevel={3}
    >
      {(records) => (
        <Stack gap={3}>
          <DataTable
            caption={texts.captions[what]}
            hideCaption
            stacks="named"
            busy={answer.isFetching}
            columns={COLUMNS[what]}
            rows={records.slice(0, AT_ONCE)}
            rowKey={({ at }) => String(at)}
          />
          {count > AT_ONCE && (
            <Inline gap={3}>
              <p aria-live="polite">{texts.range(from + 1, Math.min(from + AT_ONCE, count), count)}</p>
              {from > 0 && (
                <Button size="sm" onClick={() => setFrom(from - AT_ONCE)}>
                  {texts.earlier}
                </Button>
              )}
              {records.length > AT_ONCE && (
                <Button size="sm" onClick={() => setFrom(from + AT_ONCE)}>
                  {texts.later}
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      )}
    </Answer>
  );
}
