import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { DecisionForm } from './DecisionForm.tsx';
import styles from './moderation.module.scss';
import type { ModerationCase } from './moderationApi.ts';
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
export function CaseCard({
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
