import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef } from 'react';

import { classNames } from '../classNames.ts';
import styles from './SelectField.module.scss';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children'> {
  options: readonly SelectOption[];
  /** First entry with an empty value, such as "Any country". */
  placeholder?: string;
  /** 32 px high, for tool bars. */
  compact?: boolean;
}

/** One of a few, without label, hint and error: in a tool bar, with an `aria-label`. In forms {@link SelectField}. */
export const Select = ({ options, placeholder, compact, ...rest }: SelectProps) => (
  <div className={styles.frame}>
    <select {...rest} className={classNames(styles.select, compact && styles.compact)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" />
  </div>
);
