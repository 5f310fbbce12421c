import type { FormikErrors, FormikValues } from 'formik';
import { useState } from 'react';

import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import type { TreeEditOutcome } from '#features/trees/core/index.ts';
import { VISITORS_DRAFT } from '#services/forms/drafts.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import type { SaveResult } from '../hooks/useEditing.ts';
import { editDialogTexts } from './texts.ts';

interface EditFormOptions<Values> {
  /** Names the draft; unique over the site. */
  name: string;
  initial: Values;
  /** What is wrong, by field; left out where every value is chosen from a list. */
  validate?: (values: Values) => Promise<FormikErrors<Values>>;
  submit: (values: Values) => Promise<SaveResult>;
  /** It was given up, or saved. */
  onDone: () => void;
  /** It was saved; default the same as given up. */
  onSaved?: (outcome: TreeEditOutcome) => void;
}

/** Errors of fields, except those that are as they were found: imported texts may be longer than a form takes. */
export const errorsOfChangedFields = <Errors extends object>(
  errors: Errors,
  values: object,
  initial: object,
): Errors => {
  const [now, found] = [new Map(Object.entries(values)), new Map(Object.entries(initial))];
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => !isSomething(found.get(field)) || !sameValue(now.get(field), found.get(field)),
    ),
  ) as Errors;
};

/** Groups of fields have empty ones among them. */
const isSomething = (value: unknown): boolean => Array.isArray(value) || (typeof value === 'string' && value !== '');

/**
 * A form of the profile: formik with its check, a draft that outlives the page, and what the server said. Nothing
 * typed is lost before it is saved or given up.
 */
export function useEditForm<Values extends FormikValues>({
  name,
  initial,
  validate,
  submit,
  onDone,
  onSaved = onDone,
}: EditFormOptions<Values>) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: initial,
    validate: async (values) => validate && errorsOfChangedFields(await validate(values), values, initial),
    onSubmit: async (values) => {
      setFailure(null);
      const result = await submit(values);
      if (result.kind === 'refused')
        setFailure(result.failure?.kind === 'network' ? editDialogTexts.offline : result.text);
      if (result.kind !== 'saved') return;
      draft.forget();
      onSaved(result.outcome);
    },
  });
  const draft = useFormDraft(form, { form: name, owner: useDraftOwner() ?? VISITORS_DRAFT });
  return {
    form,
    failure,
    /** The form started with what was typed another time. */
    wasFound: draft.wasFound,
    /** Closes the form and forgets what was typed. */
    giveUp: () => {
      draft.forget();
      onDone();
    },
  };
}
