import { type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './PageContainer.module.scss';

interface PageContainerProps {
  /** `text` for reading, `narrow` for one form, `wide` for tables and boards. Default: an ordinary page. */
  width?: 'text' | 'narrow' | 'page' | 'wide';
  children: ReactNode;
}

/** The column of a page: centred, with gutters that grow with the screen. */
export function PageContainer({ width = 'page', children }: PageContainerProps) {
  return (
    <div data-width={width} className={classNames(styles.page, width !== 'page' && styles[width])}>
      {children}
    </div>
  );
}
