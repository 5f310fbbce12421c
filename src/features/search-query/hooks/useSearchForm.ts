import { useState, type ChangeEvent } from 'react';

import type { SearchFormValues } from '../model/searchForm.ts';

/** The form as its parts take it. */
export interface SearchFormBag {
  values: SearchFormValues;
  setValue: (key: string, value: string) => void;
  setValues: (values: SearchFormValues) => void;
}

/**
 * What is being typed. It begins anew when another search fills the form. Nothing here is checked before it is sent, so
 * a form library would only cost the first load of the home page (README).
 *
 * @param initial - kept as long as it says the same, whatever object it is.
 */
export function useSearchForm(initial: SearchFormValues): SearchFormBag {
  const [values, setValues] = useState(initial);
  const [begun, setBegun] = useState(initial);
  const isSame = Object.entries(initial).every(([key, value]) => begun[key] === value);
  if (!isSame) {
    setBegun(initial);
    setValues(initial);
  }
  return { values: isSame ? values : initial, setValues, setValue: (key, value) => setValues((before) => ({ ...before, [key]: value })) };
}

/** Binds a control to a key of the address. */
export const bind = ({ values, setValue }: SearchFormBag, key: string) => ({
  name: key,
  value: values[key] ?? '',
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => setValue(key, event.target.value),
});
