import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useSetInAppMessageLiveMutation, type StaffMessage } from './inAppApi.ts';
import { inAppTexts as texts } from './texts.ts';

const TONES = { DRAFT: 'neutral', LIVE: 'success', STOPPED: 'warning' } as const;

/** Every message with what became of it; each can be opened, started and stopped. */
export function MessageTable({ messages }: { messages: readonly StaffMessage[] }) {
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
