import { conversationAddress } from '#domain/messages/core/conversationHash.ts';
import { MOST_UNREAD } from '#domain/messages/core/messageLimits.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { shortMomentInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { Conversation } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { inboxTexts as texts } from './texts.ts';

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
