import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { unreadMessages } from '#features/messages/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack, Inline } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { ConversationLine } from './ConversationLine.tsx';
import { useConversationsQuery } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { inboxTexts as texts } from './texts.ts';

/** Inbox and requests, with how many requests wait. */
function FolderLinks({ folder }: { folder: 'INBOX' | 'REQUESTS' }) {
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

const SETTLE_MS = 300;

interface PageProps {
  folder: 'INBOX' | 'REQUESTS';
  search: string;
  after: string | null;
  current: string | null;
  onMore: ((cursor: string) => void) | null;
}

/** What an empty list says. */
function None({ folder, search }: Pick<PageProps, 'folder' | 'search'>) {
  const { title, text } = search !== '' ? texts.notFound : folder === 'REQUESTS' ? texts.noRequests : texts.none;
  return (
    <Notice tone="empty" icon={MessagesSquare} headingLevel={2} title={title}>
      {text}
    </Notice>
  );
}

/** A page of the list; the last one offers the next. */
function ListPage({ folder, search, after, current, onMore }: PageProps) {
  const { currentData, ...answer } = useConversationsQuery({
    folder,
    after,
    search: search === '' ? null : search,
  });
  if (currentData === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const { conversations, cursor } = currentData;
  if (conversations.length === 0) return after === null ? <None folder={folder} search={search} /> : null;
  return (
    <>
      <ul className={styles.lines} aria-label={texts.conversations}>
        {conversations.map((conversation) => (
          <ConversationLine
            key={conversation.hash}
            conversation={conversation}
            isCurrent={conversation.hash === current}
          />
        ))}
      </ul>
      {cursor !== null && onMore && <Button onClick={() => onMore(cursor)}>{texts.more}</Button>}
    </>
  );
}

/** The conversations of a folder, the newest first, found by words. @param current - the one that is open */
export function ConversationList({ current }: { current: string | null }) {
  const [query] = useSearchParams();
  const folder = query.get('folder') === 'requests' ? 'REQUESTS' : 'INBOX';
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SETTLE_MS);
  const [pages, setPages] = useState<{ of: string; after: readonly (string | null)[] }>({ of: '', after: [null] });
  const of = `${folder} ${search}`;
  const shown = pages.of === of ? pages.after : [null];
  return (
    <Stack gap={3}>
      <FolderLinks folder={folder} />
      <TextField
        type="search"
        label={texts.search}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown.map((after, at) => (
        <ListPage
          key={after ?? 'first'}
          {...{ folder, search, after, current }}
          onMore={at === shown.length - 1 ? (cursor) => setPages({ of, after: [...shown, cursor] }) : null}
        />
      ))}
    </Stack>
  );
}
