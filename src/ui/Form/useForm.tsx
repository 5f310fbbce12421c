import { useCallback, useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';

import { persist } from '../persist.ts';
import type { FormBag, FormSettings } from './formBag.ts';
import type { FormikCore } from './FormikCore.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Core = typeof FormikCore;
/** What was asked of the form before formik arrived. */
type Request<Values extends object> = (bag: FormBag<Values>) => unknown;

/** A form: formik's bag, and what {@link Form} draws beside the fields. */
export type FormState<Values extends object> = Omit<FormBag<Values>, 'handleChange'> & {
  handleChange: (event: ChangeEvent<Field>) => void;
  core: ReactNode;
};

let arrived: Core | null = null;
const loadCore = async (): Promise<Core> => (arrived ??= (await persist(() => import('./FormikCore.tsx'))).FormikCore);

const valueOf = (field: Field): string | boolean => (field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value);

/** The values with another at a path of keys: `socials.website`. */
function withValue<Values extends object>(values: Values, [key = '', ...deeper]: readonly string[], value: unknown): Values {
  const inner = (values as Record<string, object | undefined>)[key] ?? {};
  return { ...values, [key]: deeper.length === 0 ? value : withValue(inner, deeper, value) };
}

/**
 * `useFormik`, but formik comes only when the form is first touched: no page pays for it that is merely read. Until then
 * the fields hold what is typed, and what else is asked for (a blur, a submit) waits and is done once formik is there.
 * Draw the fields inside {@link Form}, which holds formik.
 * @param settings - formik's. Later `initialValues` are not taken over, as in formik.
 * @returns formik's bag as far as the site uses it. Without a connection what was typed stays and the request waits.
 */
export function useForm<Values extends object>(settings: FormSettings<Values>): FormState<Values> {
  const [initialValues, setInitialValues] = useState(settings.initialValues);
  const [typed, setTyped] = useState<Values | null>(null);
  const [bag, setBag] = useState<FormBag<Values> | null>(null);
  const [loaded, setCore] = useState<{ Component: Core } | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const waiting = useRef<Request<Values>[]>([]);

  const fetchCore = () => void loadCore().then((Component) => setCore({ Component }));
  const ask = (request: Request<Values>): Promise<void> => {
    fetchCore();
    return new Promise((resolve) => waiting.current.push((ready) => Promise.resolve(request(ready)).then(() => resolve())));
  };
  const type = (change: (values: Values) => Values) => {
    fetchCore();
    setTyped((before) => change(before ?? initialValues));
  };
  const publish = useCallback((ready: FormBag<Values>) => setBag(ready), []);
  useEffect(() => {
    if (bag) for (const request of waiting.current.splice(0)) request(bag);
  }, [bag]);

  const core = loaded && <loaded.Component<Values> {...settings} initialValues={initialValues} typed={typed} publish={publish} />;
  if (bag) return { ...bag, core };
  return {
    values: typed ?? initialValues,
    errors: {},
    touched: {},
    dirty: typed !== null,
    isSubmitting,
    submitCount: 0,
    status: undefined,
    core,
    handleChange: ({ target }) => type((values) => withValue(values, target.name.split('.'), valueOf(target))),
    setFieldValue: async (name, value) => type((values) => withValue(values, name.split('.'), value)),
    setValues: async (next) => type((values) => (typeof next === 'function' ? next(values) : next)),
    handleSubmit: (event) => {
      event?.preventDefault();
      setSubmitting(true);
      void ask((ready) => ready.submitForm());
    },
    submitForm: () => {
      setSubmitting(true);
      return ask((ready) => ready.submitForm());
    },
    handleBlur: ((event: unknown) => void ask((ready) => (ready.handleBlur as (given: unknown) => void)(event))) as FormBag<Values>['handleBlur'],
    setFieldTouched: (...given) => ask((ready) => ready.setFieldTouched(...given)),
    setTouched: (...given) => ask((ready) => ready.setTouched(...given)),
    setErrors: (errors) => void ask((ready) => ready.setErrors(errors)),
    setStatus: (status) => void ask((ready) => ready.setStatus(status)),
    resetForm: (next) => {
      if (next?.values) setInitialValues(next.values);
      setTyped(null);
    },
  };
}
