import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { readPostcode } from '#domain/places/addresses/postcode.ts';
import { LocationField } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { householdsAddress, streetsAddress } from '../searchAddresses.ts';
import styles from './AddressForm.module.scss';

/** What keeps a query from being asked; undefined when nothing does. */
function problemOf({ street, location, postcode }: AddressQuery): string | undefined {
  if (location.trim() !== '' || street.trim() !== '') return undefined;
  if (postcode.trim() === '') return 'Enter a town, parish or county.';
  return readPostcode(postcode) ? undefined : 'We do not know this postcode. Enter a town, parish or county.';
}

/** The address search: a place leads to its streets, a street and a house to the households there. */
export function AddressForm({ initial }: { initial: AddressQuery }) {
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const change = (key: keyof AddressQuery) => (text: string) => {
    setValues((typed) => ({ ...typed, [key]: text }));
    setProblem(undefined);
  };
  const field = (key: 'houseNumber' | 'street' | 'postcode') => ({ value: values[key], onChange: (event: { target: { value: string } }) => change(key)(event.target.value) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(values);
    setProblem(found);
    if (found) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const isHouse = values.houseNumber.trim() !== '' && values.street.trim() !== '';
    void navigate(isHouse ? householdsAddress(values) : streetsAddress(values));
  };
  return (
    <form ref={form} role="search" aria-label="Address search" noValidate className={styles.form} onSubmit={submit}>
      <TextField label="House number or name" placeholder="12A, back of 7, Rose Cottage" optional autoComplete="off" {...field('houseNumber')} />
      <TextField label="Street" placeholder="High Street" optional autoComplete="off" {...field('street')} />
      <LocationField
        label="City/Town/County"
        required
        placeholder="Leeds, Yorkshire"
        hint="As it was then; a county finds its places."
        value={values.location}
        onChange={change('location')}
        error={problem}
      />
      <TextField label="Postcode" hint="Only tells us a large town: old records bear none." optional autoComplete="off" {...field('postcode')} />
      <Button type="submit" variant="primary" size="lg" icon={<Search aria-hidden="true" />}>
        Search
      </Button>
    </form>
  );
}
