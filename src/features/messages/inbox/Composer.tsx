import { useDeferredValue, type KeyboardEvent, useRef } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_MESSAGE } from '#domain/messages/core/messageText.ts';
import { personalDetailsIn } from '#domain/messages/core/personalDetails.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { messageProblems } from './messageProblems.ts';
import { composerTexts as texts } from './texts.ts';

/** What the composer holds. */
interface ComposerValues {
  text: string;
}

const EMPTY: ComposerValues = { text: '' };
const BY_CODE: Readonly<Record<string, string>> = {
  MESSAGE_LIMIT: texts.limit,
  BLOCKED: texts.blocked,
  MESSAGING_PAUSED: texts.paused,
  NOT_FOUND: texts.gone,
  BAD_USER_INPUT: texts.tooLong(figure(LONGEST_MESSAGE)),
};

/**
 * A form for one message. What is typed outlives the page, sign-out and a lost connection, and is the same message
 * however often it is sent.
 * @param draft - unique over the site
 * @param send - resolves to an error, or to null once the message is there
 */
function useComposer(draft: string, send: (text: string, clientId: string) => Promise<unknown>) {
  const clientId = useRef<string | null>(null);
  const form = useForm<ComposerValues>({
    initialValues: EMPTY,
    validate: messageProblems,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async ({ text }, { resetForm, setFieldError }) => {
      clientId.current ??= crypto.randomUUID();
      const error = await send(text, clientId.current);
      if (error !== null) {
        setFieldError('text', BY_CODE[codeOf(error) ?? ''] ?? describeError(error));
        return;
      }
      clientId.current = null;
      kept.saved();
      resetForm();
    },
  });
  const kept = useFormDraft(form, { form: draft, owner: useDraftOwner() });
  return form;
}

interface ComposerProps {
  /** What is typed is kept under it. */
  draft: string;
  name: string;
  /** They do not know each other yet: what seems personal is pointed out. Nothing of it leaves this browser. */
  isNew: boolean;
  send: (text: string, clientId: string) => Promise<unknown>;
}

/** What a message gives away, while it is typed to someone the member does not know. */
function Care({ text }: { text: string }) {
  const details = personalDetailsIn(useDeferredValue(text), new Date().getFullYear());
  if (details.length === 0) return null;
  return (
    <Notice tone="info" title={texts.careTitle}>
      {details.map((detail) => (
        <p key={detail}>{texts.care[detail]}</p>
      ))}
    </Notice>
  );
}

/** Where a message is typed and sent. */
export function Composer({ draft, name, isNew, send }: ComposerProps) {
  const form = useComposer(draft, send);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submitForm();
  };
  return (
    <Form form={form} aria-label={texts.labelTo(name)}>
      <Stack gap={2}>
        {isNew && <Care text={form.values.text} />}
        <TextAreaField
          rows={3}
          label={texts.label}
          hint={texts.hint}
          onKeyDown={onKeyDown}
          {...formikField(form, 'text')}
        />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
