import { understoodDate } from '#domain/trees/core/editing/understoodDate.ts';

import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import styles from './WrittenDateField.module.scss';

interface WrittenDateFieldProps extends Omit<TextFieldProps, 'type' | 'value'> {
  value: string;
}

/** A date as people write dates, exact or not. Under it stands how it was understood; what no day can be read from is kept as words. */
export function WrittenDateField({ value, ...rest }: WrittenDateFieldProps) {
  const understood = understoodDate(value);
  const isUnread = value.trim() !== '' && understood === null;
  return (
    <div>
      <TextField autoComplete="off" placeholder="3 April 1881, about 1850 …" {...rest} value={value} />
      <p role="status" className={styles.understood}>
        {understood !== null && `Understood as ${understood}`}
        {isUnread && 'No day could be read from this. It is kept as you write it.'}
      </p>
    </div>
  );
}
