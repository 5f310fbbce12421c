import {
  CONFIDENCE_NAMES,
  QUESTION_STATE_NAMES,
  type Confidence,
  type QuestionState,
} from '#domain/research/questions/questionKinds.ts';
import { conclusionProblems } from '#domain/research/questions/questionRules.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { optionsOf } from './optionsOf.ts';
import { type Question, useConcludeResearchQuestionMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import { rowTexts, conclusionTexts as texts } from './texts.ts';

/** What the form of a conclusion holds. */
interface ConclusionValues {
  state: QuestionState;
  /** Empty: not decided. */
  confidence: Confidence | '';
  conclusion: string;
}

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
  const validate = (values: ConclusionValues) =>
    collectProblems({
      ...conclusionProblems(
        { ...values, confidence: values.confidence === '' ? null : values.confidence },
        openConflicts,
      ),
    });
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
