import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { MessageForm } from './MessageForm.tsx';
import { useWrittenStaffMessagesQuery } from './messagesApi.ts';
import { writeTexts as texts } from './texts.ts';
import { WrittenTable } from './WrittenTable.tsx';

/** What staff write to members: the form, and what was written. States of the list: loading, failed, none, some. */
export function Component() {
  const { data: messages, error, refetch } = useWrittenStaffMessagesQuery();
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <p>
            <TextLink to="/internal/staff">{texts.approve}</TextLink>
          </p>
        </Stack>
        <MessageForm />
        {error !== undefined && (
          <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined &&
          (messages ? <WrittenTable messages={messages} /> : <PageSkeleton label={texts.loading} />)}
      </Stack>
    </PageContainer>
  );
}
