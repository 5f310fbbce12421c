import { describeError } from '#domain/kernel/errors/describeError.ts';
import { LONGEST_TREE_NAME, wantedTreeName } from '#domain/trees/gedcom/uploadRules.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type GedcomImport, useStartGedcomImportMutation } from '../gedcomApi.ts';
import { importTexts, uploadTexts } from '../texts.ts';

/** The name of a file without its ending: what most people would call the tree. */
const nameOf = (fileName: string) =>
  fileName
    .replace(/(?:\.ged)?\.(?:gz|ged|gdz|zip)$/iu, '')
    .replace(/[_]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TREE_NAME);

const validate = validateWith<{ treeName: string }>((yup) =>
  yup.object({
    treeName: yup.string().test('name', importTexts.nameMissing, (name = '') => wantedTreeName(name) !== null),
  }),
);

interface NameTreeProps {
  started: GedcomImport;
  onStarted: () => void;
  onCancel: () => void;
}

/** Names the tree that a file becomes, and starts the import. */
export function NameTree({ started: { id, fileName }, onStarted, onCancel }: NameTreeProps) {
  const [start] = useStartGedcomImportMutation();
  const form = useForm<{ treeName: string }>({
    initialValues: { treeName: nameOf(fileName) },
    validate,
    onSubmit: async (values, { setErrors }) => {
      const { data, error } = await start({ id, ...values });
      const refused = error ? describeError(error) : data?.problems[0]?.message;
      if (refused === undefined) onStarted();
      else setErrors({ treeName: refused });
    },
  });
  return (
    <Form form={form}>
      <Stack gap={4}>
        <TextField label={importTexts.name} maxLength={LONGEST_TREE_NAME} {...formikField(form, 'treeName')} />
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {importTexts.create}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {uploadTexts.another}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
