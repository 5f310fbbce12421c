import { type ReactNode, useId } from 'react';

import { classNames } from '../classNames.ts';
import styles from './FieldSet.module.scss';

interface FieldSetProps {
  legend: string;
  hint?: string | undefined;
  /** `large` heads a part of a form; `hidden` keeps the legend for assistive technology. */
  look?: 'plain' | 'large' | 'hidden';
  disabled?: boolean;
  /** Ids of what else describes the group, such as its error. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, under one legend. */
export function FieldSet({ legend, hint, look = 'plain', disabled, describedBy, children }: FieldSetProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.set} disabled={disabled} aria-describedby={described}>
      <legend className={classNames(styles.legend, look !== 'plain' && styles[look])}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
