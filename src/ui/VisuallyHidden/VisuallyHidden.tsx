import { type ReactNode } from 'react';

import styles from './VisuallyHidden.module.scss';

/** Words for assistive technology where the eye is served by a picture or by the place something stands. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
