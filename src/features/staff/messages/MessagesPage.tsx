import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useWrittenStaffMessagesQuery, type WrittenMessage } from './messagesApi.ts';
import { writeTexts as texts, audienceName, SEGMENT_WORDS } from './texts.ts';
import { useMessageForm } from './useMessageForm.ts';

const TO = Object.entries(SEGMENT_WORDS).map(([value, label]) => ({ value, label }));

/** Writes to one member, or asks a colleague to approve a message to many, whose number is checked first. */
function MessageForm() {
  const { form, refused, reach, check, isChecking } = useMessageForm();
  const { to } = form.values;
  const isOne = to === 'one';
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={3}>
        <SelectField label={texts.to} options={TO} {...formikField(form, 'to')} />
        {isOne && <TextField label={texts.account} autoComplete="off" {...formikField(form, 'account')} />}
        {to === 'test-group' && <TextField label={texts.group} autoComplete="off" {...formikField(form, 'group')} />}
        <TextField label={texts.subject} {...formikField(form, 'subject')} />
        <TextAreaField rows={6} label={texts.text} {...formikField(form, 'text')} />
        {!isOne && (
          <TextAreaField rows={2} label={texts.reason} hint={texts.reasonHint} {...formikField(form, 'reason')} />
        )}
        <div role="status">
          {!isOne && reach && (
            <p>
              <strong>{texts.reach(reach.count)}</strong> {reach.samples.length > 0 && texts.samples(reach.samples)}
            </p>
          )}
        </div>
        <FormRefusal title={refused?.title ?? texts.notSent} reason={refused?.reason ?? null} />
        <Inline gap={3}>
          {!isOne && (
            <Button loading={isChecking} onClick={() => void check()}>
              {texts.check}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {isOne ? texts.send : texts.ask}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** The subject, which opens the words: who approves a message reads them here. */
const Words = ({ message: { subject, text } }: { message: WrittenMessage }) => (
  <details>
    <summary>
      <bdi>{subject}</bdi>
    </summary>
    <p dir="auto">{text}</p>
  </details>
);

const COLUMNS: readonly Column<WrittenMessage>[] = [
  { id: 'message', header: texts.message, isRowHeader: true, cell: (message) => <Words message={message} /> },
  { id: 'to', header: texts.to, cell: ({ segment, group }) => audienceName(segment, group) },
  { id: 'state', header: texts.state, cell: ({ sentAt }) => (sentAt === null ? texts.waiting : texts.delivered) },
  {
    id: 'recipients',
    header: texts.recipients,
    align: 'end',
    narrow: true,
    cell: ({ recipients }) => figure(recipients),
  },
  { id: 'read', header: texts.read, align: 'end', narrow: true, cell: ({ read }) => figure(read) },
  { id: 'answered', header: texts.answered, align: 'end', narrow: true, cell: ({ answered }) => figure(answered) },
  {
    id: 'written',
    header: texts.written,
    narrow: true,
    cell: ({ writtenAt }) => <time dateTime={writtenAt}>{momentInWords(writtenAt)}</time>,
  },
];

/** Messages that staff wrote, with how many have read and answered them. */
const WrittenTable = ({ messages }: { messages: readonly WrittenMessage[] }) => (
  <DataTable
    caption={texts.caption}
    stacks="named"
    rows={messages}
    rowKey={({ id }) => id}
    empty={texts.none}
    columns={COLUMNS}
  />
);

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
