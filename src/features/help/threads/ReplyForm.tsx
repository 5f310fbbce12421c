import type { ReactNode } from 'react';

import { LONGEST_MESSAGE, messageProblem } from '#domain/help/tickets/ticketRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { TAB_DRAFT } from '#services/forms/drafts.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { AttachFiles, useAttachedFiles } from './AttachFiles.tsx';
import { replyTexts as texts } from './texts.ts';
import type { ReplyOutcome } from './threadsApi.ts';

const validate = ({ text }: { text: string }) => collectProblems({ text: messageProblem(text) });
const EMPTY = { text: '' };

interface ReplyFormProps {
  /** Names the draft. */
  reference: string;
  /** Sends the reply; the files by their tokens. */
  onSend: (text: string, files: string[]) => Promise<{ data?: ReplyOutcome; error?: unknown }>;
  /** More buttons, and choices above them. */
  children?: ReactNode;
}

/** A reply with its files. What was typed stays when it cannot be sent, and outlives the page of a member. */
export function ReplyForm({ reference, onSend, children }: ReplyFormProps) {
  const attached = useAttachedFiles();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ text }, { setFieldError, resetForm }) => {
      const { data, error } = await onSend(
        text,
        attached.files.map(({ token }) => token),
      );
      if (error !== undefined) return setFieldError('text', describeError(error));
      if (!data?.request) return setFieldError('text', data?.problems[0]?.message ?? texts.gone);
      draft.forget();
      attached.clear();
      return resetForm();
    },
  });
  const draft = useFormDraft(form, { form: `support.${reference}`, owner: useDraftOwner() ?? TAB_DRAFT });
  return (
    <Form form={form} aria-label={texts.title}>
      <Stack gap={4}>
        <TextAreaField label={texts.text} rows={6} maxLength={LONGEST_MESSAGE * 2} {...formikField(form, 'text')} />
        <AttachFiles attached={attached} />
        {children}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting} disabled={attached.sending !== null}>
            {texts.send}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
