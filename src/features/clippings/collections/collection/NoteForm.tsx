import { refusalText } from '#features/clippings/core/index.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { likeInitial } from '#services/forms/likeInitial.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useChangeCollectionItemMutation } from '../collectionsApi.ts';
import { itemTexts as texts } from './texts.ts';

const validate = validateWith<{ note: string }>(() => import('./noteSchema.ts').then(({ noteSchema }) => noteSchema));

interface NoteFormProps {
  /** Of the item. */
  id: string;
  note: string;
  title: string;
  onDone: () => void;
}

/** The note on an item of a collection; every reader of the collection reads it. What was typed stays when it cannot be saved, and outlives the page. */
export function NoteForm({ id, note, title, onDone }: NoteFormProps) {
  const [change] = useChangeCollectionItemMutation();
  const form = useForm({
    initialValues: { note },
    validate,
    validateOnBlur: false,
    onSubmit: async (values, { setFieldError }) => {
      const { error } = await change({ id, ...values });
      if (error !== undefined) return setFieldError('note', refusalText(error));
      draft.forget();
      return onDone();
    },
  });
  const draft = useFormDraft(form, { form: `collection-item.${id}`, owner: useDraftOwner(), read: (stored) => likeInitial({ note }, stored) });
  return (
    <Form form={form} aria-label={texts.noteOf(title)}>
      <Stack gap={2}>
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
