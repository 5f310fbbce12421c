import { useFormik } from 'formik';
import { useState } from 'react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useChangeTreeSettingsMutation, type FamilyTree } from '#features/trees/core/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { settingsInput, settingsOf, type SettingsValues } from '../model/settingsForm.ts';
import { RootPersonField } from './RootPersonField.tsx';

const VISIBILITIES: { value: SettingsValues['visibility']; label: string; hint: string }[] = [
  { value: 'private', label: 'Private', hint: 'Only you, and whom you invite.' },
  { value: 'public', label: 'Public', hint: 'Everybody may look at it. People who may be living are hidden.' },
  { value: 'subscribers', label: 'Public for subscribers', hint: 'Everybody sees a preview; the whole of it is for subscribers and for whom you give the share link.' },
];

/** What the owner says about a tree. What is typed stays when it cannot be saved. */
export function SettingsForm({ tree }: { tree: FamilyTree }) {
  const [change] = useChangeTreeSettingsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useFormik<SettingsValues>({
    initialValues: settingsOf(tree),
    validate: validateWith(() => import('../model/settingsSchema.ts').then((chunk) => chunk.settingsSchema)),
    onSubmit: async (values) => {
      const { data, error } = await change({ ref: tree.id, input: settingsInput(values) });
      setFailure(data ? null : describeError(error));
      setSaved(Boolean(data));
      if (data) form.resetForm({ values: settingsOf(data) });
    },
  });
  const set = <Name extends keyof SettingsValues>(name: Name, value: SettingsValues[Name]) => void form.setFieldValue(name, value);
  return (
    <form aria-label="Tree settings" noValidate onSubmit={form.handleSubmit}>
      <Stack gap={6}>
        <Card title="The tree">
          <TextField label="Name" {...formikField(form, 'name')} />
          <TextAreaField label="Description" optional rows={3} hint="Whose tree this is, and what you want to find out." {...formikField(form, 'description')} />
          {tree.rootPerson && <RootPersonField tree={tree} value={form.values.rootPerson} onChange={(id) => set('rootPerson', id)} />}
          <CheckboxField
            name="showSurnamesUppercase"
            label="Surnames in capitals"
            hint="As many family historians write them: Ann SMITH."
            checked={form.values.showSurnamesUppercase}
            onChange={form.handleChange}
          />
        </Card>
        <Card title="Who sees it">
          <RadioGroup label="Visibility" hideLabel name="visibility" options={VISIBILITIES} value={form.values.visibility} onChange={(value) => set('visibility', value)} />
          {tree.isPublic && form.values.visibility === 'private' && (
            <Notice tone="warning" headingLevel={3} title="This ends every access to the tree">
              <p>
                The share link, all invitations and the access of everybody you let in are taken back. To stop only the public from seeing it, choose “Shared” where you <TextLink to={chartAddress(tree.familyTreeRef, 'share')}>share this tree</TextLink>.
              </p>
            </Notice>
          )}
        </Card>
        {failure !== null && (
          <Notice tone="error" title="The settings could not be saved">
            <p>{failure} Everything you changed is still here.</p>
          </Notice>
        )}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            Save settings
          </Button>
          <span role="status">{isSaved && !form.dirty && 'The settings are saved.'}</span>
        </Inline>
      </Stack>
    </form>
  );
}
