import type { useFormik } from 'formik';

import type { SearchFormValues } from '../model/searchForm.ts';

/** The form's bag as its parts take it. */
export type SearchFormBag = ReturnType<typeof useFormik<SearchFormValues>>;

/** Binds a control to a key of the address. */
export const bind = (form: SearchFormBag, key: string) => ({
  name: key,
  value: form.values[key] ?? '',
  onChange: form.handleChange,
  onBlur: form.handleBlur,
});
