import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  type SetStateAction,
} from 'react';

import { retryImport } from '../retryImport.ts';
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
  /** Formik did not arrive although there is a connection; {@link Form} shows it. The next press asks for it again. */
  isMissing: boolean;
};

let arrived: Core | null = null;
const loadCore = async (): Promise<Core> =>
  (arrived ??= (await retryImport(() => import('./FormikCore.tsx'))).FormikCore);

/** Fetches formik before a form is touched, so that one can be sent after an update of the site, too. */
export const preloadForm = (): void => void loadCore().catch(() => undefined);

const valueOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;

/** The values with another at a path of keys: `socials.website`. */
function withValue<Values extends object>(
  values: Values,
  [key = '', ...deeper]: readonly string[],
  value: unknown,
): Values {
  const inner = (values as Record<string, object | undefined>)[key] ?? {};
  return { ...values, [key]: deeper.length === 0 ? value : withValue(inner, deeper, value) };
}

/** The values of a form before formik is there. */
interface Held<Values extends object> {
  initial: Values;
  /** Null while nothing was typed. */
  typed: Values | null;
}

/**
 * `useFormik`, but formik comes only when the form is first touched: no page pays for it that is merely read. Until
 * then the fields hold what is typed, and what else is asked for (a blur, a submit) waits and is done once formik is
 * there. Draw the fields inside {@link Form}, which holds formik.
 * @param settings - formik's. Later `initialValues` are not taken over, as in formik.
 * @returns formik's bag as far as the site uses it; its functions change once, when formik arrives. Without a
 * connection what
 *   was typed stays and the request waits.
 */
export function useForm<Values extends object>(settings: FormSettings<Values>): FormState<Values> {
  const [{ initial, typed }, setHeld] = useState<Held<Values>>({ initial: settings.initialValues, typed: null });
  const [bag, setBag] = useState<FormBag<Values> | null>(null);
  const [loaded, setCore] = useState<{ Component: Core } | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const waiting = useRef<Request<Values>[]>([]);
  // For handlers that were made before formik came and act after it.
  const here = useRef<FormBag<Values>>(null);

  const early = useMemo(() => {
    const arrive = (Component: Core) => {
      setMissing(false);
      setCore({ Component });
    };
    let isSent = false;
    const stayAway = () => {
      waiting.current = [];
      isSent = false;
      setSubmitting(false);
      setMissing(true);
    };
    const fetchCore = () => void loadCore().then(arrive, stayAway);
    const ask = async (request: Request<Values>): Promise<void> => {
      if (here.current) await request(here.current);
      else {
        fetchCore();
        await new Promise<void>((resolve) =>
          waiting.current.push((ready) => Promise.resolve(request(ready)).then(() => resolve())),
        );
      }
    };
    const type = (change: (values: Values) => Values) => {
      if (here.current) void here.current.setValues(change);
      else {
        fetchCore();
        setHeld((held) => ({ ...held, typed: change(held.typed ?? held.initial) }));
      }
    };
    const submitForm = async () => {
      if (isSent) return;
      isSent = true;
      setSubmitting(true);
      await ask((ready) => ready.submitForm());
    };
    return {
      handleChange: ({ target }: ChangeEvent<Field>) =>
        type((values) => withValue(values, target.name.split('.'), valueOf(target))),
      setFieldValue: async (name: string, value: unknown) =>
        type((values) => withValue(values, name.split('.'), value)),
      setValues: async (next: SetStateAction<Values>) =>
        type((values) => (typeof next === 'function' ? next(values) : next)),
      handleSubmit: (event?: FormEvent<HTMLFormElement>) => {
        event?.preventDefault();
        void submitForm();
      },
      submitForm,
      handleBlur: ((event: unknown) =>
        void ask((ready) => (ready.handleBlur as (given: unknown) => void)(event))) as FormBag<Values>['handleBlur'],
      setFieldTouched: (...given: Parameters<FormBag<Values>['setFieldTouched']>) =>
        ask((ready) => ready.setFieldTouched(...given)),
      setTouched: (...given: Parameters<FormBag<Values>['setTouched']>) => ask((ready) => ready.setTouched(...given)),
      setErrors: (errors: FormBag<Values>['errors']) => void ask((ready) => ready.setErrors(errors)),
      setStatus: (status: unknown) => void ask((ready) => ready.setStatus(status)),
      resetForm: (next?: { values?: Values }) => {
        if (here.current) here.current.resetForm(next);
        else setHeld(({ initial: before }) => ({ initial: next?.values ?? before, typed: null }));
      },
    };
  }, []);
  const publish = useCallback((ready: FormBag<Values>) => {
    here.current = ready;
    setBag(ready);
  }, []);
  useEffect(() => {
    if (bag) for (const request of waiting.current.splice(0)) request(bag);
  }, [bag]);

  const core = loaded && (
    <loaded.Component<Values>
      {...settings}
      initialValues={bag?.initialValues ?? initial}
      typed={bag && !bag.dirty ? null : (bag?.values ?? typed)}
      publish={publish}
    />
  );
  if (bag) return { ...bag, core, isMissing };
  return {
    ...early,
    initialValues: initial,
    values: typed ?? initial,
    errors: {},
    touched: {},
    dirty: typed !== null,
    isSubmitting,
    submitCount: 0,
    status: undefined,
    core,
    isMissing,
  };
}
