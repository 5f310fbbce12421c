import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef } from 'react';

import { classNames } from '../classNames.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import styles from './SelectField.module.scss';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children'> {
  options: readonly SelectOption[];
  /** First entry with an empty value, such as "Any country". */
  placeholder?: string;
  optional?: boolean;
  /** 32 px high, for tool bars. */
  compact?: boolean;
}

/** One of a few. The browser's own list: phones show their wheel and every keyboard works. */
export function SelectField({ label, hint, error, touched, hideLabel, optional, options, placeholder, compact, id, onBlur, ...rest }: SelectFieldProps) {
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint }, id);
  return (
    <Field controlId={control.id} {...{ label, hint, hideLabel, optional, shownError }}>
      <div className={styles.frame}>
        <select {...rest} {...control} className={classNames(styles.select, compact && styles.compact)} onBlur={onBlurWith(onBlur)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </Field>
  );
}
