import { OUTCOME_NAMES } from '#domain/research/questions/questionKinds.ts';
import { planProblems } from '#domain/research/questions/rowRules.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { optionsOf } from './optionsOf.ts';
import type { PlanInput } from './questionApi.ts';
import styles from './questions.module.scss';
import { rowTexts, planTexts as texts } from './texts.ts';

const validate = (row: PlanInput) => collectProblems(planProblems(row));
const OUTCOMES = optionsOf(OUTCOME_NAMES);

interface PlanRowFormProps {
  draft: string;
  row: PlanInput;
  /** A further one. */
  isNew?: boolean;
  send: (row: PlanInput) => Promise<{ data?: object | null; error?: unknown }>;
  onDone: () => void;
}

/** A source of the plan. What the site had of it is kept as it was found. */
export function PlanRowForm({ draft, row, isNew = false, send, onDone }: PlanRowFormProps) {
  const { form, cancel, stale } = useResearchForm<PlanInput>({
    draft,
    initialValues: row,
    isNew,
    validate,
    refusedAt: 'what',
    send,
    said: rowTexts,
    onDone,
  });
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
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
