import { Search } from 'lucide-react';

import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { LocationField } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { HouseHistoryForm } from '../hooks/useHouseHistoryForm.ts';
import styles from './HouseHistoryFields.module.scss';

/** The four fields of the search and its two buttons. */
export function HouseHistoryFields({ form: { values, problem, change, clear, submit } }: { form: HouseHistoryForm }) {
  const field = (key: 'houseNumber' | 'street' | 'postcode') => ({ value: values[key], onChange: (event: { target: { value: string } }) => change(key, event.target.value) });
  return (
    <form role="search" aria-label="History of a home" noValidate className={styles.form} onSubmit={submit}>
      <TextField label="House No" autoComplete="off" {...field('houseNumber')} />
      <TextField label="Street" autoComplete="off" {...field('street')} />
      <LocationField
        label="City/Town/County"
        required
        placeholder={QUOTED.locationPlaceholder}
        hint={QUOTED.locationHint}
        hintBelow
        value={values.location}
        onChange={(text) => change('location', text)}
        error={problem}
      />
      <TextField label="Postcode" autoComplete="off" {...field('postcode')} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon={<Search aria-hidden="true" />}>
          Search
        </Button>
        <Button variant="quiet" onClick={clear}>
          Clear all
        </Button>
      </div>
    </form>
  );
}
