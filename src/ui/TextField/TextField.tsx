import { type ComponentPropsWithRef, type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import styles from './TextField.module.scss';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children'> {
  optional?: boolean;
  /** A decorative icon inside, at the start. */
  icon?: ReactNode;
  /** A small control inside, at the end: show password, clear. */
  end?: ReactNode;
}

/** One line of text: also email, password, search and telephone through `type`. */
export function TextField({
  label,
  hint,
  error,
  touched,
  hideLabel,
  optional,
  icon,
  end,
  id,
  onBlur,
  ...rest
}: TextFieldProps) {
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint }, id);
  return (
    <Field controlId={control.id} {...{ label, hint, hideLabel, optional, shownError }}>
      <div className={styles.frame}>
        {icon && <span className={styles.start}>{icon}</span>}
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(styles.control, icon != null && styles.withStart, end != null && styles.withEnd)}
          onBlur={onBlurWith(onBlur)}
        />
        {end && <span className={styles.end}>{end}</span>}
      </div>
    </Field>
  );
}
