import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { requestAddress } from '#domain/help/tickets/ticketAddresses.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import {
  type StaffMessage,
  useDeleteStaffMessageMutation,
  useMarkStaffMessageReadMutation,
  useStaffMessagesQuery,
  useAnswerStaffMessageMutation,
} from './fromStaffApi.ts';
import styles from './inbox.module.scss';
import { messageProblems } from './messageProblems.ts';
import { inboxTexts, staffTexts as texts } from './texts.ts';

const EMPTY = { text: '' };

/** Answers a message of staff: the answer opens a request to support. What is typed outlives the page. */
function StaffAnswer({ id }: { id: string }) {
  const [answer, { data, error }] = useAnswerStaffMessageMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate: messageProblems,
    validateOnBlur: false,
    onSubmit: async ({ text }) => {
      const { data: outcome } = await answer({ id, text });
      if (outcome?.reference) draft.forget();
    },
  });
  const draft = useFormDraft(form, { form: `message.staff.${id}`, owner: useDraftOwner() });
  const problems = data?.problems.map(({ message }) => message).join(' ') ?? '';
  return (
    <Form form={form} aria-label={texts.answerForm}>
      <Stack gap={2}>
        <TextAreaField rows={3} label={texts.answer} hint={texts.answerHint} {...formikField(form, 'text')} />
        <FormRefusal title={texts.notSent} reason={error === undefined ? problems || null : describeError(error)} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** The words of a message, and how it was or can be answered. Opening it reads it. */
function Opened({ message: { id, subject, text, sentAt, isRead, request } }: { message: StaffMessage }) {
  const navigate = useNavigate();
  const [markRead] = useMarkStaffMessageReadMutation();
  const [remove, { isLoading }] = useDeleteStaffMessageMutation();
  useEffect(() => {
    if (!isRead) void markRead({ id });
  }, [id, isRead, markRead]);
  const onDelete = async () => {
    if ((await remove({ id })).data) void navigate('/messaging', { replace: true });
  };
  return (
    <Stack gap={4}>
      <TextLink to="/messaging">{texts.back}</TextLink>
      <Stack gap={2}>
        <h1>
          <bdi>{subject}</bdi>
        </h1>
        <Inline gap={3}>
          <Badge tone="info">{texts.badge}</Badge>
          <time dateTime={sentAt}>{momentInWords(sentAt)}</time>
        </Inline>
      </Stack>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {request === null ? (
        <StaffAnswer id={id} />
      ) : (
        <p>
          {texts.answered} <TextLink to={requestAddress(request)}>{texts.openRequest(request)}</TextLink>
        </p>
      )}
      <div>
        <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void onDelete()}>
          {texts.remove}
        </Button>
      </div>
    </Stack>
  );
}

/** One message of staff. States: loading, failed, not there, the message. */
export function StaffThread({ id }: { id: string }) {
  const { data, ...answer } = useStaffMessagesQuery();
  const message = data?.find((one) => one.id === id);
  if (message) return <Opened message={message} />;
  if (answer.error !== undefined || data === undefined)
    return <NoAnswer of={answer} texts={{ loading: inboxTexts.loading, failed: texts.failed }} headingLevel={1} />;
  return (
    <Notice
      tone="empty"
      headingLevel={1}
      title={texts.missing.title}
      actions={<TextLink to="/messaging">{texts.back}</TextLink>}
    >
      {texts.missing.text}
    </Notice>
  );
}
