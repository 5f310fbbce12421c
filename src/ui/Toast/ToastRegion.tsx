import { type ReactNode } from 'react';

import styles from './Toast.module.scss';

/** The corner where toasts stand. It is on the page from the start, so that assistive technology hears what arrives. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <section aria-label="Notifications" aria-live="polite" className={styles.region}>
      {children}
    </section>
  );
}
