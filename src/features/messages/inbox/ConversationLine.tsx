import { conversationAddress } from '#domain/messages/core/conversationHash.ts';
import { MOST_UNREAD } from '#domain/messages/core/messageText.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { shortMomentInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { Conversation } from './conversationsApi.ts';
import { useStaffMessagesQuery } from './fromStaffApi.ts';
import styles from './inbox.module.scss';
import { inboxTexts as texts, staffTexts } from './texts.ts';

/**
 * Messages of staff above the conversations, marked as theirs; nothing where there are none.
 * @param current - the one that is open
 */
export function StaffLines({ current }: { current: string | null }) {
  const { data = [] } = useStaffMessagesQuery();
  if (data.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={staffTexts.list}>
      {data.map(({ id, subject, sentAt, isRead }) => (
        <li key={id} className={styles.line} data-current={id === current}>
          <span className={styles.name}>
            <TextLink
              plain
              strong={!isRead}
              to={`/messaging?staff=${id}`}
              aria-current={id === current ? 'page' : undefined}
            >
              <bdi>{subject}</bdi>
            </TextLink>
          </span>
          <time className={styles.when} dateTime={sentAt}>
            {shortMomentInWords(Date.parse(sentAt))}
          </time>
          <span className={styles.excerpt}>
            <Badge tone="info">{staffTexts.badge}</Badge>
          </span>
          {!isRead && <Badge tone="brand">{staffTexts.fresh}</Badge>}
        </li>
      ))}
    </ul>
  );
}

/** One conversation in a list: who, when, how it goes on. @param isCurrent - it is open beside the list */
export function ConversationLine({
  conversation: { hash, otherName, lastText, lastAt, isLastOwn, unread, isRequest, isMuted },
  isCurrent,
}: {
  conversation: Conversation;
  isCurrent: boolean;
}) {
  return (
    <li className={styles.line} data-current={isCurrent}>
      <span className={styles.name}>
        <TextLink
          plain
          strong={unread > 0}
          to={conversationAddress(hash)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <bdi>{otherName ?? texts.former}</bdi>
        </TextLink>
      </span>
      <time className={styles.when} dateTime={lastAt}>
        {shortMomentInWords(Date.parse(lastAt))}
      </time>
      <span className={styles.excerpt}>
        {isRequest ? (
          texts.request
        ) : (
          <>
            {isLastOwn && texts.you}
            {lastText}
          </>
        )}
      </span>
      {unread > 0 && !isRequest ? (
        <Badge tone="brand">
          <span aria-hidden="true">{unread > MOST_UNREAD ? texts.more99 : unread}</span>
          <VisuallyHidden>{unread > MOST_UNREAD ? texts.unreadMany : texts.unread(unread)}</VisuallyHidden>
        </Badge>
      ) : (
        isMuted && <Badge>{texts.muted}</Badge>
      )}
    </li>
  );
}
