import { describeError } from '#domain/kernel/errors/describeError.ts';
import { diaryNote } from '#domain/search/diary/diaryRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useWriteDiaryNoteMutation, type DiaryEntry } from '../searchDiaryApi.ts';
import { diaryNoteTexts as texts } from '../texts.tsx';

const validate = validateWith<{ note: string }>((yup) =>
  yup.object({ note: yup.string().test('length', texts.tooLong, (text = '') => diaryNote(text) !== null) }),
);

interface NoteFormProps {
  entry: Pick<DiaryEntry, 'id' | 'note'>;
  /** It was saved, or left as it was. */
  onDone: (isSaved: boolean) => void;
}

/** The member's own words about a search. What was typed stays when it cannot be saved, and outlives the page. */
export function NoteForm({ entry: { id, note }, onDone }: NoteFormProps) {
  const [write] = useWriteDiaryNoteMutation();
  const form = useForm({
    initialValues: { note },
    validate,
    onSubmit: async (values, { setFieldError }) => {
      const { error } = await write({ id, ...values });
      if (error !== undefined) return setFieldError('note', describeError(error));
      draft.forget();
      return onDone(true);
    },
  });
  const draft = useFormDraft(form, { form: `search-note.${id}`, owner: useDraftOwner() });
  return (
    <Form form={form}>
      <Stack gap={3}>
        <TextAreaField label={texts.label} hint={texts.hint} rows={3} autoFocus {...formikField(form, 'note')} />
        <Inline gap={2}>
          <Button type="submit" size="sm" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => (draft.forget(), onDone(false))}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
