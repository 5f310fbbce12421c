import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { TICKET_DESK } from '#domain/help/tickets/ticketAddresses.ts';
import { isTicketTopic } from '#domain/help/tickets/ticketRules.ts';
import { nextTicketState, type TicketEvent, type TicketState } from '#domain/help/tickets/ticketState.ts';
import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import {
  ReplyForm,
  type RequestThread,
  StateBadge,
  Thread,
  topicTexts,
  useDeskMoveMutation,
  useDeskReplyMutation,
  useDeskRequestQuery,
} from '#features/help/threads/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { deskTexts as texts, queueTexts } from './texts.ts';

const MOVES: readonly (readonly [event: Extract<TicketEvent, 'STAFF_TOOK' | 'SOLVED' | 'REOPENED'>, label: string])[] =
  [
    ['STAFF_TOOK', texts.take],
    ['SOLVED', texts.solve],
    ['REOPENED', texts.reopen],
  ];

/** Steps that can be taken now, a reply, and the thread. */
function Desk({ request, onChange }: { request: RequestThread; onChange: () => void }) {
  const { reference, subject, state, topic, about, email, promisedOn, messages } = request;
  const [move] = useDeskMoveMutation();
  const [reply] = useDeskReplyMutation();
  const [isSolved, setSolved] = useState(false);
  const [isLate, setLate] = useState(false);
  const can = (event: TicketEvent): boolean =>
    nextTicketState(state as TicketState, event) !== null && nextTicketState(state as TicketState, event) !== state;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <TextLink to={TICKET_DESK}>{texts.back}</TextLink>
        <Inline gap={3}>
          <h1 dir="auto">{subject}</h1>
          <StateBadge state={state} words={queueTexts.states} />
        </Inline>
        <DescriptionList
          items={[
            { term: texts.reference, value: reference },
            { term: texts.email, value: email ?? null },
            { term: texts.topic, value: isTicketTopic(topic) ? topicTexts[topic] : topic },
            ...(about === '' ? [] : [{ term: texts.about, value: about }]),
            { term: texts.promised, value: dayInWords(new Date(promisedOn)) },
          ]}
        />
        <Inline gap={3}>
          {MOVES.filter(([event]) => can(event)).map(([event, label]) => (
            <Button
              key={event}
              size="sm"
              onClick={() =>
                void move({ reference, event }).then(({ data }) => {
                  setLate(data === null);
                  onChange();
                })
              }
            >
              {label}
            </Button>
          ))}
        </Inline>
        <p role="alert">{isLate && texts.moved}</p>
      </Stack>
      <Thread messages={messages} token={null} isDesk />
      <p>{texts.details}</p>
      {state !== 'CLOSED' && (
        <Stack gap={3}>
          <h2>{texts.reply}</h2>
          <ReplyForm
            reference={`desk.${reference}`}
            onSend={async (text, files) => {
              const sent = await reply({ reference, text, files, isSolved });
              if (sent.data?.request) onChange();
              return sent;
            }}
          >
            <CheckboxField
              label={texts.andSolve}
              checked={isSolved}
              onChange={({ target }) => setSolved(target.checked)}
            />
          </ReplyForm>
        </Stack>
      )}
    </Stack>
  );
}

/** One request at the desk of staff. States: loading, failed, missing, the request. */
export function Component() {
  const { reference = '' } = useParams();
  const { data: request, ...answer } = useDeskRequestQuery({ reference });
  usePageTitle(request?.subject ?? null);
  if (answer.error !== undefined || request === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer>
      {request === null ? (
        <Notice
          tone="empty"
          headingLevel={1}
          title={texts.missing.title}
          actions={<TextLink to={TICKET_DESK}>{texts.back}</TextLink>}
        >
          <p>{texts.missing.text}</p>
        </Notice>
      ) : (
        <Desk request={request} onChange={() => void answer.refetch()} />
      )}
    </PageContainer>
  );
}
