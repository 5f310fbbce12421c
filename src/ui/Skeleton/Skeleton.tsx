import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.scss';

/** Widths that make grey lines look like text. */
type SkeletonWidth = 'full' | 'long' | 'medium' | 'short';

/** One grey line in place of text. Decoration: its caller says what is loading. */
export function SkeletonLine({ width = 'full', title = false }: { width?: SkeletonWidth; title?: boolean }) {
  return <span aria-hidden="true" className={classNames(styles.line, styles[width], title && styles.title)} />;
}

/** Rows of a table that is on its way; the space it will take, so that nothing jumps. */
export function SkeletonTable({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div aria-hidden="true" className={styles.table}>
      {Array.from({ length: rows }, (_row, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: columns }, (_column, column) => (
            <SkeletonLine key={column} width={(row + column) % 3 === 0 ? 'long' : 'medium'} />
          ))}
        </div>
      ))}
    </div>
  );
}
