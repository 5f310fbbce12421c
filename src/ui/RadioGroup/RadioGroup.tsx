import { type FocusEvent } from 'react';

import checkbox from '../CheckboxField/CheckboxField.module.scss';
import { classNames } from '../classNames.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { type FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import { FieldSet } from '../FieldSet/FieldSet.tsx';
import styles from './RadioGroup.module.scss';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends FieldProps {
  name: string;
  options: readonly RadioOption<Value>[];
  /** Null: nothing chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Options beside each other while there is room. */
  inline?: boolean;
}

/** One of a few that should all be seen. Arrow keys move, as in every browser. */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  touched,
  hideLabel,
  name,
  options,
  value,
  onChange,
  onBlur,
  inline,
}: RadioGroupProps<Value>) {
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint });
  return (
    <FieldSet
      legend={label}
      hint={hint}
      look={hideLabel ? 'hidden' : 'plain'}
      describedBy={shownError ? `${control.id}-error` : undefined}
    >
      <div className={classNames(styles.options, inline && styles.inline)}>
        {options.map((option) => (
          <label key={option.value} className={checkbox.row}>
            <input
              type="radio"
              className={checkbox.control}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={shownError !== null || undefined}
              onChange={() => onChange(option.value)}
              onBlur={onBlurWith(onBlur)}
            />
            <span className={checkbox.text}>
              {option.label}
              {option.hint && <span className={checkbox.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError controlId={control.id} message={shownError} />
    </FieldSet>
  );
}
