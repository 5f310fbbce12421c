import { useEffect, useRef, useState } from 'react';

import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/** As much of formik's bag as drafts need. */
interface DraftedForm<Values> {
  values: Values;
  dirty: boolean;
  setValues: (values: Values) => unknown;
}

interface DraftPlace<Values> {
  /** Unique over the site: `tree.7.person.12.fact.f3`. */
  form: string;
  owner: string;
  /** Takes a draft, which may be of an earlier version of the form; null for what it cannot take. */
  read: (draft: unknown) => Values | null;
}

/**
 * Keeps what is typed into a formik form, so that it survives reload, crash and sign-out, and puts it back when the form is
 * opened again.
 * @returns `wasFound`: the form began with a draft. `forget` is to be called once the values are saved, or given up.
 */
export function useFormDraft<Values>({ values, dirty, setValues }: DraftedForm<Values>, { form, owner, read }: DraftPlace<Values>): { wasFound: boolean; forget: () => void } {
  const [found] = useState(() => read(readDraft(form, owner)));
  const isGiven = useRef(false);
  const isOver = useRef(false);
  useEffect(() => {
    if (isGiven.current) return;
    isGiven.current = true;
    if (found !== null) setValues(found);
  }, [found, setValues]);
  useEffect(() => {
    if (dirty && !isOver.current) keepDraft(form, owner, values);
  }, [dirty, form, owner, values]);
  return {
    wasFound: found !== null,
    forget: () => {
      isOver.current = true;
      forgetDraft(form, owner);
    },
  };
}
