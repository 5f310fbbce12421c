import {
  DIRECTNESS_NAMES,
  EVIDENCE_FACT_NAMES,
  INFORMATION_NAMES,
  WEIGHT_NAMES,
} from '#domain/research/questions/questionKinds.ts';
import { evidenceProblems } from '#domain/research/questions/rowRules.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { optionsOf } from './optionsOf.ts';
import type { EvidenceInput } from './questionApi.ts';
import styles from './questions.module.scss';
import { rowTexts, evidenceTexts as texts } from './texts.ts';

const validate = (row: EvidenceInput) => collectProblems(evidenceProblems(row));

interface EvidenceFormProps {
  draft: string;
  row: EvidenceInput;
  /** A further one. */
  isNew?: boolean;
  send: (row: EvidenceInput) => Promise<{ data?: object | null; error?: unknown }>;
  onDone: () => void;
}

/** A statement: whom it is about, what it says, where it comes from, and what the member makes of it. */
export function EvidenceForm({ draft, row, isNew = false, send, onDone }: EvidenceFormProps) {
  const { form, cancel, stale } = useResearchForm<EvidenceInput>({
    draft,
    initialValues: row,
    isNew,
    validate,
    refusedAt: 'about',
    send,
    said: rowTexts,
    onDone,
  });
  return (
    <Form form={form} aria-label={texts.add}>
      <Stack gap={4}>
        <div className={styles.fields}>
          <TextField label={texts.about} hint={texts.aboutHint} autoFocus {...formikField(form, 'about')} />
          <SelectField label={texts.fact} options={optionsOf(EVIDENCE_FACT_NAMES)} {...formikField(form, 'fact')} />
          <TextField
            label={form.values.fact === 'AGE' ? texts.age : texts.value}
            optional={form.values.fact !== 'AGE'}
            {...formikField(form, 'value')}
          />
          <TextField label={texts.date} hint={texts.dateHint} optional {...formikField(form, 'date')} />
          <TextField label={texts.place} optional {...formikField(form, 'place')} />
        </div>
        <div className={styles.fields}>
          <TextField label={texts.citation} hint={texts.citationHint} {...formikField(form, 'citation')} />
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            optional
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...formikField(form, 'address')}
          />
        </div>
        <div className={styles.fields}>
          <SelectField
            label={texts.information}
            hint={texts.informationHint}
            options={optionsOf(INFORMATION_NAMES)}
            {...formikField(form, 'information')}
          />
          <SelectField
            label={texts.directness}
            hint={texts.directnessHint}
            options={optionsOf(DIRECTNESS_NAMES)}
            {...formikField(form, 'directness')}
          />
          <SelectField label={texts.weight} options={optionsOf(WEIGHT_NAMES)} {...formikField(form, 'weight')} />
        </div>
        <TextAreaField label={texts.note} optional rows={3} {...formikField(form, 'note')} />
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
