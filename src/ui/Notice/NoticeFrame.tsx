import type { ComponentType, ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Notice.module.scss';

export interface NoticeFrameProps {
  /**
   * `empty`: nothing is wrong, there is nothing to show. Errors and warnings interrupt a screen reader, the rest wait.
   */
  tone: 'info' | 'success' | 'warning' | 'error' | 'empty';
  title: string;
  /** What it is about. */
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  /** Level of the title when it heads the page (1) or a part of it; without it the title is a paragraph. */
  headingLevel?: 1 | 2 | 3;
  /** Explanation under the title. */
  children?: ReactNode;
  /** Buttons and links that lead on: every empty or failed state offers one. */
  actions?: ReactNode;
}

/**
 * A message that stays in its place, with a picture of its own: apart from {@link Notice}, for pages that need none of
 * its pictures at first.
 */
export function NoticeFrame({ tone, title, icon: Icon, headingLevel, children, actions }: NoticeFrameProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div role={urgent ? 'alert' : 'status'} className={classNames(styles.notice, styles[tone])}>
      <Icon aria-hidden="true" />
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
