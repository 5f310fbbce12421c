import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef, type FormEvent } from 'react';

import { formTexts } from './texts.ts';
import type { FormState } from './useForm.tsx';

interface FormProps<Values extends object> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** What {@link useForm} returned. */
  form: Pick<FormState<Values>, 'handleSubmit' | 'core' | 'errors' | 'isSubmitting' | 'submitCount' | 'isMissing'>;
}

const stay = (event: FormEvent): void => event.preventDefault();

/**
 * The `<form>` of {@link useForm}: refusals are the site's own words, so the browser's are switched off. After a
 * refusal the first field that must be put right has the focus. While it is sent, it is not sent again.
 */
export function Form<Values extends object>({ form, ref, children, ...rest }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement, []);
  const refusals = !form.isSubmitting && Object.keys(form.errors).length > 0 ? form.submitCount : 0;
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <form {...rest} ref={element} noValidate onSubmit={form.isSubmitting ? stay : form.handleSubmit}>
      {form.core}
      {children}
      {form.isMissing && <p role="alert">{formTexts.missing}</p>}
    </form>
  );
}
