import { CircleAlert } from 'lucide-react';

import styles from './Field.module.scss';

/** The message under a field. Its element is always there, so that a screen reader hears the text arrive. */
export function FieldError({ controlId, message }: { controlId: string; message: string | null }) {
  return (
    <div aria-live="polite" className={styles.message}>
      {message !== null && (
        <p id={`${controlId}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
