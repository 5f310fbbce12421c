import { useEffect, useRef, type ComponentPropsWithRef } from 'react';

import { formTexts } from './texts.ts';
import type { FormState } from './useForm.tsx';

interface FormProps<Values extends object> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** What {@link useForm} returned. */
  form: Pick<FormState<Values>, 'handleSubmit' | 'core' | 'errors' | 'isSubmitting' | 'submitCount' | 'isMissing'>;
}

/**
 * The `<form>` of {@link useForm}: refusals are the site's own words, so the browser's are switched off. After a refusal the
 * first field that must be put right has the focus.
 */
export function Form<Values extends object>({ form, children, ...rest }: FormProps<Values>) {
  const sent = useRef<HTMLFormElement>(null);
  const refusals = !form.isSubmitting && Object.keys(form.errors).length > 0 ? form.submitCount : 0;
  useEffect(() => {
    if (refusals > 0) sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        sent.current = event.currentTarget;
        form.handleSubmit(event);
      }}
    >
      {form.core}
      {children}
      {form.isMissing && <p role="alert">{formTexts.missing}</p>}
    </form>
  );
}
