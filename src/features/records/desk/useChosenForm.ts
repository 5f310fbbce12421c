import { useState } from 'react';

import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import { type ChosenEdits, type ChosenRecords, useChosenEditsQuery, useEditChosenMutation } from './chosenApi.ts';
import { chosenTexts as texts } from './chosenTexts.ts';
import { isChangedElsewhere, refusalText } from './refusalText.ts';

/** What is typed. */
interface ChosenValues {
  field: string;
  to: string;
  why: string;
}

const NOTHING: ChosenValues = { field: '', to: '', why: '' };

/**
 * The form that gives chosen records one value. The first press shows what would change, the second does it: what is typed
 * over in between is looked at again, and so is what someone else has changed. What is typed stays then.
 *
 * @param search - the query of the address of their results. @param refetch - asks for the chosen records again
 */
export function useChosenForm(search: string, { sheet, fields }: ChosenRecords, refetch: () => Promise<unknown>) {
  const [edit, { isLoading }] = useEditChosenMutation();
  const [asked, setAsked] = useState<Pick<ChosenValues, 'field' | 'to'> | null>(null);
  const [error, setError] = useState<unknown>(undefined);
  const [done, setDone] = useState<number | null>(null);
  const look = useChosenEditsQuery(
    { search, field: asked?.field ?? '', to: asked?.to ?? '' },
    { skip: asked === null },
  );
  const form = useForm<ChosenValues>({
    initialValues: NOTHING,
    validate: ({ field, why }): Partial<ChosenValues> => ({
      ...(!fields.some(({ id }) => id === field) && { field: texts.fieldMissing }),
      ...(edits && why.trim() === '' && { why: texts.whyMissing }),
    }),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async ({ field, to, why }, { resetForm }) => {
      setDone(null);
      if (!edits) {
        setError(undefined);
        setAsked({ field, to: to.trim() });
        return;
      }
      const { revision, changes } = edits;
      const sent = await edit({ search, revision, field, to: to.trim(), changes, why: why.trim() });
      setError(sent.error);
      setAsked(null);
      if (sent.data) {
        setDone(changes);
        draft.saved();
        resetForm({ values: NOTHING });
      }
      await refetch();
    },
  });
  const { values, dirty, resetForm } = form;
  const draft = useFormDraft(form, { form: `sheet.${sheet?.id ?? ''}.chosen`, owner: useDraftOwner() });
  const isLookedAt: boolean = asked !== null && asked.field === values.field && asked.to === values.to.trim();
  const edits: ChosenEdits | null = isLookedAt ? (look.currentData ?? null) : null;

  return {
    form,
    /** Of what is typed now; null until it was looked at. */
    edits,
    look: {
      isUnderWay: isLookedAt && look.isFetching,
      failure: isLookedAt && !look.isFetching ? look.error : undefined,
      again: () => void look.refetch(),
    },
    done,
    isBusy: isLoading || form.isSubmitting,
    isDraft: draft.wasFound && dirty,
    refused: isChangedElsewhere(error) ? texts.changed : refusalText(error),
    discard: () => {
      draft.saved();
      setError(undefined);
      setAsked(null);
      resetForm({ values: NOTHING });
    },
  };
}
