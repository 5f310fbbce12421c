import { useMemo } from 'react';

import { CONFIDENCE_NAMES, QUESTION_STATE_NAMES } from '#domain/research/questions/questionKinds.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { optionsOf } from './optionsOf.ts';
import { type Question, useConcludeResearchQuestionMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import type { ConclusionValues } from './questionSchemas.ts';
import { rowTexts, conclusionTexts as texts } from './texts.ts';

interface ConclusionFormProps {
  question: Question;
  /** Conflicts that have no word yet. */
  openConflicts: number;
  onDone: () => void;
}

/** The state of the question, the conclusion, and how sure it is. */
export function ConclusionForm({
  question: { id, version, state, confidence, conclusion },
  openConflicts,
  onDone,
}: ConclusionFormProps) {
  const [conclude] = useConcludeResearchQuestionMutation();
  const validate = useMemo(
    () =>
      validateWith<ConclusionValues>(() =>
        import('./questionSchemas.ts').then(({ conclusionSchema }) => conclusionSchema(openConflicts)),
      ),
    [openConflicts],
  );
  const { form, cancel, stale } = useResearchForm<ConclusionValues>({
    draft: `research-conclusion.${id}`,
    initialValues: { state, confidence: confidence ?? '', conclusion },
    validate,
    refusedAt: 'conclusion',
    send: (values) =>
      conclude({ id, version, ...values, confidence: values.confidence === '' ? null : values.confidence }),
    said: rowTexts,
    onDone,
  });
  return (
    <Form form={form} aria-label={texts.title}>
      <Stack gap={4}>
        <TextAreaField
          label={texts.conclusion}
          hint={texts.hint}
          rows={6}
          autoFocus
          {...formikField(form, 'conclusion')}
        />
        <div className={styles.fields}>
          <SelectField
            label={texts.confidence}
            placeholder={texts.noConfidence}
            options={optionsOf(CONFIDENCE_NAMES)}
            {...formikField(form, 'confidence')}
          />
          <SelectField label={texts.state} options={optionsOf(QUESTION_STATE_NAMES)} {...formikField(form, 'state')} />
        </div>
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
