import { securityEventSentence } from '#domain/account/security/securityEvents.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { accountApi } from '../accountApi.ts';
import { activityTexts } from '../texts.ts';

/** The events of the reader’s account in the last year. States: loading, failed with retry, none, events. */
export function RecentEvents() {
  const { data: events, isFetching, error, refetch } = accountApi.useOwnSecurityEventsQuery();
  if (error)
    return <LoadFailure headingLevel={3} title={activityTexts.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={activityTexts.caption}
      hideCaption
      stacks="flowing"
      bare
      busy={isFetching}
      rows={events ?? []}
      rowKey={({ id }) => id}
      empty={isFetching ? activityTexts.waiting : activityTexts.none}
      columns={[
        { id: 'what', header: activityTexts.what, isRowHeader: true, cell: (event) => securityEventSentence(event) },
        {
          id: 'network',
          header: activityTexts.network,
          cell: ({ network }) => network ?? activityTexts.unknownNetwork,
        },
        {
          id: 'time',
          header: activityTexts.time,
          cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time>,
        },
      ]}
    />
  );
}
