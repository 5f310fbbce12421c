import { LONGEST_CONSTANT, LONGEST_SET_TEXT, LONGEST_TITLE } from '#domain/records/sheets/sheetLimits.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type BookSet, useChangeBookSetMutation, useMakeBookSetMutation } from '../bookDeskApi.ts';
import { refusalText } from '../refusalText.ts';
import { setFormTexts as texts } from '../texts.ts';

const KINDS = (['BAPTISMS', 'MARRIAGES', 'BURIALS', 'CENSUS', 'OTHER'] as const).map((value) => ({
  value,
  label: texts.KINDS[value],
}));
const ACCESS = (['FREE', 'MEMBERS', 'SUBSCRIBERS'] as const).map((value) => ({ value, label: texts.ACCESS[value] }));

interface BookSetFormProps {
  /** Null for a new one. */
  set: BookSet | null;
  onClose: () => void;
  onMade?: (set: BookSet) => void;
}

/** What readers are told of a set of pages; for a new one its title, which stays. */
export function BookSetForm({ set, onClose, onMade }: BookSetFormProps) {
  const [make, making] = useMakeBookSetMutation();
  const [change, changing] = useChangeBookSetMutation();
  const initialValues = {
    title: set?.title ?? '',
    kind: set?.kind ?? 'OTHER',
    description: set?.description ?? '',
    access: set?.access ?? 'FREE',
    repository: set?.repository ?? '',
    archiveSeries: set?.archiveSeries ?? '',
    attribution: set?.attribution ?? '',
  };
  const form = useForm({
    initialValues,
    validate: ({ title, description }: typeof initialValues) => ({
      ...(title.trim() === '' && { title: texts.missing }),
      ...(description.trim() === '' && { description: texts.missing }),
    }),
    validateOnBlur: false,
    onSubmit: async ({ title, ...to }) => {
      const { data } = await (set === null ? make({ title: title.trim(), to }) : change({ id: set.id, to }));
      if (!data) return;
      onClose();
      if (set === null) onMade?.(data);
    },
  });
  const { title, description, confirm } = set === null ? texts.make : texts.change;
  return (
    <FormDialog
      form={form}
      title={title}
      description={description}
      confirm={confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: refusalText(making.error ?? changing.error) }}
      onClose={onClose}
    >
      {set === null && (
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          autoFocus
          {...formikField(form, 'title')}
        />
      )}
      <SelectField label={texts.kind} options={KINDS} {...formikField(form, 'kind')} />
      <TextAreaField
        label={texts.text}
        hint={texts.textHint}
        rows={3}
        maxLength={LONGEST_SET_TEXT}
        {...formikField(form, 'description')}
      />
      <SelectField label={texts.access} options={ACCESS} {...formikField(form, 'access')} />
      {(['repository', 'archiveSeries', 'attribution'] as const).map((name) => (
        <TextField key={name} label={texts[name]} optional maxLength={LONGEST_CONSTANT} {...formikField(form, name)} />
      ))}
    </FormDialog>
  );
}
