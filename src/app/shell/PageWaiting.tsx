import styles from './PageWaiting.module.scss';

/** Stands where a page will be while its code arrives: its shape, and one word for those who cannot see it. */
export function PageWaiting() {
  return (
    <div className={styles.page} role="status" aria-label="Loading page">
      <span className={styles.heading} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}
