import { useId } from 'react';

import styles from './ProgressBar.module.scss';

interface ProgressBarProps {
  label: string;
  /** From 0 to `max`; null while unknown. */
  value: number | null;
  /** Default 100. */
  max?: number;
  /** Says more than a percentage: "1,240 of 3,200 rows". */
  valueText?: string;
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const id = useId();
  const shown = valueText ?? (value === null ? '' : `${Math.round((value / max) * 100)}%`);
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value}>{shown}</span>
      <progress
        id={id}
        className={styles.bar}
        max={max}
        {...(value !== null && { value })}
        aria-valuetext={shown || undefined}
      />
    </div>
  );
}
