import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { refusalText } from '#features/clippings/core/index.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { ConflictNotice } from '#ui/Notice/ConflictNotice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useChangeCollectionItemMutation } from '../collectionsApi.ts';
import { itemTexts as texts } from './texts.ts';

/** A note, and what it was when the member started: a draft knows both. */
interface NoteValues {
  note: string;
  was: string;
}

const validate = validateWith<NoteValues>((yup) =>
  yup.object({ note: yup.string().max(CLIPPING_LIMITS.itemNote, texts.longNote(CLIPPING_LIMITS.itemNote)) }),
);

interface NoteFormProps {
  /** Of the item. */
  id: string;
  /** As it is now; what another editor saved meanwhile arrives here. */
  note: string;
  title: string;
  onDone: () => void;
}

/**
 * The note on an item of a collection; every reader of the collection reads it. What was typed stays when it cannot be
 * saved, and outlives the page. Where another editor was quicker both are shown, and nothing is overwritten unseen.
 */
export function NoteForm({ id, note, title, onDone }: NoteFormProps) {
  const [change] = useChangeCollectionItemMutation();
  const save = async ({ note: typed, was }: NoteValues): Promise<void> => {
    const { error } = await change({ id, note: typed, was });
    // The present note arrives with the collection, and the notice with it.
    if (error !== undefined) {
      form.setErrors({ note: codeOf(error) === 'CONFLICT' ? texts.conflict : refusalText(error) });
      return;
    }
    draft.forget();
    onDone();
  };
  const form = useForm<NoteValues>({
    initialValues: { note, was: note },
    validate,
    validateOnBlur: false,
    onSubmit: save,
  });
  const draft = useFormDraft(form, { form: `collection-item.${id}`, owner: useDraftOwner() });
  const takeTheirs = () => {
    draft.saved();
    form.resetForm({ values: { note, was: note } });
  };
  return (
    <Form form={form} aria-label={texts.noteOf(title)}>
      <Stack gap={2}>
        {note !== form.values.was && (
          <ConflictNotice
            title={texts.conflict}
            headingLevel={3}
            size="sm"
            keep={texts.keepMine}
            take={texts.takeTheirs}
            onKeep={() => void save({ ...form.values, was: note })}
            onTake={takeTheirs}
          >
            <p>{note === '' ? texts.conflictEmpty : texts.conflictNote(note)}</p>
          </ConflictNotice>
        )}
        <TextAreaField label={texts.note} rows={3} autoFocus {...formikField(form, 'note')} />
        <Inline gap={2}>
          <Button type="submit" size="sm" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => (draft.forget(), onDone())}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
