import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { isTicketTopic } from '#domain/help/tickets/ticketRules.ts';
import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import {
  ReplyForm,
  type RequestThread,
  StateBadge,
  Thread,
  topicTexts,
  useReplyToSupportMutation,
  useSolveSupportRequestMutation,
} from '#features/help/threads/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { requestTexts as texts } from './texts.ts';

interface RequestViewProps {
  request: RequestThread;
  /** Of a visitor's link; null for a member. */
  token: string | null;
  onChange: () => void;
}

/** A request as the person who asked sees it: facts, thread, reply. */
export function RequestView({
  request: { reference, topic, subject, about, state, promisedOn, messages, mayReply },
  token,
  onChange,
}: RequestViewProps) {
  const [reply] = useReplyToSupportMutation();
  const [solve, { isLoading }] = useSolveSupportRequestMutation();
  const isAnswered = messages.some(({ isStaff }) => isStaff);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Inline gap={3}>
          <h1 dir="auto">{subject}</h1>
          <StateBadge state={state} />
        </Inline>
        <DescriptionList
          items={[
            { term: texts.reference, value: reference },
            { term: texts.topic, value: isTicketTopic(topic) ? topicTexts[topic] : topic },
            ...(about === '' ? [] : [{ term: texts.about, value: about }]),
            ...(isAnswered ? [] : [{ term: texts.promised, value: dayInWords(new Date(promisedOn)) }]),
          ]}
        />
      </Stack>
      <Thread messages={messages} token={token} />
      {mayReply ? (
        <Stack gap={3}>
          <h2>{texts.reply}</h2>
          <ReplyForm
            reference={reference}
            onSend={async (text, files) => {
              const sent = await reply({ input: { reference, token, text, files } });
              if (sent.data?.request) onChange();
              return sent;
            }}
          >
            {state !== 'SOLVED' && (
              <div>
                <Button loading={isLoading} onClick={() => void solve({ reference, token }).then(onChange)}>
                  {texts.solve}
                </Button>
              </div>
            )}
          </ReplyForm>
        </Stack>
      ) : (
        <p>
          {texts.closed} <TextLink to={HELP_CONTACT}>{texts.contact}</TextLink>
        </p>
      )}
    </Stack>
  );
}
