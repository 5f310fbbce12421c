import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useChangeTreeSettingsMutation, type FamilyTree } from '#features/trees/core/index.ts';
import { useFormDraft, parseDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { settingsTexts } from '../settingsTexts.tsx';
import { RootPersonField } from './RootPersonField.tsx';

/** What the settings of a tree are while they are changed. */
interface SettingsValues {
  name: string;
  description: string;
  showSurnamesUppercase: boolean;
  /** Id of the person the tree starts with; empty while it has no people. */
  rootPerson: string;
}

/** The settings as they are. */
const settingsOf = ({ name, description, showSurnamesUppercase, rootPerson }: FamilyTree): SettingsValues => ({
  name,
  description,
  showSurnamesUppercase,
  rootPerson: rootPerson?.id ?? '',
});

/**
 * What was typed and not saved; null for what is no draft of these settings. The person stays the stored one, whose
 * name the field shows.
 */
function readSettingsDraft(stored: SettingsValues, typed: unknown): SettingsValues | null {
  const draft = parseDraft(stored, typed);
  return draft && { ...draft, rootPerson: stored.rootPerson };
}

/** The settings as the server takes them. */
const settingsInput = ({ name, description, showSurnamesUppercase, rootPerson }: SettingsValues) => ({
  name: name.trim(),
  description: description.trim(),
  showSurnamesUppercase,
  ...(rootPerson !== '' && { rootPerson }),
});

const validate = validateWith<SettingsValues>((yup) =>
  yup.object({
    name: yup.string().trim().required(settingsTexts.nameMissing).max(120, settingsTexts.nameTooLong),
    description: yup.string().trim().max(2000, settingsTexts.descriptionTooLong),
  }),
);

/** What the owner says about a tree. What is typed stays when it cannot be saved, and survives a reload. */
export function SettingsForm({ tree }: { tree: FamilyTree }) {
  const [change] = useChangeTreeSettingsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const stored = settingsOf(tree);
  const form = useForm<SettingsValues>({
    initialValues: stored,
    validate,
    onSubmit: async (values, { resetForm }) => {
      const { data, error } = await change({ ref: tree.id, input: settingsInput(values) });
      setFailure(data ? null : describeError(error));
      setSaved(Boolean(data));
      if (!data) return;
      draft.saved();
      resetForm({ values: settingsOf(data) });
    },
  });
  const draft = useFormDraft(form, {
    form: `tree.${tree.id}.settings`,
    owner: useDraftOwner(),
    read: (typed) => readSettingsDraft(stored, typed),
  });
  const set = <Name extends keyof SettingsValues>(name: Name, value: SettingsValues[Name]) =>
    void form.setFieldValue(name, value);
  return (
    <Form form={form} aria-label={settingsTexts.title}>
      <Stack gap={6}>
        {draft.wasFound && form.dirty && <Notice tone="info" headingLevel={2} title={settingsTexts.draft} />}
        <Card title={settingsTexts.tree}>
          <TextField label={settingsTexts.name} {...formikField(form, 'name')} />
          <TextAreaField
            label={settingsTexts.description}
            optional
            rows={3}
            hint={settingsTexts.descriptionHint}
            {...formikField(form, 'description')}
          />
          {tree.rootPerson && (
            <RootPersonField tree={tree} value={form.values.rootPerson} onChange={(id) => set('rootPerson', id)} />
          )}
          <CheckboxField
            name="showSurnamesUppercase"
            label={settingsTexts.uppercase}
            hint={settingsTexts.uppercaseHint}
            checked={form.values.showSurnamesUppercase}
            onChange={form.handleChange}
          />
        </Card>
        {failure !== null && (
          <Notice tone="error" title={settingsTexts.notSaved}>
            <p>{settingsTexts.notSavedText(failure)}</p>
          </Notice>
        )}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {settingsTexts.save}
          </Button>
          <span role="status">{isSaved && !form.dirty && settingsTexts.saved}</span>
        </Inline>
      </Stack>
    </Form>
  );
}
