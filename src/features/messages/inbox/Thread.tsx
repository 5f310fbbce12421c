import { Suspense, useEffect, useRef, useState } from 'react';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { Composer } from './Composer.tsx';
import { useConversationQuery, type Message } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { MessageItem } from './MessageItem.tsx';
import { inboxTexts, threadTexts as texts } from './texts.ts';
import { ThreadHead, RequestNotice } from './ThreadHead.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useSendMessageMutation } from './writingApi.ts';

interface ListProps {
  messages: readonly Message[];
  name: string | null;
  hasLinks: boolean;
}

const Items = ({ messages, name, hasLinks }: ListProps) =>
  messages.map((message) => <MessageItem key={message.id} message={message} name={name} hasLinks={hasLinks} />);

/** A page of earlier messages, and the way to those before it. */
function EarlierMessages({
  hash,
  before,
  name,
  hasLinks,
}: Omit<ListProps, 'messages'> & { hash: string; before: string }) {
  const [isMore, setMore] = useState(false);
  const { data } = useConversationQuery({ hash, before });
  if (!data) return <PageSkeleton label={texts.loading} />;
  const [oldest] = data.messages;
  return (
    <>
      {data.hasEarlier &&
        oldest &&
        (isMore ? (
          <EarlierMessages {...{ hash, name, hasLinks }} before={oldest.id} />
        ) : (
          <Button size="sm" onClick={() => setMore(true)}>
            {texts.earlier}
          </Button>
        ))}
      <ul className={styles.log}>
        <Items {...{ messages: data.messages, name, hasLinks }} />
      </ul>
    </>
  );
}

/** One conversation. States: loading, failed, not there, a request, messages with where to answer, or why not. */
export function Thread({ hash }: { hash: string }) {
  const { currentData: page, ...asked } = useConversationQuery({ hash }, { refetchOnMountOrArgChange: true });
  const [send] = useSendMessageMutation();
  const [before, setBefore] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const conversation = page?.conversation;
  const messages = page?.messages ?? [];
  const newest = messages.at(-1);
  useMarkRead(conversation, newest);
  usePageTitle(
    conversation ? texts.with(conversation.otherName ?? inboxTexts.former) : page === null ? texts.missing.title : null,
  );
  const newestId = newest?.id;
  // Only a new message moves the page, not the same one read again.
  useEffect(() => {
    if (newestId !== undefined) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [newestId]);

  if (page === undefined) return <NoAnswer of={asked} texts={texts} headingLevel={1} />;
  if (page === null || !conversation) {
    return (
      <Notice
        tone="empty"
        headingLevel={1}
        title={texts.missing.title}
        actions={<ButtonLink to="/messaging">{texts.missing.back}</ButtonLink>}
      >
        <p>{texts.missing.text}</p>
      </Notice>
    );
  }
  const { otherName: name, isRequest, isNew, standing } = conversation;
  const hasLinks = !isNew;
  const mayWrite = standing === 'OPEN' || standing === 'REQUEST';
  return (
    <Suspense fallback={<PageSkeleton label={texts.loading} />}>
      <TextLink to="/messaging">{texts.back}</TextLink>
      <ThreadHead conversation={conversation} />
      {isRequest && <RequestNotice hash={hash} name={name} />}
      {/* A region that scrolls is reached by the keyboard. */}
      <div className={styles.messages} role="region" aria-label={texts.messages} tabIndex={0}>
        {page.hasEarlier &&
          messages[0] &&
          (before === null ? (
            <Button size="sm" onClick={() => setBefore(messages[0]?.id ?? null)}>
              {texts.earlier}
            </Button>
          ) : (
            <EarlierMessages {...{ hash, before, name, hasLinks }} />
          ))}
        <ul className={styles.log} aria-live="polite" aria-relevant="additions">
          <Items
            {...{
              messages: before === null ? messages : messages.filter(({ id }) => Number(id) >= Number(before)),
              name,
              hasLinks,
            }}
          />
        </ul>
        <div ref={end} />
      </div>
      {mayWrite ? (
        <Composer
          draft={`message.${hash}`}
          name={name ?? inboxTexts.former}
          isNew={isNew}
          send={async (text, clientId) => {
            const answer = await send({ input: { hash, text, clientId, about: null } });
            return answer.error ?? null;
          }}
        />
      ) : (
        <Notice tone="info" title={texts.standing[standing]} />
      )}
    </Suspense>
  );
}
