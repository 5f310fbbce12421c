import { type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Field.module.scss';
import { FieldError } from './FieldError.tsx';

interface FieldFrameProps {
  controlId: string;
  label: string;
  hint?: string | undefined;
  hideLabel?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  shownError: string | null;
  children: ReactNode;
}

/** Label above, hint, control, message below: the frame of every field that is typed or chosen in. */
export function Field({ controlId, label, hint, hideLabel, optional, shownError, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError controlId={controlId} message={shownError} />
    </div>
  );
}
