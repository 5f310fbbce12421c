import { useSearchParams } from 'react-router-dom';

import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useOutboxQuery, type OutboxLine } from './outboxApi.ts';
import { OpenedMail } from './OpenedMail.tsx';

/** `password-reset` as words. */
const inWords = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

/** The mails as a table; each subject opens its mail. */
function MailTable({ mails }: { mails: readonly OutboxLine[] }) {
  return (
    <DataTable
      caption="Mails, newest first"
      hideCaption
      stacks="named"
      rows={mails}
      rowKey={({ id }) => id}
      columns={[
        { id: 'subject', header: 'Subject', isRowHeader: true, cell: ({ id, subject }) => <TextLink to={`?mail=${id}`}>{subject}</TextLink> },
        { id: 'to', header: 'To', cell: ({ to }) => to },
        { id: 'kind', header: 'Kind', cell: ({ kind }) => inWords(kind) },
        { id: 'time', header: 'Time', cell: ({ queuedAt }) => <time dateTime={queuedAt}>{momentInWords(queuedAt)}</time> },
      ]}
    />
  );
}

/** What stands under the heading. States: loading, failed, production, no mails, mails. */
function MailList() {
  const { data: mails, isFetching, error, refetch } = useOutboxQuery();
  if (error) {
    return (
      <LoadFailure headingLevel={2} title="The outbox could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />
    );
  }
  if (mails === undefined) return <PageSkeleton label="Loading the outbox" />;
  if (mails === null) return <Notice tone="info" headingLevel={2} title="This site sends its mail">Only a demonstration keeps mails to be read here.</Notice>;
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Button loading={isFetching} onClick={() => void refetch()}>Look for new mails</Button>
      </Inline>
      {mails.length > 0 ? <MailTable mails={mails} /> : <Notice tone="empty" headingLevel={2} title="No mails yet">Ask for a new password, for example, and look again.</Notice>}
    </Stack>
  );
}

/** The mails that a demonstration keeps for 30 days instead of sending them: the list, or the one in the address. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('mail');
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>Outbox</h1>
          <p>Mails of this demonstration, kept for 30 days. The links in them work.</p>
        </Stack>
        {id === null ? <MailList /> : <OpenedMail id={id} />}
      </Stack>
    </PageContainer>
  );
}
