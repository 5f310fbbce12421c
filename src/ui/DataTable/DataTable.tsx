import { Fragment, type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import { useFirstRows } from '../useFirstRows.ts';
import { type Column, type Sort } from './columns.ts';
import styles from './DataTable.module.scss';
import { HeaderCell } from './HeaderCell.tsx';

interface DataTableProps<Row> {
  /** Names the table; shown above it unless `hideCaption`. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Null: in no order of a column. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Key of the current row. */
  currentKey?: string | null;
  /** New rows are on their way; the old ones stay readable. */
  busy?: boolean;
  /** `compact` for research, `comfortable` for short lists. */
  density?: 'compact' | 'comfortable';
  /** The header stays in view. The table must then fit the page's width. */
  stickyHeader?: boolean;
  /**
   * In a narrow place each row becomes a block, for lists that are read, not compared: `named` has the header before
   * each value, `flowing` too, but the last value is beside the first and those between follow each other in a line,
   * for long lists; `led` has the first value, a year mostly, beside all others.
   */
  stacks?: 'named' | 'flowing' | 'led' | 'plain';
  /** No frame: inside a flush card. */
  bare?: boolean;
  /** Content under a row over all columns, such as what a button of the row opened; null for none. */
  detail?: (row: Row) => ReactNode;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
}

/** Rows and columns as a real table: sorted, dense, scrolled sideways where the screen is narrow. */
export function DataTable<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  currentKey,
  busy,
  density = 'compact',
  stickyHeader,
  stacks,
  bare,
  detail,
  empty,
}: DataTableProps<Row>) {
  const shown = useFirstRows(rows);
  const hasWidths = columns.some(({ width }) => width !== undefined);
  const drawRow = (row: Row) => {
    const key = rowKey(row);
    const isCurrent = key === currentKey;
    const under = detail?.(row) ?? null;
    return (
      <Fragment key={key}>
        <tr aria-current={isCurrent || undefined} className={classNames(styles.row, isCurrent && styles.current)}>
          {columns.map((column) => {
            const className = classNames(
              styles.cell,
              column.align === 'end' && styles.number,
              column.narrow && styles.narrow,
              column.isRowHeader && styles.primary,
            );
            return column.isRowHeader ? (
              <th key={column.id} scope="row" className={className}>
                {column.cell(row)}
              </th>
            ) : (
              <td
                key={column.id}
                className={className}
                data-header={stacks === 'named' || stacks === 'flowing' ? column.header : undefined}
              >
                {column.cell(row)}
              </td>
            );
          })}
        </tr>
        {under !== null && (
          <tr>
            <td colSpan={columns.length} className={styles.detail}>
              {under}
            </td>
          </tr>
        )}
      </Fragment>
    );
  };
  return (
    <div
      {...(!stickyHeader && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      aria-busy={busy || undefined}
      className={classNames(
        styles.frame,
        bare && styles.bare,
        stacks && styles.stacks,
        stacks === 'flowing' && styles.flowing,
        stacks === 'led' && styles.led,
        stickyHeader && styles.sticky,
        density === 'comfortable' && styles.comfortable,
      )}
    >
      <table className={styles.table}>
        <caption className={hideCaption ? styles.hidden : styles.caption}>{caption}</caption>
        {hasWidths && (
          <colgroup>
            {columns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} {...{ column, sort, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.cell}>
                {empty}
              </td>
            </tr>
          )}
          {shown.map(drawRow)}
        </tbody>
      </table>
    </div>
  );
}
