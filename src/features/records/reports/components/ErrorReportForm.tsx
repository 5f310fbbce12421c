import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { correctionProblems, type CorrectionReport } from '#domain/records/reports/reportRules.ts';
import { selectIsSignedIn, useDraftOwner, type authSlice } from '#features/kernel/auth/index.ts';
import { TAB_DRAFT } from '#services/forms/drafts.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { useFormDraft, parseDraft } from '#services/forms/useFormDraft.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { readStored, removeStored, writeStored } from '#services/storage/webStorage.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { fieldChoices, transcribedText } from '../fieldChoices.ts';
import { reportsApi, type ReportedRecord } from '../reportsApi.ts';
import { errorReportTexts as texts } from '../texts.ts';

/** What a visitor typed before signing in. */
interface ReportDraft {
  recordId: string;
  fieldId: string;
  proposed: string;
  comment: string;
}

const isDraft = (value: unknown): value is ReportDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['recordId', 'fieldId', 'proposed', 'comment'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** Keeps a draft in this tab while its writer signs in. */
const keepDraft = (draft: ReportDraft): void => writeStored('session', 'reportDraft', JSON.stringify(draft));

/** The draft about a record; null when there is none. What cannot be read counts for none. */
function draftOf(recordId: string): ReportDraft | null {
  try {
    const stored: unknown = JSON.parse(readStored('session', 'reportDraft') ?? 'null');
    return isDraft(stored) && stored.recordId === recordId ? stored : null;
  } catch {
    return null;
  }
}

/** Forgets the draft once its writer is back. */
const forgetDraft = (): void => removeStored('session', 'reportDraft');

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** The field that the address names; empty where it names none that may be wrong. */
function fieldAsked(record: ReportedRecord, search: string): string {
  const named = new URLSearchParams(search).get('field');
  return fieldChoices(record).find(({ value }) => value === named)?.value ?? '';
}

interface ErrorReportFormProps {
  record: ReportedRecord;
  /** `agreed`: another member read the same, and it is on the transcript. */
  onSent: (how: 'waits' | 'agreed') => void;
}

/** What is wrong and what is right. A visitor signs in to send it and finds every word again. */
export function ErrorReportForm({ record, onSent }: ErrorReportFormProps) {
  const isSignedIn = useSelector((state: WithAuth) => selectIsSignedIn(state));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [report] = reportsApi.useReportRecordErrorMutation();
  const draft = draftOf(record.id);
  const initialValues: CorrectionReport = {
    fieldId: draft?.fieldId ?? fieldAsked(record, search),
    proposed: draft?.proposed ?? '',
    comment: draft?.comment ?? '',
  };
  const form = useForm<CorrectionReport>({
    initialValues,
    validate: (values) => problemsByField(correctionProblems(values, transcribedText(record, values.fieldId))),
    onSubmit: async (values, { setErrors, setStatus }) => {
      setStatus(null);
      if (!isSignedIn) {
        keepDraft({ recordId: record.id, ...values });
        storeReturnLocation(pathname + search);
        return navigate('/sign-in?prompt=login');
      }
      const { data, error } = await report({ input: { recordId: record.id, ...values } });
      if (error) return setStatus(describeError(error));
      if (data.problems.length > 0) {
        setErrors(problemsByField(data.problems));
        const about = data.problems.find(({ field }) => field === 'recordId');
        return about && setStatus(about.message);
      }
      stored.forget();
      return onSent(data.isAccepted === true ? 'agreed' : 'waits');
    },
  });
  const stored = useFormDraft(form, {
    form: `record.${record.id}.report`,
    owner: useDraftOwner() ?? TAB_DRAFT,
    read: (found) => parseDraft(initialValues, found),
  });
  // Once its writer is signed in, the draft has done its work.
  useEffect(() => {
    if (isSignedIn) forgetDraft();
  }, [isSignedIn]);
  const written = transcribedText(record, form.values.fieldId);
  const { readingInText } = useReadings(...record.sections.flatMap(({ fields }) => fields.map(({ value }) => value)));
  const shownAs = (reading: string) => readingInText(reading, record.source.recordSet.notation);
  const failure: unknown = form.status;
  return (
    <Form form={form} aria-label={texts.title}>
      <Stack>
        <FormRefusal title={texts.notSent} reason={typeof failure === 'string' ? failure : null} />
        <SelectField
          label={texts.field}
          placeholder={texts.chooseField}
          options={fieldChoices(record, shownAs)}
          {...formikField(form, 'fieldId')}
        />
        <TextField
          label={texts.proposed}
          hint={written === '' ? undefined : texts.written(shownAs(written))}
          autoComplete="off"
          {...formikField(form, 'proposed')}
        />
        <TextAreaField label={texts.comment} optional hint={texts.commentHint} {...formikField(form, 'comment')} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {isSignedIn ? texts.send : texts.signInAndSend}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
