import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { STAFF_SETTING_GROUPS, type StaffSettingGroup } from '#domain/kernel/site/staffSettings.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { LOGO } from './LogoCard.tsx';
import { refusalText } from './refusalText.ts';
import { SettingField } from './SettingField.tsx';
import styles from './SettingsForm.module.scss';
import { type SiteSettings, useChangeSiteSettingsMutation } from './siteApi.ts';
import { formTexts as texts, GROUP_TITLES } from './texts.ts';

const GROUPS = Object.entries(STAFF_SETTING_GROUPS) as [StaffSettingGroup, readonly string[]][];

/** The settings that are there, by group. */
const groupsOf = (settings: SiteSettings['settings']) =>
  GROUPS.map(([group, names]) => ({
    title: GROUP_TITLES[group],
    settings: names.flatMap((name) => settings.filter((setting) => setting.name === name)),
  })).filter((group) => group.settings.length > 0);

interface SettingsFormProps {
  board: SiteSettings;
  /** The settings that are shown, by their variables. Default: all that are typed. */
  only?: readonly string[];
}

/** A field for each setting; those that the operator sets can be read only. What differs is saved together. */
export function SettingsForm({ board: { settings: all, revision }, only }: SettingsFormProps) {
  const settings = all.filter(({ name }) => (only === undefined ? name !== LOGO : only.includes(name)));
  const dispatch = useDispatch();
  const [change, { error }] = useChangeSiteSettingsMutation();
  const [isWrong, setWrong] = useState(false);
  const initialValues: Record<string, string> = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  const form = useForm({
    initialValues,
    validateOnBlur: false,
    onSubmit: async (typed, { setErrors }) => {
      setWrong(false);
      const values = settings
        .filter(({ name, value, isSetOutside }) => !isSetOutside && typed[name]?.trim() !== value)
        .map(({ name }) => ({ name, value: typed[name] ?? '' }));
      if (values.length === 0) return;
      const answer = await change({ revision, values });
      if (answer.data === undefined) return;
      const { problems } = answer.data;
      if (problems.length === 0) dispatch(messageShown(texts.saved));
      setErrors(Object.fromEntries(problems.map(({ name, message }) => [name, message])));
      setWrong(problems.length > 0);
    },
  });
  const isSame = settings.every(({ name, value }) => form.values[name]?.trim() === value);
  return (
    <Form form={form} aria-label={texts.name}>
      <Stack gap={6}>
        {groupsOf(settings).map(({ title, settings: ofGroup }) => (
          <FieldSet key={title} legend={title} look={only === undefined ? 'large' : 'hidden'}>
            <div className={styles.fields}>
              {ofGroup.map((setting) => (
                <SettingField key={setting.name} setting={setting} form={form} />
              ))}
            </div>
          </FieldSet>
        ))}
        <FormRefusal title={texts.notSaved} reason={refusalText(error) ?? (isWrong ? texts.wrong : null)} />
        {isSame && <p>{texts.same}</p>}
        <div>
          <Button type="submit" variant="primary" disabled={isSame} loading={form.isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
