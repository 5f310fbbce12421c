import { failureText } from '#services/graphql/failureText.ts';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { useFeatureChangesQuery, type FeatureChange } from '../featuresApi.ts';
import { changeLogTexts } from '../texts.ts';

/** In UTC, so that two people who compare notes read the same. */
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const COLUMNS: readonly Column<FeatureChange>[] = [
  { id: 'when', header: changeLogTexts.columns.when, narrow: true, isRowHeader: true, cell: ({ changedAt }) => <time dateTime={changedAt}>{TIME.format(new Date(changedAt))}</time> },
  { id: 'who', header: changeLogTexts.columns.who, cell: ({ staff, isOperator }) => staff ?? (isOperator ? changeLogTexts.operator : changeLogTexts.formerStaff) },
  { id: 'whom', header: changeLogTexts.columns.whom, cell: ({ memberId, was }) => (memberId === null ? (was === 'held' || was === 'not held' || was === 'in' || was === 'out' ? changeLogTexts.formerAccount : changeLogTexts.everyone) : changeLogTexts.account(memberId)) },
  { id: 'what', header: changeLogTexts.columns.what, narrow: true, cell: ({ was, becomes }) => `${was} → ${becomes}` },
  { id: 'why', header: changeLogTexts.columns.why, cell: ({ reason }) => reason || '–' },
];

/** Who switched a feature before. States: loading, failed, none, a table. */
export function ChangeLog({ id }: { id: string }) {
  const { currentData: changes, isFetching, error, refetch } = useFeatureChangesQuery({ id });
  return (
    <Card title={changeLogTexts.title} flush={changes !== undefined && changes.length > 0}>
      {changes === undefined && isFetching && <SkeletonTable rows={3} />}
      {changes === undefined && !isFetching && (
        <LoadFailure title={changeLogTexts.failed} {...failureText(error)} onRetry={() => void refetch()} />
      )}
      {changes?.length === 0 && <p>{changeLogTexts.empty}</p>}
      {changes !== undefined && changes.length > 0 && <DataTable bare stacks="named" hideCaption caption={changeLogTexts.table} columns={COLUMNS} rows={changes} rowKey={(change) => change.id} density="comfortable" />}
    </Card>
  );
}
