import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { REPORT_REASONS } from '#domain/messages/core/reports.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { reportTexts as texts } from './texts.ts';
import { wordsProblem } from './wordsProblem.ts';
import { useReportMessageMutation } from './writingApi.ts';

const EMPTY = { reason: 'harassment', words: '' };
const validate = ({ reason, words }: typeof EMPTY) =>
  collectProblems({ words: wordsProblem(words, reason === 'other') });

/** Reports a message, with what is wrong with it, after it was said what is handed over. */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const dispatch = useDispatch();
  const [report, { error }] = useReportMessageMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const answer = await report({ id, ...values });
      if (answer.error !== undefined) return;
      draft.forget();
      dispatch(messageShown(answer.data ? texts.sent : texts.again));
      onClose();
    },
  });
  const draft = useFormDraft(form, { form: `message.report.${id}`, owner: useDraftOwner() });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.description}
      confirm={texts.send}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: error === undefined ? null : describeError(error) }}
      onClose={onClose}
    >
      <SelectField
        label={texts.reason}
        options={REPORT_REASONS.map((reason) => ({ value: reason, label: texts.reasons[reason] }))}
        {...formikField(form, 'reason')}
      />
      <TextAreaField
        optional={form.values.reason !== 'other'}
        rows={3}
        label={texts.words}
        {...formikField(form, 'words')}
      />
    </FormDialog>
  );
}
