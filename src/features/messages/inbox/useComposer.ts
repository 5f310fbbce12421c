import { useRef } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { LONGEST_MESSAGE } from '#domain/messages/core/messageLimits.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import { composerTexts as texts } from './texts.ts';

/** What the composer holds. */
export interface ComposerValues {
  text: string;
}

const EMPTY: ComposerValues = { text: '' };
const validate = validateWith<ComposerValues>(() =>
  import('./messageSchema.ts').then(({ messageSchema }) => messageSchema),
);
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
export function useComposer(draft: string, send: (text: string, clientId: string) => Promise<unknown>) {
  const clientId = useRef<string | null>(null);
  const form = useForm<ComposerValues>({
    initialValues: EMPTY,
    validate,
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
