import { useEffect, useRef, useState } from 'react';

import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { trackOpenDraft } from './openDrafts.ts';

const kindOfValue = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** A draft that has every field of the form with its kind of value; null for any other. */
export function parseDraft<Values extends object>(initial: Values, draft: unknown): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const stored = draft as Record<string, unknown>;
  return Object.entries(initial).every(([field, value]) => kindOfValue(stored[field]) === kindOfValue(value))
    ? (draft as Values)
    : null;
}

/** As much of formik's bag as drafts need. */
interface DraftedForm<Values> {
  initialValues: Values;
  values: Values;
  dirty: boolean;
  setValues: (values: Values) => unknown;
}

interface DraftPlace<Values> {
  /** Unique over the site: `tree.7.person.12.fact.f3`. */
  form: string;
  /**
   * Null: nothing is kept. The words of visitors are kept by their tab (`TAB_DRAFT`): the next reader of this browser
   * would find them.
   */
  owner: string | null;
  /**
   * Takes a draft, which may be of an earlier version of the form; null for what it cannot take. Default: one that is
   * like the initial values.
   */
  read?: (draft: unknown) => Values | null;
}

/**
 * Keeps what is typed into a formik form, so that it survives reload, crash and sign-out, and puts it back when the
 * form is opened again.
 * @returns `wasFound`: the form started with a draft. `forget` is to be called once the values are saved, or given up;
 *   `saved` instead where the form stays open and what is typed next is kept again.
 */
export function useFormDraft<Values extends object>(
  { initialValues, values, dirty, setValues }: DraftedForm<Values>,
  { form, owner, read = (draft) => parseDraft(initialValues, draft) }: DraftPlace<Values>,
): { wasFound: boolean; forget: () => void; saved: () => void } {
  const look = () => ({ owner, found: owner === null ? null : read(readDraft(form, owner)) });
  const [start, setStart] = useState(look);
  // A reader is known a moment after the page that the server drew.
  if (start.owner !== owner) setStart(look());
  const given = useRef<unknown>(undefined);
  const isOver = useRef(false);
  useEffect(() => {
    if (given.current === start.owner) return;
    given.current = start.owner;
    if (start.found !== null && !dirty) setValues(start.found);
  }, [start, dirty, setValues]);
  useEffect(() => {
    if (dirty && owner !== null && !isOver.current) keepDraft(form, owner, values);
  }, [dirty, form, owner, values]);
  useEffect(() => (dirty && owner !== null ? trackOpenDraft(form) : undefined), [dirty, form, owner]);
  const saved = () => void (owner !== null && forgetDraft(form, owner));
  return {
    wasFound: start.found !== null,
    saved,
    forget: () => {
      isOver.current = true;
      saved();
    },
  };
}
