import { useSearchParams } from 'react-router-dom';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './OpenedMail.module.scss';
import { useOutboxQuery, type OutboxLine, useOutboxMailQuery } from './outboxApi.ts';
import { outboxTexts, openedMailTexts } from './texts.ts';

/**
 * The HTML part for a frame of this site: without its inline styles, which the site's policy forbids in frames of its
 * own too, and with links that open in a tab of their own. Nothing runs in the frame, whatever is in it.
 */
const framed = (html: string): string =>
  html.replace('<head>', '<head><base target="_blank">').replaceAll(/ style="[^"]*"/gu, '');

/** One email with both its parts. States: loading, failed, no longer there, the email. */
function OpenedMail({ id }: { id: string }) {
  const { data: mail, ...answer } = useOutboxMailQuery({ id });
  const back = <TextLink to="/internal/outbox">{openedMailTexts.back}</TextLink>;
  if (answer.error || mail === undefined) return <NoAnswer of={answer} texts={openedMailTexts} headingLevel={2} />;
  if (mail === null)
    return (
      <Notice tone="empty" headingLevel={2} title={openedMailTexts.missing.title} actions={back}>
        {openedMailTexts.missing.text}
      </Notice>
    );
  return (
    <Stack gap={4}>
      {back}
      <h2>{mail.subject}</h2>
      <DescriptionList
        items={[
          { term: outboxTexts.to, value: mail.to },
          { term: outboxTexts.time, value: momentInWords(mail.queuedAt) },
        ]}
      />
      <Tabs
        label={openedMailTexts.parts}
        tabs={[
          { id: 'text', label: openedMailTexts.plain, content: <pre className={styles.text}>{mail.text}</pre> },
          {
            id: 'html',
            label: openedMailTexts.html,
            content: (
              <iframe
                className={styles.frame}
                title={openedMailTexts.frame}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                srcDoc={framed(mail.html)}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}

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
