import { useNavigate } from 'react-router-dom';

import { LONGEST_QUESTION } from '#domain/research/questions/questionLimits.ts';
import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { limitTexts, refusalText, useCreateResearchQuestionMutation } from '#features/research/core/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './hub.module.scss';
import { questionListTexts as texts } from './texts.ts';

const validate = validateWith<{ title: string }>(() =>
  import('./newQuestionSchema.ts').then(({ newQuestionSchema }) => newQuestionSchema),
);

/** A new question; leads to it once it is there. What was typed stays when it cannot be made, and outlives the page. */
export function CreateQuestionForm() {
  const navigate = useNavigate();
  const [create] = useCreateResearchQuestionMutation();
  const form = useForm({
    initialValues: { title: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ title }, { setFieldError }) => {
      const { data, error } = await create({ input: { title, subject: '', personAddress: '', known: '' } });
      if (error !== undefined) return setFieldError('title', refusalText(error, limitTexts.questions));
      draft.forget();
      return navigate(questionAddress(data.id));
    },
  });
  const draft = useFormDraft(form, { form: 'research-question.new', owner: useDraftOwner() });
  return (
    <Form form={form} className={styles.create}>
      <TextField
        label={texts.question}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        {...formikField(form, 'title')}
      />
      <Button type="submit" variant="primary" loading={form.isSubmitting}>
        {texts.create}
      </Button>
    </Form>
  );
}
