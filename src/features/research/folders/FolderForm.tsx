import { LONGEST_FOLDER_NAME } from '#domain/research/folders/folderRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { likeInitial } from '#services/forms/likeInitial.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useChangeResearchFolderMutation, type ResearchFolder } from './folderApi.ts';
import { folderFormTexts as texts } from './texts.ts';

type Values = Pick<ResearchFolder, 'name' | 'description'>;

const validate = validateWith<Values>(() => import('./folderSchemas.ts').then(({ folderSchema }) => folderSchema));

/** Name and description of a folder. What was typed stays when it cannot be saved, and outlives the page. */
export function FolderForm({ folder: { id, version, name, description }, onDone }: { folder: ResearchFolder; onDone: () => void }) {
  const [change] = useChangeResearchFolderMutation();
  const initialValues: Values = { name, description };
  const form = useForm<Values>({
    initialValues,
    validate,
    onSubmit: async (values, { setFieldError }) => {
      const { data, error } = await change({ id, version, ...values });
      if (error !== undefined) return setFieldError('name', isFailure(error) && error.kind === 'graphql' && error.code === 'CONFLICT' ? texts.conflict : describeError(error));
      if (data === null) return setFieldError('name', texts.gone);
      draft.forget();
      return onDone();
    },
  });
  const draft = useFormDraft(
    { values: form.values, dirty: form.dirty, setValues: (values) => form.setValues(values) },
    { form: `research-folder.${id}`, owner: useDraftOwner(), read: (stored) => likeInitial(initialValues, stored) },
  );
  return (
    <Form form={form} aria-label={texts.title}>
      <Stack gap={4}>
        <TextField label={texts.name} maxLength={LONGEST_FOLDER_NAME} autoFocus {...formikField(form, 'name')} />
        <TextAreaField label={texts.description} hint={texts.descriptionHint} optional rows={4} {...formikField(form, 'description')} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={() => (draft.forget(), onDone())}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
