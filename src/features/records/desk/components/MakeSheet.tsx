import { useNavigate } from 'react-router-dom';

import { LONGEST_TITLE } from '#domain/records/sheets/sheetLimits.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useMakeSheetMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { sheetAddress } from '../sheetSteps.ts';
import { listTexts } from '../texts.ts';

const texts = listTexts.make;
const EMPTY = { title: '' };
const validate = ({ title }: typeof EMPTY) => (title.trim() === '' ? { title: texts.missing } : {});

/** Names a new sheet, and leads to where its file is brought. */
export function MakeSheet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [make, { error }] = useMakeSheetMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ title }) => {
      const { data } = await make({ title: title.trim() });
      if (data) await navigate(sheetAddress(data.id, 'file'));
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
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        autoFocus
        {...formikField(form, 'title')}
      />
    </FormDialog>
  );
}
