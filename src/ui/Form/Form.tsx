import type { FormHTMLAttributes } from 'react';

import type { FormState } from './useForm.tsx';

interface FormProps<Values extends object> extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'> {
  /** What {@link useForm} returned. */
  form: Pick<FormState<Values>, 'handleSubmit' | 'core'>;
}

/** The `<form>` of {@link useForm}: refusals are the site's own words, so the browser's are switched off. */
export function Form<Values extends object>({ form, children, ...rest }: FormProps<Values>) {
  return (
    <form {...rest} noValidate onSubmit={form.handleSubmit}>
      {form.core}
      {children}
    </form>
  );
}
