import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useAnswerStaffMessageMutation } from './fromStaffApi.ts';
import { staffTexts as texts } from './texts.ts';

const EMPTY = { text: '' };
const validate = validateWith<typeof EMPTY>(() =>
  import('./messageSchema.ts').then(({ messageSchema }) => messageSchema),
);

/** Answers a message of staff: the answer opens a request to support. What is typed outlives the page. */
export function StaffAnswer({ id }: { id: string }) {
  const [answer, { data, error }] = useAnswerStaffMessageMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
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
