import { useSearchParams } from 'react-router-dom';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { OpenedMail } from './OpenedMail.tsx';
import { useOutboxQuery, type OutboxLine } from './outboxApi.ts';
import { outboxTexts } from './texts.ts';

/** `password-reset` as words. */
const inWords = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

/** The emails as a table; each subject opens its email. */
function MailTable({ mails }: { mails: readonly OutboxLine[] }) {
  return (
    <DataTable
      caption={outboxTexts.caption}
      hideCaption
      stacks="named"
      rows={mails}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'subject',
          header: outboxTexts.subject,
          isRowHeader: true,
          cell: ({ id, subject }) => <TextLink to={`?mail=${id}`}>{subject}</TextLink>,
        },
        { id: 'to', header: outboxTexts.to, cell: ({ to }) => to },
        { id: 'kind', header: outboxTexts.kind, cell: ({ kind }) => inWords(kind) },
        {
          id: 'time',
          header: outboxTexts.time,
          cell: ({ queuedAt }) => <time dateTime={queuedAt}>{momentInWords(queuedAt)}</time>,
        },
      ]}
    />
  );
}

/** What is under the heading. States: loading, failed, production, no emails, emails. */
function MailList() {
  const { data: mails, ...answer } = useOutboxQuery();
  if (answer.error || mails === undefined) return <NoAnswer of={answer} texts={outboxTexts} headingLevel={2} />;
  if (mails === null)
    return (
      <Notice tone="info" headingLevel={2} title={outboxTexts.sendsMail.title}>
        {outboxTexts.sendsMail.text}
      </Notice>
    );
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
          {outboxTexts.check}
        </Button>
      </Inline>
      {mails.length > 0 ? (
        <MailTable mails={mails} />
      ) : (
        <Notice tone="empty" headingLevel={2} title={outboxTexts.none.title}>
          {outboxTexts.none.text}
        </Notice>
      )}
    </Stack>
  );
}

/** The emails that a demonstration keeps for 30 days instead of sending them: the list, or the one in the address. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('mail');
  return <StaffPage texts={outboxTexts}>{id === null ? <MailList /> : <OpenedMail id={id} />}</StaffPage>;
}
