import { type ChangeEvent, type FocusEvent } from 'react';

/** As much of formik's bag as a field needs; naming it here keeps formik out of pages that have no form. */
export interface FormBag<Values> {
  values: Values;
  errors: Partial<Record<keyof Values, unknown>>;
  touched: Partial<Record<keyof Values, unknown>>;
  handleChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  handleBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

/**
 * Binds a field to formik: `<TextField label="Email address" {...formikField(form, 'email')} />`.
 * An error of a nested value is not a sentence, so it is left out.
 */
export function formikField<Values, Name extends keyof Values & string>(form: FormBag<Values>, name: Name) {
  const error = form.errors[name];
  return {
    name,
    value: form.values[name],
    error: typeof error === 'string' ? error : undefined,
    touched: Boolean(form.touched[name]),
    onChange: form.handleChange,
    onBlur: form.handleBlur,
  };
}
