import { useId, type ChangeEvent } from 'react';

import type { PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { LocationField } from '#features/search/core/index.ts';
import { formikField, type FormBag } from '#ui/Field/formikField.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import styles from './forms.module.scss';
import { SEX_OPTIONS } from './sexOptions.ts';
import { fieldTexts, relativeTexts, statusTexts } from './texts.ts';

interface BasicsFieldsProps<Values extends PersonBasics> {
  form: FormBag<Values>;
  onChange: (change: Partial<PersonBasics>) => void;
  /** Left out where the relation says it. */
  asksSex: boolean;
}

const LIVES: { value: PersonBasics['living']; label: string }[] = [
  { value: 'unsaid', label: relativeTexts.judged },
  { value: 'living', label: statusTexts.living },
  { value: 'deceased', label: statusTexts.deceased },
];

/** The few things that make a new person: name, sex, birth, death. */
export function BasicsFields<Values extends PersonBasics>({ form, onChange, asksSex }: BasicsFieldsProps<Values>) {
  const id = useId();
  const bag: FormBag<PersonBasics> = form;
  const field = (name: 'given' | 'surname' | 'birthDate' | 'deathDate') => ({
    ...formikField(bag, name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  });
  const place = (name: 'birthPlace' | 'deathPlace') => ({
    placeholder: fieldTexts.placePlaceholder,
    hint: '',
    value: bag.values[name],
    error: formikField(bag, name).error,
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <div className={styles.fields}>
      <TextField label={fieldTexts.firstNames} autoComplete="off" {...field('given')} />
      <TextField label={fieldTexts.surname} autoComplete="off" {...field('surname')} />
      {asksSex && (
        <div className={styles.whole}>
          <RadioGroup
            label={fieldTexts.sex}
            name={`${id}-sex`}
            inline
            options={SEX_OPTIONS}
            value={bag.values.sex}
            onChange={(sex) => onChange({ sex })}
          />
        </div>
      )}
      <WrittenDateField label={relativeTexts.birthDate} optional {...field('birthDate')} />
      <LocationField label={relativeTexts.birthPlace} optional {...place('birthPlace')} />
      <div className={styles.whole}>
        <RadioGroup
          label={fieldTexts.living}
          name={`${id}-living`}
          inline
          options={LIVES}
          value={bag.values.living}
          onChange={(living) => onChange({ living })}
        />
      </div>
      {bag.values.living !== 'living' && (
        <>
          <WrittenDateField label={relativeTexts.deathDate} optional {...field('deathDate')} />
          <LocationField label={relativeTexts.deathPlace} optional {...place('deathPlace')} />
        </>
      )}
    </div>
  );
}
