import { useNavigate } from 'react-router-dom';

import { LONGEST_FOLDER_NAME } from '#domain/research/folders/folderRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import {
  folderAddress,
  limitTexts,
  refusalText,
  useCreateResearchFolderMutation,
} from '#features/research/core/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './hub.module.scss';
import { folderListTexts as texts } from './texts.ts';

const validate = validateWith<{ name: string }>(() =>
  import('./newFolderSchema.ts').then(({ newFolderSchema }) => newFolderSchema),
);

/**
 * A new folder by its name; leads to it once it is there. What was typed stays when it cannot be made, and outlives the
 * page.
 */
export function CreateFolderForm() {
  const navigate = useNavigate();
  const [create] = useCreateResearchFolderMutation();
  const form = useForm({
    initialValues: { name: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ name }, { setFieldError }) => {
      const { data, error } = await create({ name, description: '' });
      if (error !== undefined) return setFieldError('name', refusalText(error, limitTexts.folders));
      draft.forget();
      return navigate(folderAddress(data.id));
    },
  });
  const draft = useFormDraft(form, { form: 'research-folder.new', owner: useDraftOwner() });
  return (
    <Form form={form} className={styles.create}>
      <TextField label={texts.name} maxLength={LONGEST_FOLDER_NAME} autoComplete="off" {...formikField(form, 'name')} />
      <Button type="submit" loading={form.isSubmitting}>
        {texts.create}
      </Button>
    </Form>
  );
}
