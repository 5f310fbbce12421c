import { useSearchParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useStaffInAppMessagesQuery, useSetInAppMessageLiveMutation, type StaffMessage } from './inAppApi.ts';
import { MessageForm } from './MessageForm.tsx';
import { inAppTexts as texts, messageTexts } from './texts.ts';

const TONES = { DRAFT: 'neutral', LIVE: 'success', STOPPED: 'warning' } as const;

/** Every message with what became of it; each can be opened, started and stopped. */
function MessageTable({ messages }: { messages: readonly StaffMessage[] }) {
  const [setLive, { error, isLoading, originalArgs }] = useSetInAppMessageLiveMutation();
  return (
    <Stack gap={4}>
      {error !== undefined && (
        <Notice tone="error" title={texts.notChanged}>
          <p>{describeError(error)}</p>
        </Notice>
      )}
      <DataTable
        caption={texts.caption}
        hideCaption
        stacks="named"
        rows={messages}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'title',
            header: texts.heading,
            isRowHeader: true,
            cell: ({ id, title }) => (
              <TextLink to={`?message=${id}`} aria-label={texts.edit(title)}>
                {title}
              </TextLink>
            ),
          },
          {
            id: 'state',
            header: texts.state,
            cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
          },
          { id: 'shown', header: texts.shown, align: 'end', cell: ({ shown }) => shown },
          { id: 'closed', header: texts.closed, align: 'end', cell: ({ dismissed }) => dismissed },
          { id: 'followed', header: texts.followed, align: 'end', cell: ({ followed }) => followed },
          {
            id: 'actions',
            header: texts.actions,
            cell: ({ id, title, state }) => (
              <Button
                size="sm"
                loading={isLoading && originalArgs?.id === id}
                aria-label={state === 'LIVE' ? texts.stopNamed(title) : texts.startNamed(title)}
                onClick={() => void setLive({ id, isLive: state !== 'LIVE' })}
              >
                {state === 'LIVE' ? texts.stop : texts.start}
              </Button>
            ),
          },
        ]}
      />
    </Stack>
  );
}

/** What is under the heading. States: loading, failed, the form of one, none yet, all. */
function Content() {
  const [query] = useSearchParams();
  const { data: messages, ...answer } = useStaffInAppMessagesQuery();
  const id = query.get('message');
  if (answer.error || messages === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  if (id !== null) {
    const message = messages.find((one) => one.id === id) ?? null;
    return (
      <Stack gap={4}>
        <TextLink to="/internal/in-app">{messageTexts.back}</TextLink>
        {message || id === 'new' ? (
          <MessageForm key={`${id}.${message?.version ?? 0}`} message={message} />
        ) : (
          <Notice tone="empty" headingLevel={2} title={messageTexts.missing.title}>
            {messageTexts.missing.text}
          </Notice>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <div>
        <ButtonLink variant="primary" to="?message=new">
          {texts.write}
        </ButtonLink>
      </div>
      {messages.length > 0 ? (
        <MessageTable messages={messages} />
      ) : (
        <Notice tone="empty" headingLevel={2} title={texts.none.title}>
          {texts.none.text}
        </Notice>
      )}
    </Stack>
  );
}

/** Where staff write, preview, schedule, start and stop messages in the browser. */
export function Component() {
  return (
    <StaffPage texts={texts}>
      <Content />
    </StaffPage>
  );
}
