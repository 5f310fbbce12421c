import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack, Inline } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { DecisionForm } from './DecisionForm.tsx';
import styles from './moderation.module.scss';
import { useModerationLogQuery, useModerationQueueQuery, type ModerationCase } from './moderationApi.ts';
import { moderationTexts as texts } from './texts.ts';

/** The messages of a case, the oldest first; the one it is about is marked. */
const HandedMessages = ({ messages }: Pick<ModerationCase, 'messages'>) => (
  <ul className={styles.messages} aria-label={texts.messages}>
    {messages.map(({ isReported, isOfSender, text, sentAt }, at) => (
      // Two may be sent in the same millisecond.
      <li key={`${sentAt} ${at}`} className={styles.message} data-reported={isReported}>
        <Inline gap={2}>
          <strong>{isOfSender ? texts.ofSender : texts.ofOther}</strong>
          <time dateTime={sentAt}>{momentInWords(sentAt)}</time>
          {isReported && <Badge tone="warning">{texts.thisOne}</Badge>}
        </Inline>
        <p className={styles.words} dir="auto">
          {text}
        </p>
      </li>
    ))}
  </ul>
);

/** A message that waits: why, what was handed over, and the form of the decision. */
function CaseCard({
  one: { messageId, kind, senderId, earlierRemovals, since, reports, messages, appeal, decidedBecause },
}: {
  one: ModerationCase;
}) {
  return (
    <Card title={texts.kinds[kind]}>
      <Stack gap={4}>
        <Inline gap={3}>
          <span>{texts.sender(senderId)}</span>
          <span>{texts.earlier(earlierRemovals)}</span>
          <time dateTime={since}>{momentInWords(since)}</time>
        </Inline>
        {reports.length > 0 && (
          <ul className={styles.messages} aria-label={texts.reports}>
            {reports.map(({ reason, words, madeAt }, at) => (
              <li key={`${madeAt} ${at}`}>
                <strong>{texts.reasons[reason] ?? reason}</strong>
                {words !== '' && <p className={styles.words}>{words}</p>}
              </li>
            ))}
          </ul>
        )}
        <HandedMessages messages={messages} />
        {decidedBecause !== null && kind === 'APPEAL' && (
          <p>
            <strong>{texts.because}:</strong> {decidedBecause}
          </p>
        )}
        {appeal !== null && (
          <p>
            <strong>{texts.appeal}:</strong> {appeal}
          </p>
        )}
        <DecisionForm id={messageId} />
      </Stack>
    </Card>
  );
}

/** What waits, the longest first. States: loading, failed, nothing, cases. */
function Queue() {
  const { data, ...answer } = useModerationQueueQuery();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  if (data.length === 0)
    return (
      <Notice tone="empty" headingLevel={2} title={texts.none.title}>
        {texts.none.text}
      </Notice>
    );
  return (
    <Stack gap={4}>
      {data.map((one) => (
        <CaseCard key={one.messageId} one={one} />
      ))}
    </Stack>
  );
}

/** Every decision, without a word of any message. */
function Log() {
  const { data, ...answer } = useModerationLogQuery();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  return (
    <DataTable
      caption={texts.logCaption}
      hideCaption
      stacks="named"
      rows={data}
      rowKey={({ id }) => id}
      columns={[
        { id: 'decision', header: texts.decision, isRowHeader: true, cell: ({ decision }) => decision },
        { id: 'reason', header: texts.reason, cell: ({ reason }) => reason },
        {
          id: 'when',
          header: texts.when,
          cell: ({ decidedAt }) => <time dateTime={decidedAt}>{momentInWords(decidedAt)}</time>,
        },
        { id: 'objected', header: texts.objected, cell: ({ isAppealed }) => (isAppealed ? texts.yes : texts.no) },
      ]}
    />
  );
}

/** Where staff decide on messages that were reported, held or objected about. */
export function Component() {
  return (
    <StaffPage texts={texts}>
      <Tabs
        label={texts.parts}
        tabs={[
          { id: 'queue', label: texts.queue, content: <Queue /> },
          { id: 'log', label: texts.log, content: <Log /> },
        ]}
      />
    </StaffPage>
  );
}
