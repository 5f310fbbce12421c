import { useSearchParams } from 'react-router-dom';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useStaffInAppMessagesQuery } from './inAppApi.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageTable } from './MessageTable.tsx';
import { inAppTexts as texts, messageTexts } from './texts.ts';

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
