import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.scss';

interface SpinnerProps {
  /** Announced politely. Without it the spinner is decoration and something else must say what is loading. */
  label?: string;
  size?: 'sm' | 'lg';
}

/** A sign that something is on its way, for places too small for a skeleton. */
export function Spinner({ label, size = 'sm' }: SpinnerProps) {
  const ring = <span aria-hidden="true" className={classNames(styles.spinner, size === 'lg' && styles.lg)} />;
  if (label === undefined) return ring;
  return (
    <span role="status" className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
