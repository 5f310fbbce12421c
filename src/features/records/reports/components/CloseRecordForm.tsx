import { describeError } from '#domain/kernel/errors/describeError.ts';
import {
  CLOSURE_CONCERNS,
  closureProblems,
  CONCERN_LABELS,
  isClosureConcern,
  type ClosureRequest,
} from '#domain/records/reports/reportRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { TAB_DRAFT } from '#services/forms/drafts.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { reportsApi } from '../reportsApi.ts';
import { closeRecordTexts as texts } from '../texts.ts';

interface CloseRecordFormProps {
  recordId: string;
  onSent: () => void;
}

/** Who the record is about, why it must be closed, and where the answer goes. Open to everyone. */
export function CloseRecordForm({ recordId, onSent }: CloseRecordFormProps) {
  const [askToClose] = reportsApi.useAskToCloseRecordMutation();
  const initialValues: ClosureRequest = { concern: '', reason: '', contact: '' };
  const form = useForm<ClosureRequest>({
    initialValues,
    validate: (values) => problemsByField(closureProblems(values)),
    onSubmit: async (values, { setErrors, setStatus }) => {
      setStatus(null);
      const { data, error } = await askToClose({ input: { recordId, ...values } });
      if (error) return setStatus(describeError(error));
      if (data.problems.length > 0) {
        setErrors(problemsByField(data.problems));
        const about = data.problems.find(({ field }) => field === 'recordId');
        return about && setStatus(about.message);
      }
      draft.forget();
      return onSent();
    },
  });
  const draft = useFormDraft(form, { form: `record.${recordId}.close`, owner: useDraftOwner() ?? TAB_DRAFT });
  const { concern } = form.values;
  const failure: unknown = form.status;
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack>
        <FormRefusal title={texts.notSent} reason={typeof failure === 'string' ? failure : null} />
        <RadioGroup
          name="concern"
          label={texts.concern}
          options={CLOSURE_CONCERNS.map((value) => ({ value, label: CONCERN_LABELS[value] }))}
          value={isClosureConcern(concern) ? concern : null}
          onChange={(value) => void form.setFieldValue('concern', value)}
          error={form.errors.concern}
          touched={Boolean(form.touched.concern)}
        />
        <TextAreaField label={texts.reason} {...formikField(form, 'reason')} />
        <TextField
          label={texts.contact}
          type="email"
          autoComplete="email"
          hint={texts.contactHint}
          {...formikField(form, 'contact')}
        />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
