import styles from './Drawing.module.scss';
import { DRAWINGS } from './drawings.ts';

/**
 * One of the site's own drawings, for the indigo ground. It says nothing that the words beside it do not; an unknown
 * name draws nothing.
 */
export function Drawing({ name }: { name: string }) {
  const parts = DRAWINGS[name];
  if (!parts) return null;
  return (
    <svg viewBox="0 0 344 260" aria-hidden="true" className={styles.drawing}>
      <path className={styles.faint} d={parts.faint} />
      <path className={styles.lit} fillRule="evenodd" d={parts.lit} />
      <path className={styles.lines} d={parts.lines} />
    </svg>
  );
}
