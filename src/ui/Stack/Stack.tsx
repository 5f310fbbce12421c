import { type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Stack.module.scss';

interface StackProps {
  /** Step of the spacing scale, in quarter rems. Default 4 (16 px). */
  gap?: 1 | 2 | 3 | 4 | 6 | 8;
  children: ReactNode;
}

/** Children under each other. */
export function Stack({ gap = 4, children }: StackProps) {
  return <div className={classNames(styles.stack, styles[`gap${gap}`])}>{children}</div>;
}

/** Children beside each other, wrapping; `between` pushes the first and the last apart. */
export function Inline({ gap = 2, between = false, children }: StackProps & { between?: boolean }) {
  return <div className={classNames(styles.inline, between && styles.between, styles[`gap${gap}`])}>{children}</div>;
}
