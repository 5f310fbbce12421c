import { useFormik } from 'formik';

import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { reportQueueTexts as texts } from '../texts.ts';

interface DecisionFormProps {
  /** Names the two buttons: "Accept the correction of William PINCH". */
  about: string;
  acceptLabel: string;
  rejectLabel: string;
  /** @returns the error of a call that failed, undefined when it worked. */
  decide: (isAccepted: boolean, answer: string) => Promise<unknown>;
}

interface Decision {
  answer: string;
  isAccepted: boolean;
}

/** Accept or reject with words for the person who reported it; a rejection needs some. What failed keeps every word. */
export function DecisionForm({ about, acceptLabel, rejectLabel, decide }: DecisionFormProps) {
  const form = useFormik<Decision>({
    initialValues: { answer: '', isAccepted: true },
    validate: ({ answer, isAccepted }) => (!isAccepted && answer.trim() === '' ? { answer: texts.answerMissing } : {}),
    onSubmit: async ({ answer, isAccepted }, { setStatus }) => {
      setStatus(null);
      const error = await decide(isAccepted, answer);
      if (error) setStatus(describeError(error));
    },
  });
  const failure: unknown = form.status;
  const choose = async (isAccepted: boolean) => {
    await form.setFieldValue('isAccepted', isAccepted);
    await form.submitForm();
  };
  return (
    <form aria-label={about} noValidate onSubmit={form.handleSubmit}>
      <Stack gap={3}>
        {typeof failure === 'string' && (
          <Notice tone="error" title={texts.notStored}>
            <p>{failure}</p>
          </Notice>
        )}
        <TextAreaField label={texts.answer} optional hint={texts.answerHint} {...formikField(form, 'answer')} />
        <Inline gap={3}>
          <Button variant="primary" loading={form.isSubmitting && form.values.isAccepted} onClick={() => void choose(true)}>
            {acceptLabel}
          </Button>
          <Button loading={form.isSubmitting && !form.values.isAccepted} onClick={() => void choose(false)}>
            {rejectLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
