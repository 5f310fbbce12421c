import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { MAX_SENTENCE } from '#domain/search/sentences/maxSentence.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useLazyReadSentenceQuery } from '../aiSearchApi.ts';
import { sentenceFormTexts as texts } from '../texts.ts';
import type { SentenceState } from './sentenceState.ts';

const validate = validateWith<{ text: string }>((yup) =>
  yup.object({ text: yup.string().trim().required(texts.missing) }),
);

interface SentenceFormProps {
  /** The sentence to start from. */
  sentence?: string;
  /** Words on the button. */
  action: string;
}

/**
 * A sentence, read by the server; its search is what the next page is about. Nothing typed is lost when it cannot be
 * read.
 */
export function SentenceForm({ sentence = '', action }: SentenceFormProps) {
  const navigate = useNavigate();
  const [read, { error: failure }] = useLazyReadSentenceQuery();
  const [isLost, setLost] = useState(false);
  const asked = useRef<ReturnType<typeof read>>(null);
  // A late answer must not move a reader who went elsewhere meanwhile.
  useEffect(() => {
    const left = asked;
    return () => {
      left.current?.abort();
      left.current = null;
    };
  }, []);

  const form = useForm({
    initialValues: { text: sentence },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ text }) => {
      setLost(false);
      const reading = read({ text });
      asked.current = reading;
      const { data } = await reading;
      if (!data || asked.current !== reading) return;
      if (data.search === '') return setLost(true);
      const state: SentenceState = { sentence: text, unread: data.unread, readBy: data.readBy };
      await navigate(`/ai-search/results-summary?${data.search}`, { state });
    },
  });

  return (
    <Form form={form}>
      <Stack gap={4}>
        <TextAreaField
          label={texts.label}
          hint={texts.hint}
          rows={3}
          maxLength={MAX_SENTENCE}
          {...formikField(form, 'text')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <Inline gap={3}>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {action}
          </Button>
        </Inline>
        {failure !== undefined && !form.isSubmitting && (
          <Notice tone="error" title={texts.failed}>
            <p>{describeError(failure)}</p>
          </Notice>
        )}
        {isLost && !form.isSubmitting && (
          <Notice tone="warning" title={texts.lost.title}>
            <p>{texts.lost.text}</p>
          </Notice>
        )}
      </Stack>
    </Form>
  );
}
