import { describeError } from '#domain/kernel/errors/describeError.ts';
import { MAX_SAVED_NAME } from '#domain/search/saved/savedSearchRules.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './SavedSearchCard.module.scss';
import { useRenameSavedSearchMutation, type SavedSearch } from './savedSearchesApi.ts';
import { renameTexts as texts } from './texts.tsx';

const validate = validateWith<{ name: string }>(() =>
  import('./renameSchema.ts').then(({ renameSchema }) => renameSchema),
);

/** A new name for a saved search. What was typed stays when it cannot be saved. */
export function RenameForm({
  saved: { id, name },
  onDone,
}: {
  saved: Pick<SavedSearch, 'id' | 'name'>;
  onDone: () => void;
}) {
  const [rename] = useRenameSavedSearchMutation();
  const form = useForm({
    initialValues: { name },
    validate,
    validateOnBlur: false,
    onSubmit: async (values, { setFieldError }) => {
      const { error } = await rename({ id, ...values });
      if (error === undefined) onDone();
      else setFieldError('name', describeError(error));
    },
  });
  return (
    <Form form={form} className={styles.rename}>
      <TextField label={texts.label} maxLength={MAX_SAVED_NAME} autoFocus {...formikField(form, 'name')} />
      <Button type="submit" variant="primary" loading={form.isSubmitting}>
        {texts.save}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {texts.cancel}
      </Button>
    </Form>
  );
}
