import { type FormBag, formikField } from '#ui/Field/formikField.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { AccentPreview } from './AccentPreview.tsx';
import styles from './SettingsForm.module.scss';
import type { SiteSettings } from './siteApi.ts';
import { formTexts as texts, SETTING_TEXTS, wordsOfOption } from './texts.ts';

type Setting = SiteSettings['settings'][number];

const ACCENT = 'SITE_ACCENT';
/** What the browser's picker starts at: buttons of the software. */
const NO_COLOUR = '#4338a6';

const hintOf = ({ name, otherwise, isSetOutside }: Setting): string => {
  if (isSetOutside) return texts.setOutside(name);
  const { hint = '', options } = SETTING_TEXTS[name] ?? {};
  return otherwise === '' || options ? hint : `${hint} ${texts.otherwise(otherwise)}`;
};

interface SettingFieldProps {
  setting: Setting;
  form: FormBag<Record<string, string>> & { setFieldValue: (name: string, value: string) => unknown };
}

/** One setting: a choice, several lines or one. What the operator sets can be read only. */
export function SettingField({ setting, form }: SettingFieldProps) {
  const { name, otherwise, isSetOutside } = setting;
  const { label = name, options, isLong } = SETTING_TEXTS[name] ?? {};
  const shown = { label, hint: hintOf(setting), ...formikField(form, name) };
  const value = form.values[name] ?? '';
  if (options && isSetOutside) return <TextField {...shown} readOnly value={wordsOfOption(name, value)} />;
  if (options)
    return <SelectField {...shown} options={options} placeholder={texts.notChosen(wordsOfOption(name, otherwise))} />;
  if (isLong) return <TextAreaField {...shown} rows={4} spellCheck={false} readOnly={isSetOutside} />;
  if (name !== ACCENT) return <TextField {...shown} readOnly={isSetOutside} />;
  return (
    <Stack gap={4}>
      <TextField
        {...shown}
        readOnly={isSetOutside}
        end={
          isSetOutside ? undefined : (
            <input
              type="color"
              aria-label={texts.pick}
              className={styles.colour}
              value={/^#[0-9a-f]{6}$/iu.test(value) ? value : NO_COLOUR}
              onChange={({ target }) => void form.setFieldValue(ACCENT, target.value)}
            />
          )
        }
      />
      <AccentPreview accent={value.trim()} />
    </Stack>
  );
}
