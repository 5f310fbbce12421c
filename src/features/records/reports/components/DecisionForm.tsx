import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { reportQueueTexts as texts } from '../texts.ts';

interface DecisionFormProps {
  /** Names the draft of the answer: `correction.7`. */
  name: string;
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

const UNDECIDED: Decision = { answer: '', isAccepted: true };
const validate = validateWith<Decision>((yup) =>
  yup.object({
    isAccepted: yup.boolean().required(),
    answer: yup
      .string()
      .trim()
      .when('isAccepted', ([isAccepted], answer) => (isAccepted ? answer : answer.required(texts.answerMissing))),
  }),
);

/** Accept or reject with words for the person who reported it; a rejection needs some. What failed keeps every word. */
export function DecisionForm({ name, about, acceptLabel, rejectLabel, decide }: DecisionFormProps) {
  const form = useForm<Decision>({
    initialValues: UNDECIDED,
    validate,
    onSubmit: async ({ answer, isAccepted }, { setStatus }) => {
      setStatus(null);
      const error = await decide(isAccepted, answer);
      if (error) setStatus(describeError(error));
      else draft.forget();
    },
  });
  const draft = useFormDraft(form, { form: `report.${name}`, owner: useDraftOwner() });
  const failure: unknown = form.status;
  const choose = async (isAccepted: boolean) => {
    await form.setFieldValue('isAccepted', isAccepted);
    await form.submitForm();
  };
  return (
    <Form form={form} aria-label={about}>
      <Stack gap={3}>
        <FormRefusal title={texts.notStored} reason={typeof failure === 'string' ? failure : null} />
        <TextAreaField label={texts.answer} optional hint={texts.answerHint} {...formikField(form, 'answer')} />
        <Inline gap={3}>
          <Button
            variant="primary"
            loading={form.isSubmitting && form.values.isAccepted}
            onClick={() => void choose(true)}
          >
            {acceptLabel}
          </Button>
          <Button loading={form.isSubmitting && !form.values.isAccepted} onClick={() => void choose(false)}>
            {rejectLabel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
