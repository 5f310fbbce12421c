import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { bind, type SearchFormBag } from '../hooks/useSearchForm.ts';
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
      <TextField label={label} autoComplete="off" spellCheck={false} autoCapitalize="words" {...bind(form, urlId)} />
      <CheckboxField
        compact
        name={key}
        label="Include variants"
        aria-label={`Include variants of ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        checked={form.values[key] === 'true'}
        onChange={(event) => form.setValue(key, event.target.checked ? 'true' : '')}
      />
      {form.values[key] === 'true' && (
        <CheckboxField
          compact
          name={alikeKey}
          label="And names that sound alike"
          aria-label={`And names that sound like the ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          checked={form.values[alikeKey] === 'true'}
          onChange={(event) => form.setValue(alikeKey, event.target.checked ? 'true' : '')}
        />
      )}
    </div>
  );
}
