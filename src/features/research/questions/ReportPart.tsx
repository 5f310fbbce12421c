import type { ReactNode } from 'react';

import styles from './report.module.scss';

interface ReportPartProps<Row> {
  title: string;
  rows: readonly Row[];
  /** Said in place of rows when there are none. */
  none: string;
  children: (row: Row) => ReactNode;
}

/** A part of the report: numbered rows. */
export function ReportPart<Row extends { id: string }>({ title, rows, none, children }: ReportPartProps<Row>) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
