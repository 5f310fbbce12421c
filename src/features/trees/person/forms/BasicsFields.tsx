import { useId } from 'react';

import type { PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { LocationField } from '#features/search/core/index.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import styles from './forms.module.scss';

interface BasicsFieldsProps {
  value: PersonBasics;
  onChange: (value: PersonBasics) => void;
  /** Left out where the relation says it. */
  asksSex: boolean;
  nameError: string | undefined;
}

const SEXES: { value: PersonBasics['sex']; label: string }[] = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
  { value: 'x', label: 'Another' },
  { value: 'u', label: 'Not known' },
];
const LIVES: { value: PersonBasics['living']; label: string }[] = [
  { value: 'unsaid', label: 'Judge from the dates' },
  { value: 'living', label: 'Living' },
  { value: 'deceased', label: 'Deceased' },
];

/** The few things that make somebody new: name, sex, birth, death. */
export function BasicsFields({ value, onChange, asksSex, nameError }: BasicsFieldsProps) {
  const id = useId();
  const set = <Name extends keyof PersonBasics>(name: Name, next: PersonBasics[Name]) => onChange({ ...value, [name]: next });
  return (
    <div className={styles.fields}>
      <TextField label="First names" autoComplete="off" value={value.given} error={nameError} touched={nameError !== undefined} onChange={(event) => set('given', event.target.value)} />
      <TextField label="Surname" autoComplete="off" value={value.surname} onChange={(event) => set('surname', event.target.value)} />
      {asksSex && (
        <div className={styles.whole}>
          <RadioGroup label="Sex" name={`${id}-sex`} inline options={SEXES} value={value.sex} onChange={(sex) => set('sex', sex)} />
        </div>
      )}
      <WrittenDateField label="Born" optional value={value.birthDate} onChange={(event) => set('birthDate', event.target.value)} />
      <LocationField label="Born where" optional placeholder="Parish, town, county" hint="" value={value.birthPlace} onChange={(text) => set('birthPlace', text)} />
      <div className={styles.whole}>
        <RadioGroup label="Living or deceased" name={`${id}-living`} inline options={LIVES} value={value.living} onChange={(living) => set('living', living)} />
      </div>
      {value.living !== 'living' && (
        <>
          <WrittenDateField label="Died" optional value={value.deathDate} onChange={(event) => set('deathDate', event.target.value)} />
          <LocationField label="Died where" optional placeholder="Parish, town, county" hint="" value={value.deathPlace} onChange={(text) => set('deathPlace', text)} />
        </>
      )}
    </div>
  );
}
