import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useWithdrawBookSetMutation } from '../bookDeskApi.ts';
import { refusalText } from '../refusalText.ts';
import { setTexts } from '../texts.ts';

const texts = setTexts.withdrawing;
const EMPTY = { why: '' };
const validate = ({ why }: typeof EMPTY) => (why.trim() === '' ? { why: texts.missing } : {});

/** Takes a set of pages from its readers, with a reason for them. */
export function WithdrawBookSet({ id, onClose }: { id: string; onClose: () => void }) {
  const [withdraw, { error }] = useWithdrawBookSetMutation();
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
        rows={3}
        maxLength={LONGEST_STAFF_REASON}
        autoFocus
        {...formikField(form, 'why')}
      />
    </FormDialog>
  );
}
