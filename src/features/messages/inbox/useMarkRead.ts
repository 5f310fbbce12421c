import { useEffect, useRef } from 'react';

import type { Conversation, Message } from './conversationsApi.ts';
import { useMarkConversationReadMutation } from './writingApi.ts';

/**
 * Marks a conversation, or a request, as read while its newest message is shown in a window that is looked at. The
 * sender does not learn it.
 */
export function useMarkRead(conversation: Conversation | undefined, newest: Message | undefined): void {
  const [markRead] = useMarkConversationReadMutation();
  const marked = useRef('');
  const isUnread = conversation !== undefined && conversation.unread > 0;
  const hash = conversation?.hash;
  const id = newest?.id;
  useEffect(() => {
    if (!isUnread || hash === undefined || id === undefined) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current === id) return;
      marked.current = id;
      void markRead({ hash, messageId: id });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [hash, id, isUnread, markRead]);
}
