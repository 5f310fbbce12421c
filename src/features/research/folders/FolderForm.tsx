import { folderNameProblem, folderNoteProblem, LONGEST_FOLDER_NAME } from '#domain/research/folders/folderRules.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useChangeResearchFolderMutation, type ResearchFolder } from './folderApi.ts';
import { folderFormTexts as texts } from './texts.ts';

type Values = Pick<ResearchFolder, 'name' | 'description'>;

const validate = ({ name, description }: Values) =>
  collectProblems({ name: folderNameProblem(name), description: folderNoteProblem(description) });

/** Name and description of a folder. What was typed stays when it cannot be saved, and outlives the page. */
export function FolderForm({
  folder: { id, version, name, description },
  onDone,
}: {
  folder: ResearchFolder;
  onDone: () => void;
}) {
  const [change] = useChangeResearchFolderMutation();
  const { form, cancel, stale } = useResearchForm<Values>({
    draft: `research-folder.${id}`,
    initialValues: { name, description },
    validate,
    refusedAt: 'name',
    send: (values) => change({ id, version, ...values }),
    said: texts,
    onDone,
  });
  return (
    <Form form={form} aria-label={texts.title}>
      <Stack gap={4}>
        <TextField label={texts.name} maxLength={LONGEST_FOLDER_NAME} autoFocus {...formikField(form, 'name')} />
        <TextAreaField
          label={texts.description}
          hint={texts.descriptionHint}
          optional
          rows={4}
          {...formikField(form, 'description')}
        />
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
