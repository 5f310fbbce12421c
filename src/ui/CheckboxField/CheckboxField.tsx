import { type ComponentPropsWithRef, type ReactNode } from 'react';

import { figure } from '#domain/kernel/wording/countInWords.ts';

import { classNames } from '../classNames.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { useFieldIds } from '../Field/useFieldIds.ts';
import styles from './CheckboxField.module.scss';

interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children'> {
  /** May hold a link, as in terms of use. */
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  touched?: boolean | undefined;
  /** How many there are, at the end of the line: facets. Part of the name, so it is read out. */
  count?: number;
  /** Smaller, for long lists. */
  compact?: boolean;
}

/** Yes or no, sent with its form. What acts at once is a {@link SwitchField}. */
export function CheckboxField({
  label,
  hint,
  error,
  touched,
  count,
  compact,
  id,
  onBlur,
  ...rest
}: CheckboxFieldProps) {
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint }, id);
  return (
    <div className={styles.field}>
      <label className={classNames(styles.row, compact && styles.compact)}>
        <input {...rest} {...control} type="checkbox" className={styles.control} onBlur={onBlurWith(onBlur)} />
        <span className={styles.text}>{label}</span>
        {count !== undefined && <span className={styles.count}>{` ${figure(count)}`}</span>}
      </label>
      {hint && (
        <span id={`${control.id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError controlId={control.id} message={shownError} />
    </div>
  );
}
