import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useWithdrawSheetMutation, type Sheet } from '../deskApi.ts';
import { historyTexts } from '../publishTexts.ts';
import { refusalText } from '../refusalText.ts';

const texts = historyTexts.withdrawing;
const EMPTY = { why: '' };
const validate = ({ why }: typeof EMPTY) => (why.trim() === '' ? { why: texts.missing } : {});

/** Takes the records of a sheet from readers, with a reason that they are told. */
export function WithdrawSheet({ sheet: { id }, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [withdraw, { error }] = useWithdrawSheetMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ why }) => {
      const { data } = await withdraw({ id, why: why.trim() });
      if (data) onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.description}
      confirm={texts.confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: refusalText(error) }}
      onClose={onClose}
    >
      <TextAreaField
        label={texts.why}
        hint={texts.whyHint}
        rows={3}
        maxLength={LONGEST_STAFF_REASON}
        autoFocus
        {...formikField(form, 'why')}
      />
    </FormDialog>
  );
}
