import { OUTCOME_NAMES } from '#domain/research/questions/questionKinds.ts';
import { useSentForm } from '#features/research/core/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { FormEnd } from './FormEnd.tsx';
import { optionsOf } from './optionsOf.ts';
import type { PlanInput } from './questionApi.ts';
import styles from './questions.module.scss';
import { rowTexts, planTexts as texts } from './texts.ts';

const validate = validateWith<PlanInput>(() => import('./questionSchemas.ts').then(({ planSchema }) => planSchema));
const OUTCOMES = optionsOf(OUTCOME_NAMES);

interface PlanRowFormProps {
  draft: string;
  row: PlanInput;
  send: (row: PlanInput) => Promise<{ data?: object | null; error?: unknown }>;
  onDone: () => void;
}

/** A source of the plan. What the site had of it is kept as it was found. */
export function PlanRowForm({ draft, row, send, onDone }: PlanRowFormProps) {
  const { form, cancel } = useSentForm<PlanInput>({ draft, initialValues: row, validate, refusedAt: 'what', send, said: rowTexts, onDone });
  return (
    <Form form={form} aria-label={texts.add}>
      <Stack gap={4}>
        <TextField label={texts.what} hint={texts.whatHint} autoFocus {...formikField(form, 'what')} />
        <div className={styles.fields}>
          <TextField label={texts.place} optional {...formikField(form, 'place')} />
          <TextField label={texts.span} optional {...formikField(form, 'span')} />
          <SelectField label={texts.outcome} options={OUTCOMES} {...formikField(form, 'outcome')} />
        </div>
        <TextAreaField label={texts.note} optional rows={3} {...formikField(form, 'note')} />
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} />
      </Stack>
    </Form>
  );
}
