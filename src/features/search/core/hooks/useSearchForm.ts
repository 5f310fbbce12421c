import { useCallback, useEffect, useLayoutEffect, useState, type ChangeEvent } from 'react';

import type { FormSettings } from '#ui/Form/formBag.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import { keepDraft, readDraft, type Draft } from '../model/drafts.ts';
import { isSameForm, valueIn, type SearchFormValues } from '../model/formField.ts';

/** The form as its parts take it. */
export interface SearchFormBag {
  values: SearchFormValues;
  /** What is wrong, by key of the form; shown from an attempt to send it until the text changes. */
  problems: Readonly<Record<string, string>>;
  setValue: (key: string, value: string) => void;
  setValues: (change: (before: SearchFormValues) => SearchFormValues) => void;
}

interface Start extends Draft {
  /** What the form started from. */
  initial: SearchFormValues;
  /** It went on from an earlier draft. */
  isDraft: boolean;
}

function startOf(initial: SearchFormValues, name: string): Start {
  const draft = readDraft(name);
  return { initial, isDraft: draft !== null, values: draft?.values ?? initial, added: draft?.added ?? [] };
}

interface SearchFormSetup extends Pick<FormSettings<SearchFormValues>, 'validate' | 'onSubmit'> {
  /** Kept as long as it says the same, whatever object it is. */
  initial: SearchFormValues;
  /** The form's own among the drafts. */
  name: string;
}

/**
 * What is being typed. It starts over when another search fills the form, and goes on from what was typed into this
 * form before and not searched for. It is checked only when it is sent.
 */
export function useSearchForm({ initial, name, validate, onSubmit }: SearchFormSetup) {
  const [stored, setStart] = useState(() => startOf(initial, name));
  const form = useForm<SearchFormValues>({
    initialValues: stored.values,
    validate,
    onSubmit,
    validateOnBlur: false,
    validateOnChange: false,
  });
  const { errors, touched, setFieldValue, setFieldTouched, setValues, resetForm } = form;
  // Values that the form is about to take over: they are shown, and kept as its draft, at once.
  const [coming, setComing] = useState<SearchFormValues | null>(null);
  let start = stored;
  let awaited = coming;
  if (!isSameForm(stored.initial, initial)) {
    start = startOf(initial, name);
    awaited = start.values;
    setStart(start);
    setComing(awaited);
  } else if (coming !== null && form.values === coming) {
    awaited = null;
    setComing(null);
  }
  useLayoutEffect(() => {
    if (coming) resetForm({ values: coming });
  }, [coming, resetForm]);

  const values = awaited ?? form.values;
  const { added } = start;
  const isChanged = !isSameForm(values, initial);
  useEffect(() => {
    keepDraft(name, isChanged ? { values, added } : null);
  }, [name, isChanged, values, added]);

  // Being put right: what was wrong is not said on.
  const setValue = useCallback(
    (key: string, value: string) => {
      void setFieldValue(key, value, false);
      void setFieldTouched(key, false, false);
    },
    [setFieldValue, setFieldTouched],
  );
  const change = useCallback(
    (next: (before: SearchFormValues) => SearchFormValues) => void setValues(next),
    [setValues],
  );
  const bag: SearchFormBag = {
    values,
    problems: Object.fromEntries(
      Object.entries(errors).flatMap(([key, problem]) =>
        touched[key] && problem !== undefined ? [[key, problem]] : [],
      ),
    ),
    setValue,
    setValues: change,
  };
  return {
    form,
    bag,
    added,
    isDraft: start.isDraft && isChanged,
    isChanged,
    setAdded: (fieldIds: readonly string[]) => setStart((before) => ({ ...before, added: fieldIds })),
    /** Starts over from these values, without the fields added by hand. */
    restart: (next: SearchFormValues) => {
      setStart((before) => ({ ...before, added: [], isDraft: false }));
      setComing({ ...next });
    },
  };
}

/** Binds a control to a key of the address. */
export const bindField = ({ values, setValue, problems }: SearchFormBag, key: string) => ({
  name: key,
  value: valueIn(values, key),
  error: problems[key],
  touched: true,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => setValue(key, event.target.value),
});
