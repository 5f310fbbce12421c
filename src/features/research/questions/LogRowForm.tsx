import { OUTCOME_NAMES } from '#domain/research/questions/questionKinds.ts';
import { logProblems } from '#domain/research/questions/rowRules.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { optionsOf } from './optionsOf.ts';
import type { LogInput } from './questionApi.ts';
import styles from './questions.module.scss';
import { rowTexts, logTexts as texts } from './texts.ts';

const validate = (row: LogInput) => collectProblems(logProblems(row));
// What is in the log was searched: nothing in it is planned.
const OUTCOMES = optionsOf(OUTCOME_NAMES).filter(({ value }) => value !== 'PLANNED');

interface LogRowFormProps {
  draft: string;
  row: LogInput;
  /** A further one. */
  isNew?: boolean;
  send: (row: LogInput) => Promise<{ data?: object | null; error?: unknown }>;
  onDone: () => void;
}

/** A search that was made, here or elsewhere. */
export function LogRowForm({ draft, row, isNew = false, send, onDone }: LogRowFormProps) {
  const { form, cancel, stale } = useResearchForm<LogInput>({
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
        <TextField label={texts.what} autoFocus {...formikField(form, 'what')} />
        <div className={styles.fields}>
          <TextField label={texts.whereDone} hint={texts.whereHint} {...formikField(form, 'whereDone')} />
          <TextField label={texts.doneOn} hint={texts.doneHint} {...formikField(form, 'doneOn')} />
          <SelectField label={texts.outcome} options={OUTCOMES} {...formikField(form, 'outcome')} />
        </div>
        <TextField
          label={texts.address}
          optional
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...formikField(form, 'address')}
        />
        <TextAreaField label={texts.note} optional rows={3} {...formikField(form, 'note')} />
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
