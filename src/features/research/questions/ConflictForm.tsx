import { textProblem } from '#domain/research/questions/questionRules.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useAnswerResearchConflictMutation } from './questionApi.ts';
import { rowTexts, conflictTexts as texts } from './texts.ts';

const validate = ({ word }: { word: string }) => collectProblems({ word: textProblem(word) });

interface ConflictFormProps {
  questionId: string;
  conflictKey: string;
  word: string;
  onDone: () => void;
}

/** What the member says about a conflict; nothing deletes it. */
export function ConflictForm({ questionId, conflictKey: key, word, onDone }: ConflictFormProps) {
  const [answer] = useAnswerResearchConflictMutation();
  const { form, cancel, stale } = useResearchForm({
    draft: `research-conflict.${questionId}.${key}`,
    initialValues: { word },
    validate,
    refusedAt: 'word',
    send: (values) => answer({ questionId, key, ...values }),
    said: rowTexts,
    onDone,
  });
  return (
    <Form form={form}>
      <Stack gap={3}>
        <TextAreaField label={texts.yours} rows={3} autoFocus {...formikField(form, 'word')} />
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
