import { CircleAlert, CircleCheck, FolderOpen, Info, TriangleAlert } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Notice.module.scss';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert, empty: FolderOpen };

export interface NoticeProps {
  /** `empty`: nothing is wrong, there is nothing to show. Errors and warnings interrupt a screen reader, the rest wait. */
  tone: 'info' | 'success' | 'warning' | 'error' | 'empty';
  title: string;
  /** Drawn instead of the tone’s own: what an empty state is about, such as a search that found nothing. */
  icon?: ComponentType<{ 'aria-hidden': 'true' }>;
  /** Level of the title when it heads the page (1) or a part of it; without it the title is a paragraph. */
  headingLevel?: 1 | 2 | 3;
  /** Explanation under the title. */
  children?: ReactNode;
  /** Buttons and links that lead on: every empty or failed state offers one. */
  actions?: ReactNode;
}

/** A message that stays in its place on the page: information, warning, failure with retry, empty state. */
export function Notice({ tone, title, icon: Icon = ICONS[tone], headingLevel, children, actions }: NoticeProps) {
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
