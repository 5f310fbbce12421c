import { type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import { uiTexts } from '../texts.ts';
import styles from './Field.module.scss';
import { FieldError } from './FieldError.tsx';

interface FieldFrameProps {
  controlId: string;
  label: string;
  hint?: string | undefined;
  hideLabel?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Adds a `*` to the label, for the eye; the control says it to assistive technology. */
  required?: boolean | undefined;
  /** Places the hint under the control. */
  hintBelow?: boolean | undefined;
  shownError: string | null;
  children: ReactNode;
}

/** Label above, hint, control, message below: the frame of every field that is typed or chosen in. */
export function Field({
  controlId,
  label,
  hint,
  hideLabel,
  optional,
  required,
  hintBelow,
  shownError,
  children,
}: FieldFrameProps) {
  const help = hint && (
    <p id={`${controlId}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}>{uiTexts.optional}</span>}
        {required && <span aria-hidden="true">*</span>}
      </label>
      {!hintBelow && help}
      {children}
      {hintBelow && help}
      <FieldError controlId={controlId} message={shownError} />
    </div>
  );
}
