import { useState } from 'react';

import { securityEventSentence } from '#domain/account/security/securityEventWords.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { accountApi } from '../accountApi.ts';

/** The events themselves. States: loading, failed with retry, none, events. */
function Events() {
  const { data: events, isFetching, error, refetch } = accountApi.useOwnSecurityEventsQuery();
  if (error) return <LoadFailure headingLevel={3} title="Your recent activity could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption="Recent security activity, newest first"
      hideCaption
      stacks="named"
      bare
      busy={isFetching}
      rows={events ?? []}
      rowKey={({ id }) => id}
      empty={isFetching ? 'Loading your recent activity…' : 'Nothing has happened in the last year.'}
      columns={[
        { id: 'what', header: 'What happened', isRowHeader: true, cell: (event) => securityEventSentence(event) },
        { id: 'time', header: 'Time', cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time> },
        { id: 'network', header: 'Network', cell: ({ network }) => network ?? 'Not known' },
      ]}
    />
  );
}

/** What happened to the security of the reader's account in the last year; looked up when they ask. */
export function RecentActivity() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Recent security activity">
      <Stack gap={4}>
        <p>Sign-ins, failed tries, and changes to your password, email address and second factors. We keep them for a year. If you see something you did not do, change your password and sign out on every device.</p>
        {isOpen ? (
          <Events />
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>Show recent activity</Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
