import { useEffect, useRef, useState } from 'react';

import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import { type EditableRecord, useEditRecordMutation } from './recordEditApi.ts';
import { recordTexts as texts } from './recordTexts.ts';
import { carriedOver, changedCells, type RecordValues, valuesOf } from './recordValues.ts';
import { isChangedElsewhere, refusalText } from './refusalText.ts';

function validate(values: RecordValues): { why?: string } {
  if (changedCells(values).length === 0) return { why: texts.unchanged };
  return values.why.trim() === '' ? { why: texts.whyMissing } : {};
}

/**
 * The form of a record. What is typed is kept by the browser until it is saved, and stays where someone else has changed
 * the sheet meanwhile.
 *
 * @param id - as it was asked for. @param onEdited - called once it was saved or refused: the record is another by now.
 */
export function useRecordForm(id: string, record: EditableRecord, onEdited: () => Promise<unknown>) {
  const [edit, { isLoading }] = useEditRecordMutation();
  const [error, setError] = useState<unknown>(undefined);
  const [isSaved, setSaved] = useState(false);
  const publishes = useRef(false);

  const form = useForm<RecordValues>({
    initialValues: valuesOf(record),
    validate,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
      const { revision, why } = values;
      const cells = changedCells(values);
      const sent = await edit({ id, revision, cells, why: why.trim(), publishes: publishes.current });
      setError(sent.error);
      setSaved(sent.data !== undefined);
      if (sent.data) {
        draft.saved();
        resetForm({ values: valuesOf(sent.data) });
      }
      await onEdited();
    },
  });
  const { values, dirty, isSubmitting, setValues, resetForm } = form;
  const draft = useFormDraft(form, { form: `record.${id}.edit`, owner: useDraftOwner() });

  // Right after it was saved, the record that was fetched before is older than the form.
  const isBehind = (record.sheet?.revision ?? 0) > values.revision && !isSubmitting;
  useEffect(() => {
    if (!isBehind) return;
    if (dirty) void setValues((typed) => carriedOver(typed, record));
    else resetForm({ values: valuesOf(record) });
  }, [isBehind, dirty, setValues, resetForm, record]);

  return {
    form,
    isBusy: isLoading || isSubmitting,
    isSaved: isSaved && !dirty,
    isDraft: draft.wasFound && dirty,
    refused: isChangedElsewhere(error) ? texts.changed : refusalText(error),
    type: (field: string, text: string) => {
      setSaved(false);
      void setValues((typed) => ({ ...typed, cells: { ...typed.cells, [field]: text } }));
    },
    /** Takes over what a reader reported; the reason says so where there is none yet. */
    take: (field: string, text: string) => {
      setSaved(false);
      void setValues((typed) => ({
        ...typed,
        cells: { ...typed.cells, [field]: text },
        why: typed.why.trim() === '' ? texts.readerReports : typed.why,
      }));
    },
    discard: () => {
      draft.saved();
      setError(undefined);
      resetForm({ values: valuesOf(record) });
    },
    /** What sending the form does: with `isForReaders` the sheet is published, too. */
    choose: (isForReaders: boolean) => {
      publishes.current = isForReaders;
    },
    /** Undoes the edit of a cell. */
    undo: async (field: string) => {
      const { data, error: refused } = await edit({
        id,
        revision: record.sheet?.revision ?? 0,
        cells: [{ field, to: null }],
        why: '',
        publishes: false,
      });
      setError(refused);
      setSaved(data !== undefined);
      await onEdited();
    },
  };
}
