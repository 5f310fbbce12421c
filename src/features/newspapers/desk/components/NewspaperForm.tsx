import { useState } from 'react';

import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type DeskNewspaper, useChangeNewspaperMutation, useMakeNewspaperMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { formTexts as texts } from '../texts.ts';

const LONGEST = 200;
const BY_RULES = '';
const CHOICES = [
  { value: BY_RULES, label: texts.ACCESS.RULES },
  ...(['free', 'members', 'subscribers'] as const).map((value) => ({
    value: String(value),
    label: texts.ACCESS[value],
  })),
];
const BETWEEN = ',';

/** What may be chosen; what the newspaper has is among it, also where the operator gave several. */
const choicesOf = (present: string) =>
  CHOICES.some(({ value }) => value === present)
    ? CHOICES
    : [...CHOICES, { value: present, label: present.split(BETWEEN).join(', ') }];

interface NewspaperFormProps {
  /** Null to make one. */
  newspaper: DeskNewspaper | null;
  onClose: () => void;
  onMade?: (newspaper: DeskNewspaper) => void;
}

/** What a newspaper is and who may read it; for a new one the number that its files have. */
export function NewspaperForm({ newspaper, onClose, onMade }: NewspaperFormProps) {
  // The one that the form was filled from; a change elsewhere must not look as if it had been seen.
  const [base] = useState(newspaper);
  const [make, making] = useMakeNewspaperMutation();
  const [change, changing] = useChangeNewspaperMutation();
  const present = newspaper?.access.join(BETWEEN) ?? BY_RULES;
  const initialValues = {
    name: newspaper?.name ?? '',
    placeName: newspaper?.placeName ?? '',
    county: newspaper?.county ?? '',
    libraryNumber: '',
    access: present,
  };
  const form = useForm({
    initialValues,
    validate: ({ name, libraryNumber }: typeof initialValues) => ({
      ...(name.trim() === '' && { name: texts.missing }),
      ...(!/^(?:\d{7})?$/u.test(libraryNumber.trim()) && { libraryNumber: texts.badNumber }),
    }),
    validateOnBlur: false,
    onSubmit: async ({ libraryNumber, access, ...words }) => {
      const to = { ...words, access: access === BY_RULES ? [] : access.split(BETWEEN) };
      const { data } = await (base === null
        ? make({ libraryNumber: libraryNumber.trim() || null, to })
        : change({ id: base.id, was: base.revision, to }));
      if (!data) return;
      onClose();
      if (newspaper === null) onMade?.(data);
    },
  });
  const { title, description, confirm } = newspaper === null ? texts.make : texts.change;
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
      <TextField label={texts.name} maxLength={LONGEST} autoComplete="off" autoFocus {...formikField(form, 'name')} />
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        optional
        maxLength={LONGEST}
        {...formikField(form, 'placeName')}
      />
      <TextField label={texts.county} optional maxLength={LONGEST} {...formikField(form, 'county')} />
      {newspaper === null && (
        <TextField
          label={texts.number}
          hint={texts.numberHint}
          optional
          inputMode="numeric"
          maxLength={7}
          {...formikField(form, 'libraryNumber')}
        />
      )}
      <SelectField label={texts.access} options={choicesOf(present)} {...formikField(form, 'access')} />
    </FormDialog>
  );
}
