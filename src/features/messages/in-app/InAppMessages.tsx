import { useLocation } from 'react-router-dom';

import { isSafari } from '#domain/messages/in-app/isSafari.ts';
import { InAppPanel } from '#ui/InAppPanel/InAppPanel.tsx';

import { useDisplayedMessage } from './useDisplayedMessage.ts';
import { useInAppSession } from './useInAppSession.ts';

/** Connects a member with the provider of messages and shows what it has for them, one at a time. */
export function InAppMessages({ memberId }: { memberId: number }) {
  const { pathname } = useLocation();
  const { messages, note } = useInAppSession(memberId);
  const { message, close } = useDisplayedMessage(messages, pathname, (messageId) => void note('shown', messageId));
  if (!message) return null;
  const end = (kind: 'dismissed' | 'followed') => {
    void note(kind, message.messageId);
    close();
  };
  return (
    <InAppPanel
      key={message.messageId}
      message={message}
      hasCloseButton={!isSafari(navigator.userAgent)}
      onClose={() => end('dismissed')}
      onFollow={() => end('followed')}
    />
  );
}
