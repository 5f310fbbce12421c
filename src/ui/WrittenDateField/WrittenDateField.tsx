import { understoodDate } from '#domain/trees/core/editing/understoodDate.ts';

import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { writtenDateTexts as texts } from './texts.ts';
import styles from './WrittenDateField.module.scss';

interface WrittenDateFieldProps extends Omit<TextFieldProps, 'type' | 'value'> {
  value: string;
}

/** A date as people write it, exact or not, with how it was understood below. Anything else is saved as words. */
export function WrittenDateField({ value, ...rest }: WrittenDateFieldProps) {
  const understood = understoodDate(value);
  const isUnread = value.trim() !== '' && understood === null;
  return (
    <div>
      <TextField autoComplete="off" placeholder={texts.example} {...rest} value={value} />
      <p role="status" className={styles.understood}>
        {understood !== null && texts.understood(understood)}
        {isUnread && texts.unread}
      </p>
    </div>
  );
}
