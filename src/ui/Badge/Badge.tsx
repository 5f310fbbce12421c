import { type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Badge.module.scss';

interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'error';
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or a figure that marks what is beside it: Sample, Free, Members. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== 'neutral' && styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
