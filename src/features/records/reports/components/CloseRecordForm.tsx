import { useFormik } from 'formik';
import { useSelector } from 'react-redux';

import { CLOSURE_CONCERNS, closureProblems, CONCERN_LABELS, isClosureConcern, type ClosureRequest } from '#domain/records/reports/closureRules.ts';
import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { likeInitial } from '#services/forms/likeInitial.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { reportsApi } from '../reportsApi.ts';
import { problemsByField } from '../model/problemsByField.ts';
import { closeRecordTexts as texts } from '../texts.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

interface CloseRecordFormProps {
  recordId: string;
  onSent: () => void;
}

/** Who the record is about, why it must be closed, and where the answer goes. Open to everyone. */
export function CloseRecordForm({ recordId, onSent }: CloseRecordFormProps) {
  const [askToClose] = reportsApi.useAskToCloseRecordMutation();
  const member = useSelector((state: WithAuth) => selectMember(state));
  const initialValues: ClosureRequest = { concern: '', reason: '', contact: '' };
  const form = useFormik<ClosureRequest>({
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
  const draft = useFormDraft(form, { form: `record.${recordId}.close`, owner: member && String(member.memberId), read: (stored) => likeInitial(initialValues, stored) });
  const { concern } = form.values;
  const failure: unknown = form.status;
  return (
    <form aria-label={texts.form} noValidate onSubmit={form.handleSubmit}>
      <Stack>
        {typeof failure === 'string' && (
          <Notice tone="error" title={texts.notSent}>
            <p>{failure}</p>
          </Notice>
        )}
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
        <TextField label={texts.contact} type="email" autoComplete="email" hint={texts.contactHint} {...formikField(form, 'contact')} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
