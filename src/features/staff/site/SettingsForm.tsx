import { Fragment, useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { AccentPreview } from './AccentPreview.tsx';
import { type SiteSettings, useChangeSiteSettingsMutation } from './siteApi.ts';
import { formTexts as texts, SETTING_TEXTS } from './texts.ts';

const hintOf = ({ name, otherwise, isSetOutside }: SiteSettings['settings'][number]): string => {
  if (isSetOutside) return texts.setOutside(name);
  const hint = SETTING_TEXTS[name]?.hint ?? '';
  return otherwise === '' ? hint : `${hint} ${texts.otherwise(otherwise)}`;
};

interface SettingsFormProps {
  board: SiteSettings;
  /** The settings that are shown, by their variables. Default: all. */
  only?: readonly string[];
}

/** A field for each setting; those that the operator sets can be read only. What differs is saved together. */
export function SettingsForm({ board: { settings: all, revision }, only }: SettingsFormProps) {
  const settings = only === undefined ? all : all.filter(({ name }) => only.includes(name));
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
      <Stack gap={4}>
        {settings.map((setting) => (
          <Fragment key={setting.name}>
            <TextField
              label={SETTING_TEXTS[setting.name]?.label ?? setting.name}
              hint={hintOf(setting)}
              readOnly={setting.isSetOutside}
              {...formikField(form, setting.name)}
            />
            {setting.name === 'SITE_ACCENT' && <AccentPreview accent={form.values[setting.name]?.trim() ?? ''} />}
          </Fragment>
        ))}
        <FormRefusal
          title={texts.notSaved}
          reason={error === undefined ? (isWrong ? texts.wrong : null) : describeError(error)}
        />
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
