import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import { columnTexts as texts } from './columnTexts.ts';
import { carriedTo, inputOf, openGuesses, valuesOf, withGuesses, withKind, type ColumnValues } from './columnValues.ts';
import { useLazySheetGuessesQuery, useSetSheetColumnsMutation, type Sheet, type SheetGuess } from './deskApi.ts';
import { isChangedElsewhere, refusalText } from './refusalText.ts';
import { sheetAddress } from './sheetSteps.ts';

type Kind = Exclude<ColumnValues['kind'], ''>;

const validate = ({ kind }: ColumnValues) => (kind === '' ? { kind: texts.kindFirst } : {});

/**
 * The form of the columns of a sheet. What is typed is kept by the browser until it is saved; where someone else saved
 * first, it waits for a decision.
 */
export function useColumnsForm(sheet: Sheet) {
  const navigate = useNavigate();
  const owner = useDraftOwner();
  const [save] = useSetSheetColumnsMutation();
  const [look] = useLazySheetGuessesQuery();
  const [error, setError] = useState<unknown>(undefined);
  // How many columns were filled in for the person when the kind was chosen; null before.
  const [filled, setFilled] = useState<number | null>(null);
  const [isSaved, setSaved] = useState(false);
  const goesOn = useRef(false);

  const send = async (values: ColumnValues, reset: (next: { values: ColumnValues }) => void): Promise<void> => {
    const to = inputOf(values);
    if (!to) return;
    const { data, error: refused } = await save({ id: sheet.id, revision: values.revision, to });
    setError(refused);
    setSaved(data !== undefined);
    if (!data) return;
    draft.saved();
    reset({ values: valuesOf(data) });
    if (goesOn.current && data.lacks.length === 0) await navigate(sheetAddress(sheet.id, 'problems'));
  };
  const form = useForm<ColumnValues>({
    initialValues: valuesOf(sheet),
    validate,
    validateOnBlur: false,
    onSubmit: (values, { resetForm }) => send(values, resetForm),
  });
  const draft = useFormDraft(form, { form: `sheet.${sheet.id}.columns`, owner });
  const { values, dirty, isSubmitting, setValues, resetForm } = form;

  const takeTheirs = () => {
    draft.saved();
    setError(undefined);
    resetForm({ values: valuesOf(sheet) });
  };
  // Right after it was saved, the sheet that was fetched before is older than the form.
  const isBehind = sheet.revision > values.revision && !isSubmitting;
  useEffect(() => {
    // Nothing was typed: the sheet as it is now takes the place of what it was.
    if (isBehind && !dirty) resetForm({ values: valuesOf(sheet) });
  }, [isBehind, dirty, resetForm, sheet]);

  const type = (change: (typed: ColumnValues) => ColumnValues) => {
    setSaved(false);
    void setValues(change);
  };
  const take = (guesses: readonly SheetGuess[]) => {
    const open = openGuesses(guesses, values);
    type((typed) => withGuesses(typed, open));
    setFilled(open.length);
  };
  const chooseKind = async (kind: Kind) => {
    type((typed) => withKind(typed, kind));
    setFilled(null);
    const { data: guesses } = await look({ id: sheet.id, kind }, true);
    if (!guesses) return;
    const open = openGuesses(guesses, withKind(values, kind));
    type((typed) => (typed.kind === kind ? withGuesses(typed, open) : typed));
    setFilled(open.length);
  };

  return {
    form,
    filled,
    isSaved: isSaved && !dirty,
    isDraft: draft.wasFound && dirty,
    isConflict: isBehind && dirty,
    isOtherFile: JSON.stringify(sheet.columns.map(({ heading }) => heading)) !== JSON.stringify(values.headings),
    refused: isChangedElsewhere(error) ? null : refusalText(error),
    type,
    take,
    chooseKind: (kind: Kind) => void chooseKind(kind),
    /** Sends the form; `isLast` leads on to the records where nothing is missing. */
    submit: (isLast: boolean) => {
      goesOn.current = isLast;
      void form.submitForm();
    },
    keepMine: () => void send(carriedTo(values, sheet), resetForm),
    takeTheirs,
  };
}
