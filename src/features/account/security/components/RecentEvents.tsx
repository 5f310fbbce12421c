import { securityEventSentence } from '#domain/account/security/securityEvents.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { accountApi } from '../accountApi.ts';
import { activityTexts } from '../texts.ts';

/** The events of the reader’s account in the last year. States: loading, failed with retry, none, events. */
export function RecentEvents() {
  const query = accountApi.useOwnSecurityEventsQuery();
  const table = (events: NonNullable<typeof query.data>) => (
    <DataTable
      caption={activityTexts.caption}
      hideCaption
      stacks="flowing"
      bare
      busy={query.isFetching}
      rows={events}
      rowKey={({ id }) => id}
      empty={query.isFetching ? activityTexts.waiting : activityTexts.none}
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
  return (
    <Answer of={query} texts={activityTexts} waiting={table([])} headingLevel={3} mustBeFresh>
      {table}
    </Answer>
  );
}
