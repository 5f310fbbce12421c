import { type ReactNode } from 'react';

import styles from './VisuallyHidden.module.scss';

/** Words for assistive technology where the eye has a picture or a place on the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
