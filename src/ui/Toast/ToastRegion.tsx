import { type ReactNode } from 'react';

import styles from './Toast.module.scss';

interface ToastRegionProps {
  /** Somebody else tells assistive technology, such as a log that keeps what a newer toast replaced. */
  quiet?: boolean;
  children?: ReactNode;
}

/** The corner where toasts stand. It is on the page from the start, so that assistive technology hears what arrives. */
export function ToastRegion({ quiet = false, children }: ToastRegionProps) {
  return (
    <section aria-label="Notifications" aria-live={quiet ? undefined : 'polite'} className={styles.region}>
      {children}
    </section>
  );
}
