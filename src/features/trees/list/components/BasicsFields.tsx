import { useId } from 'react';

import type { PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { LocationField } from '#features/search/core/index.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import { stepsTexts } from '../stepsTexts.ts';
import styles from './onboarding.module.scss';

interface BasicsFieldsProps {
  /** Whose: `Your father`. Names the fields of several people apart. */
  who: string;
  value: PersonBasics;
  onChange: (value: PersonBasics) => void;
  /** Asked for the first person only; of parents it is known. */
  asksSex: boolean;
  /** What is wrong with the name; null while nothing is. */
  nameError: string | null;
}

const SEXES: { value: PersonBasics['sex']; label: string }[] = [
  { value: 'f', label: stepsTexts.sexes.f },
  { value: 'm', label: stepsTexts.sexes.m },
  { value: 'x', label: stepsTexts.sexes.x },
  { value: 'u', label: stepsTexts.sexes.u },
];

/** The few things the first steps ask about a person. All but a part of the name may stay empty. */
export function BasicsFields({ who, value, onChange, asksSex, nameError }: BasicsFieldsProps) {
  const id = useId();
  const set = <Name extends keyof PersonBasics>(name: Name, next: PersonBasics[Name]) =>
    onChange({ ...value, [name]: next });
  const mayHaveDied = who !== 'You';
  return (
    <div className={styles.fields}>
      <TextField
        label={stepsTexts.given}
        autoComplete="off"
        value={value.given}
        error={nameError ?? undefined}
        touched={nameError !== null}
        onChange={(event) => set('given', event.target.value)}
      />
      <TextField
        label={value.sex === 'f' ? stepsTexts.surnameAtBirth : stepsTexts.surname}
        autoComplete="off"
        value={value.surname}
        onChange={(event) => set('surname', event.target.value)}
      />
      <WrittenDateField
        label={stepsTexts.born}
        optional
        value={value.birthDate}
        onChange={(event) => set('birthDate', event.target.value)}
      />
      <LocationField
        label={stepsTexts.where}
        placeholder={stepsTexts.place}
        hint=""
        value={value.birthPlace}
        onChange={(text) => set('birthPlace', text)}
      />
      {asksSex && (
        <div className={styles.whole}>
          <RadioGroup
            label={stepsTexts.sex}
            name={`${id}-sex`}
            inline
            options={SEXES}
            value={value.sex}
            onChange={(sex) => set('sex', sex)}
          />
        </div>
      )}
      {mayHaveDied && (
        <div className={styles.whole}>
          <CheckboxField
            label={stepsTexts.hasDied}
            checked={value.living === 'deceased'}
            onChange={(event) =>
              onChange({
                ...value,
                living: event.target.checked ? 'deceased' : 'unsaid',
                ...(!event.target.checked && { deathDate: '', deathPlace: '' }),
              })
            }
          />
        </div>
      )}
      {mayHaveDied && value.living === 'deceased' && (
        <>
          <WrittenDateField
            label={stepsTexts.died}
            optional
            value={value.deathDate}
            onChange={(event) => set('deathDate', event.target.value)}
          />
          <LocationField
            label={stepsTexts.diedWhere}
            placeholder={stepsTexts.place}
            hint=""
            value={value.deathPlace}
            onChange={(text) => set('deathPlace', text)}
          />
        </>
      )}
    </div>
  );
}
