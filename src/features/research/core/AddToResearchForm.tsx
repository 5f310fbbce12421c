import { useRef } from 'react';

import { LONGEST_FOLDER_NAME } from '#domain/research/folders/folderRules.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useAddToResearchFolderMutation, useCreateResearchFolderMutation, type ListedFolder } from './foldersApi.ts';
import { addToFolderTexts as texts } from './texts.ts';

interface Values {
  /** Empty for a new folder. */
  folderId: string;
  name: string;
  note: string;
}

const validate = validateWith<Values>(() => import('./addSchema.ts').then(({ addSchema }) => addSchema));

interface AddToFolderFormProps {
  address: string;
  folders: readonly ListedFolder[];
  onAdded: (folder: { id: string; name: string }) => void;
  onCancel: () => void;
}

/** The folder, or the name of a new one, and a note. What was typed stays when it cannot be saved. */
export function AddToFolderForm({ address, folders, onAdded, onCancel }: AddToFolderFormProps) {
  const [create] = useCreateResearchFolderMutation();
  const [add] = useAddToResearchFolderMutation();
  const made = useRef<string>(null);
  const form = useForm<Values>({
    initialValues: { folderId: folders[0]?.id ?? '', name: '', note: '' },
    validate,
    onSubmit: async ({ folderId, name, note }, { setFieldError }) => {
      // A folder made by a try that failed afterwards is used by the next one.
      if (folderId === '' && made.current === null) {
        const answer = await create({ name, description: '' });
        if (answer.error !== undefined) return setFieldError('name', describeError(answer.error));
        made.current = answer.data.id;
      }
      const { data, error } = await add({ folderId: folderId === '' ? (made.current ?? '') : folderId, address, note });
      if (error !== undefined) return setFieldError('folderId', describeError(error));
      if (data === null) return setFieldError('folderId', texts.gone);
      return onAdded(data);
    },
  });
  return (
    <Form form={form}>
      <Stack gap={4}>
        <SelectField label={texts.folder} options={[...folders.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: texts.newFolder }]} {...formikField(form, 'folderId')} />
        {form.values.folderId === '' && <TextField label={texts.name} maxLength={LONGEST_FOLDER_NAME} {...formikField(form, 'name')} />}
        <TextAreaField label={texts.note} hint={texts.noteHint} optional rows={3} {...formikField(form, 'note')} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.add}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
