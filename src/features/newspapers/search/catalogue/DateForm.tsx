import { typedDate } from '#domain/newspapers/search/typedDate.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { issuesTexts as texts } from './texts.ts';
import styles from './catalogue.module.scss';

const validate = validateWith<{ date: string }>(() => import('./dateSchema.ts').then(({ dateSchema }) => dateSchema));

interface DateFormProps {
  /** `1824-02-17`; empty for none. */
  date: string;
  onChoose: (date: string) => void;
}

/** A date to look at, as people write it. */
export function DateForm({ date, onChoose }: DateFormProps) {
  const form = useForm({
    initialValues: { date: date.split('-').reverse().join('/') },
    validate,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const chosen = typedDate(values.date, 'first');
      if (chosen !== null) onChoose(chosen);
    },
  });
  return (
    <Form form={form} role="search" aria-label={texts.title} className={styles.date}>
      <TextField label={texts.field} hint={texts.hint} autoComplete="off" {...formikField(form, 'date')} />
      <Button type="submit" variant="primary" loading={form.isSubmitting}>
        {texts.action}
      </Button>
    </Form>
  );
}
