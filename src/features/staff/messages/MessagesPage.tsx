import { Answer } from '#ui/Answer/Answer.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { MessageForm } from './MessageForm.tsx';
import { useWrittenStaffMessagesQuery } from './messagesApi.ts';
import { writeTexts as texts } from './texts.ts';
import { WrittenTable } from './WrittenTable.tsx';

/** What staff write to members: the form, and what was written. States of the list: loading, failed, none, some. */
export function Component() {
  const written = useWrittenStaffMessagesQuery();
  return (
    <StaffPage
      texts={texts}
      actions={
        <p>
          <TextLink to="/internal/staff">{texts.approve}</TextLink>
        </p>
      }
    >
      <MessageForm />
      <Answer of={written} texts={texts} headingLevel={2} mustBeFresh>
        {(messages) => <WrittenTable messages={messages} />}
      </Answer>
    </StaffPage>
  );
}
