import { failureText } from '#services/graphql/failureText.ts';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { useFeatureChangesQuery, type FeatureChange } from '../featuresApi.ts';

/** In UTC, so that two people who compare notes read the same. */
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const COLUMNS: readonly Column<FeatureChange>[] = [
  { id: 'when', header: 'When (UTC)', narrow: true, isRowHeader: true, cell: ({ changedAt }) => <time dateTime={changedAt}>{TIME.format(new Date(changedAt))}</time> },
  { id: 'who', header: 'Who', cell: ({ staff, isOperator }) => staff ?? (isOperator ? 'Operator' : 'Staff (account gone)') },
  { id: 'whom', header: 'For', cell: ({ memberId, was }) => (memberId === null ? (was === 'held' || was === 'not held' || was === 'in' || was === 'out' ? 'An account that is gone' : 'Everybody') : `Account ${memberId}`) },
  { id: 'what', header: 'Change', narrow: true, cell: ({ was, becomes }) => `${was} → ${becomes}` },
  { id: 'why', header: 'Reason', cell: ({ reason }) => reason || '–' },
];

/** Who switched a feature before. States: loading, failed, none, a table. */
export function ChangeLog({ id }: { id: string }) {
  const { currentData: changes, isFetching, error, refetch } = useFeatureChangesQuery({ id });
  return (
    <Card title="Changes" flush={changes !== undefined && changes.length > 0}>
      {changes === undefined && isFetching && <SkeletonTable rows={3} />}
      {changes === undefined && !isFetching && (
        <LoadFailure title="The changes could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />
      )}
      {changes?.length === 0 && <p>Nobody has switched this yet.</p>}
      {changes !== undefined && changes.length > 0 && <DataTable bare stacks="named" hideCaption caption="Changes, the newest first" columns={COLUMNS} rows={changes} rowKey={(change) => change.id} density="comfortable" />}
    </Card>
  );
}
