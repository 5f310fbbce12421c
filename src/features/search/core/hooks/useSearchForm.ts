import { useEffect, useState, type ChangeEvent } from 'react';

import { keepDraft, readDraft, type Draft } from '../model/drafts.ts';
import { isSameForm, valueIn, type SearchFormValues } from '../model/formField.ts';

/** The form as its parts take it. */
export interface SearchFormBag {
  values: SearchFormValues;
  /** What is wrong, by key of the form; shown since the last attempt to send it. */
  problems: Readonly<Record<string, string>>;
  setValue: (key: string, value: string) => void;
  setValues: (values: SearchFormValues) => void;
}

interface Begun extends Draft {
  /** What the form began from. */
  initial: SearchFormValues;
  /** It went on from an earlier draft. */
  isDraft: boolean;
}

function begin(initial: SearchFormValues, name: string): Begun {
  const draft = readDraft(name);
  return { initial, isDraft: draft !== null, values: draft?.values ?? initial, added: draft?.added ?? [] };
}

/**
 * What is being typed. It begins anew when another search fills the form, and goes on from what was typed into this form
 * before and not searched for. It is checked only when it is sent, so a form library would only cost the first load of
 * the home page (README).
 *
 * @param initial - kept as long as it says the same, whatever object it is.
 * @param name - the form's own among the drafts.
 */
export function useSearchForm(initial: SearchFormValues, name: string) {
  const [kept, setKept] = useState(() => begin(initial, name));
  const [problems, setProblems] = useState<SearchFormBag['problems']>({});
  let state = kept;
  if (!isSameForm(kept.initial, initial)) {
    state = begin(initial, name);
    setKept(state);
    setProblems({});
  }
  const { values, added, isDraft } = state;
  const isChanged = !isSameForm(values, initial);
  useEffect(() => {
    keepDraft(name, isChanged ? { values, added } : null);
  }, [name, isChanged, values, added]);

  const bag: SearchFormBag = {
    values,
    problems,
    setValues: (next) => setKept((before) => ({ ...before, values: next })),
    setValue: (key, value) => {
      setKept((before) => ({ ...before, values: { ...before.values, [key]: value } }));
      // Being put right: what was wrong is not said on.
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== key)));
    },
  };
  return {
    bag,
    added,
    isDraft: isDraft && isChanged,
    isChanged,
    setProblems,
    setAdded: (fieldIds: readonly string[]) => setKept((before) => ({ ...before, added: fieldIds })),
    /** Starts over from these values, without the fields added by hand. */
    restart: (next: SearchFormValues) => {
      setKept((before) => ({ ...before, values: next, added: [], isDraft: false }));
      setProblems({});
    },
  };
}

/** Binds a control to a key of the address. */
export const bind = ({ values, setValue, problems }: SearchFormBag, key: string) => ({
  name: key,
  value: valueIn(values, key),
  error: problems[key],
  touched: true,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => setValue(key, event.target.value),
});
