import { type ComponentPropsWithRef } from 'react';

import { classNames } from '../classNames.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import styles from './TextField.module.scss';

interface TextAreaFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'> {
  optional?: boolean;
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  touched,
  hideLabel,
  optional,
  id,
  onBlur,
  ...rest
}: TextAreaFieldProps) {
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint }, id);
  return (
    <Field controlId={control.id} {...{ label, hint, hideLabel, optional, shownError }}>
      <textarea
        {...rest}
        {...control}
        className={classNames(styles.control, styles.area)}
        onBlur={onBlurWith(onBlur)}
      />
    </Field>
  );
}
