import { lazyDateFormat } from '#domain/kernel/dates/lazyDateFormat.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { useFeatureChangesQuery, type FeatureChange } from '../featuresApi.ts';
import { changeTexts } from '../texts.ts';

/** In UTC, so that two people who compare notes read the same. */
const TIME = lazyDateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const COLUMNS: readonly Column<FeatureChange>[] = [
  {
    id: 'when',
    header: changeTexts.when,
    narrow: true,
    isRowHeader: true,
    cell: ({ changedAt }) => <time dateTime={changedAt}>{TIME.format(new Date(changedAt))}</time>,
  },
  {
    id: 'who',
    header: changeTexts.who,
    cell: ({ staff, isOperator }) => staff ?? (isOperator ? changeTexts.operator : changeTexts.formerStaff),
  },
  {
    id: 'whom',
    header: changeTexts.whom,
    cell: ({ memberId, was }) =>
      memberId === null
        ? was === 'held' || was === 'not held' || was === 'in' || was === 'out'
          ? changeTexts.formerAccount
          : changeTexts.everyone
        : changeTexts.account(memberId),
  },
  { id: 'what', header: changeTexts.what, narrow: true, cell: ({ was, becomes }) => `${was} → ${becomes}` },
  { id: 'why', header: changeTexts.why, cell: ({ reason }) => reason || '–' },
];

/** Who switched a feature before. States: loading, failed, none, a table. */
export function ChangeLog({ id }: { id: string }) {
  const { currentData: changes, ...answer } = useFeatureChangesQuery({ id });
  return (
    <Card title={changeTexts.title} flush={changes !== undefined && changes.length > 0}>
      {changes === undefined && <NoAnswer of={answer} texts={changeTexts} waiting={<SkeletonTable rows={3} />} />}
      {changes?.length === 0 && <p>{changeTexts.none}</p>}
      {changes !== undefined && changes.length > 0 && (
        <DataTable
          bare
          stacks="named"
          hideCaption
          caption={changeTexts.caption}
          columns={COLUMNS}
          rows={changes}
          rowKey={(change) => change.id}
          density="comfortable"
        />
      )}
    </Card>
  );
}
