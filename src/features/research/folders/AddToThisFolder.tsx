import { Suspense } from 'react';

import { limitTexts, refusalText } from '#features/research/core/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useAddResearchPageMutation, useWriteInResearchFolderMutation } from './folderApi.ts';
import { addTexts as texts } from './texts.ts';

type What = 'page' | 'note' | 'heading' | 'file';
interface Values {
  what: What;
  text: string;
}

const AddFiles = lazyPart(() => import('./AddFiles.tsx').then((chunk) => chunk.AddFiles));
const validate = validateWith<Values>(() => import('./folderSchemas.ts').then(({ entrySchema }) => entrySchema));

const CHOICES: readonly { value: What; label: string }[] = [
  { value: 'page', label: texts.page },
  { value: 'note', label: texts.note },
  { value: 'heading', label: texts.heading },
  { value: 'file', label: texts.file },
];

/**
 * A further entry at the end of the folder: a page of this site by its address, a note, a heading, or a file. What was
 * typed stays when it cannot be added.
 */
export function AddToThisFolder({ folderId }: { folderId: string }) {
  const [addPage] = useAddResearchPageMutation();
  const [write] = useWriteInResearchFolderMutation();
  const form = useForm<Values>({
    initialValues: { what: 'page', text: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ what, text }, { setFieldError, resetForm }) => {
      const { data, error } = await (what === 'page'
        ? addPage({ folderId, address: text })
        : write({ folderId, text, isHeading: what === 'heading' }));
      if (error !== undefined) return setFieldError('text', refusalText(error, limitTexts.entries));
      if (data === null) return setFieldError('text', texts.gone);
      return resetForm({ values: { what, text: '' } });
    },
  });
  const { what } = form.values;
  const field = formikField(form, 'text');
  return (
    <Card title={texts.title}>
      <Form form={form}>
        <Stack gap={4}>
          <SelectField label={texts.what} options={CHOICES} {...formikField(form, 'what')} />
          {what === 'page' && (
            <TextField
              label={texts.address}
              hint={texts.addressHint}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              {...field}
            />
          )}
          {what === 'note' && <TextAreaField label={texts.noteLabel} rows={4} {...field} />}
          {what === 'heading' && <TextField label={texts.headingLabel} autoComplete="off" {...field} />}
          {what === 'file' ? (
            <Suspense fallback={null}>
              <AddFiles folderId={folderId} />
            </Suspense>
          ) : (
            <div>
              <Button type="submit" loading={form.isSubmitting}>
                {texts.add}
              </Button>
            </div>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
