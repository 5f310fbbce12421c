import { type ComponentPropsWithRef } from 'react';

import { useFieldIds } from '../Field/useFieldIds.ts';
import styles from './SwitchField.module.scss';

interface SwitchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'role' | 'children'
> {
  label: string;
  hint?: string;
}

/** On or off, in force at once. What waits for a form to be sent is a {@link CheckboxField}. */
export function SwitchField({ label, hint, id, ...rest }: SwitchFieldProps) {
  const { control } = useFieldIds({ error: undefined, touched: undefined, hint }, id);
  return (
    <div className={styles.row}>
      <input {...rest} {...control} type="checkbox" role="switch" className={styles.control} />
      <div>
        <label htmlFor={control.id}>{label}</label>
        {hint && (
          <span id={`${control.id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
