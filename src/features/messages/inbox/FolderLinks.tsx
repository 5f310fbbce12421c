import { unreadMessages } from '#features/messages/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { inboxTexts as texts } from './texts.ts';

/** Inbox and requests, with how many requests wait. */
export function FolderLinks({ folder }: { folder: 'INBOX' | 'REQUESTS' }) {
  const { data } = unreadMessages.useQuery();
  const requests = data?.requests ?? 0;
  return (
    <nav aria-label={texts.folders}>
      <Inline gap={4}>
        <TextLink strong={folder === 'INBOX'} to="/messaging" aria-current={folder === 'INBOX' ? 'true' : undefined}>
          {texts.inbox}
        </TextLink>
        <TextLink
          strong={folder === 'REQUESTS'}
          to="/messaging?folder=requests"
          aria-current={folder === 'REQUESTS' ? 'true' : undefined}
        >
          {texts.requests}
        </TextLink>
        {requests > 0 && <Badge tone="brand">{requests}</Badge>}
      </Inline>
    </nav>
  );
}
