import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { bindField, type SearchFormBag } from '../hooks/useSearchForm.ts';
import { fieldTexts as texts } from '../texts.ts';
import styles from './searchForm.module.scss';

interface NameFieldProps {
  form: SearchFormBag;
  label: string;
  /** Key of the address. */
  urlId: string;
}

/** A name, whether its variants are wanted, and then whether those alike by ear alone are. */
export function NameField({ form, label, urlId }: NameFieldProps) {
  const [key, alikeKey] = [`${urlId}_variants`, `${urlId}_soundsalike`];
  return (
    <div className={styles.pair}>
      <TextField
        label={label}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="words"
        {...bindField(form, urlId)}
      />
      <CheckboxField
        compact
        name={key}
        label={texts.variants}
        aria-label={texts.variantsOf(label)}
        checked={form.values[key] === 'true'}
        onChange={(event) => form.setValue(key, event.target.checked ? 'true' : '')}
      />
      {form.values[key] === 'true' && (
        <CheckboxField
          compact
          name={alikeKey}
          label={texts.soundsAlike}
          aria-label={texts.soundsLike(label)}
          checked={form.values[alikeKey] === 'true'}
          onChange={(event) => form.setValue(alikeKey, event.target.checked ? 'true' : '')}
        />
      )}
    </div>
  );
}
