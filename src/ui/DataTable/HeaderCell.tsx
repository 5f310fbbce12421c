import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

import { classNames } from '../classNames.ts';
import { type Column, toggleSort, type Sort } from './columns.ts';
import styles from './DataTable.module.scss';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort?: ((sort: Sort) => void) | undefined;
}

/** The head of a column; a button when the column can be sorted, with `aria-sort` on the cell (WAI-ARIA table). */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const sorted = sort?.columnId === column.id ? sort.direction : undefined;
  const Arrow = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" aria-sort={sorted} className={classNames(styles.head, column.align === 'end' && styles.number)}>
      {column.sortable && onSort ? (
        <button
          type="button"
          className={classNames(styles.sort, sorted && styles.sorted)}
          onClick={() => onSort(toggleSort(sort, column.id))}
        >
          {column.header}
          <Arrow aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
