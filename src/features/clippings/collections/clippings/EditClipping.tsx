import { useState } from 'react';

import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { type ClipWords, clipProblems, refusalText, tagsOf } from '#features/clippings/core/index.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { ConflictNotice } from '#ui/Notice/ConflictNotice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type ClippingWhole, useChangeClippingMutation } from '../clippingsOfMemberApi.ts';
import { editTexts as texts } from './texts.ts';

const wordsOf = ({ title, text, note, tags }: ClippingWhole): ClipWords => ({
  title,
  text,
  note,
  tags: tags.join(', '),
});
const FIELDS = ['title', 'text', 'note', 'tags'] as const;

interface EditClippingProps {
  /** As it is now: what another window saved meanwhile arrives here. */
  clipping: ClippingWhole;
  onDone: () => void;
}

/**
 * Changes what is written about a clipping. Where another window was quicker both are shown, and nothing typed is lost.
 */
export function EditClipping({ clipping, onDone }: EditClippingProps) {
  const owner = useDraftOwner();
  const [change, { error }] = useChangeClippingMutation();
  // The one that the member started from; a change elsewhere must not look as if it had been seen.
  const [base, setBase] = useState(clipping);
  const isConflict = codeOf(error) === 'CONFLICT' && clipping.version !== base.version;
  const save = async (words: ClipWords, version: number) => {
    const isOpen = base.standing === 'OPEN';
    const { error: refusal } = await change({
      id: clipping.id,
      version,
      title: words.title,
      note: words.note,
      tags: tagsOf(words.tags),
      text: isOpen && words.text !== base.text ? words.text : null,
    });
    if (refusal !== undefined) return;
    draft.forget();
    onDone();
  };
  const form = useForm<ClipWords>({
    initialValues: wordsOf(clipping),
    validate: clipProblems,
    validateOnBlur: false,
    onSubmit: (words) => save(words, base.version),
  });
  const draft = useFormDraft(form, { form: `clipping.${clipping.id}`, owner });
  const takeTheirs = () => {
    draft.saved();
    form.resetForm({ values: wordsOf(clipping) });
    setBase(clipping);
  };
  const [mine, theirs] = [form.values, wordsOf(clipping)];
  return (
    <Form form={form}>
      <Stack gap={4}>
        {draft.wasFound && <p role="status">{texts.draft}</p>}
        {isConflict && (
          <ConflictNotice
            title={texts.conflict}
            keep={texts.keepMine}
            take={texts.takeTheirs}
            onKeep={() => void save(form.values, clipping.version)}
            onTake={takeTheirs}
          >
            <p>{texts.conflictIntro}</p>
            <ul>
              {FIELDS.filter((field) => mine[field] !== theirs[field]).map((field) => (
                <li key={field}>
                  {texts.present[field]}: {theirs[field] === '' ? texts.nothing : `“${theirs[field]}”`}
                </li>
              ))}
            </ul>
          </ConflictNotice>
        )}
        <TextField label={texts.title} maxLength={CLIPPING_LIMITS.title} autoFocus {...formikField(form, 'title')} />
        {base.standing === 'OPEN' && (
          <TextAreaField label={texts.text} rows={8} hint={texts.textHint} {...formikField(form, 'text')} />
        )}
        <TextAreaField label={texts.note} optional rows={4} hint={texts.noteHint} {...formikField(form, 'note')} />
        <TextField
          label={texts.tags}
          optional
          hint={texts.tagsHint}
          autoComplete="off"
          {...formikField(form, 'tags')}
        />
        {error !== undefined && !isConflict && (
          <p role="alert">
            {refusalText(error)} {texts.safe}
          </p>
        )}
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              draft.forget();
              onDone();
            }}
          >
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
