import { type ReactNode } from 'react';

import { uiTexts } from '../texts.ts';
import styles from './Toast.module.scss';

interface ToastRegionProps {
  /** Another element announces the toasts, such as a log that keeps those replaced by a newer one. */
  quiet?: boolean;
  children?: ReactNode;
}

/** The corner for toasts. It is on the page from the start, so that assistive technology announces what arrives. */
export function ToastRegion({ quiet = false, children }: ToastRegionProps) {
  return (
    <section aria-label={uiTexts.notifications} aria-live={quiet ? 'off' : 'polite'} className={styles.region}>
      {children}
    </section>
  );
}
