import { type ReactNode } from 'react';

/** One column of a {@link DataTable}. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures are at the end of their cell. */
  align?: 'start' | 'end';
  /** No wider than its content, which stays on one line. */
  narrow?: boolean;
  /** Names the row for assistive technology: one column per table. */
  isRowHeader?: boolean;
  /** CSS width, which its longest word may exceed: rows that come later seldom move the columns then. */
  width?: string;
  /** Its header becomes a button. */
  sortable?: boolean;
}

export interface Sort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a header asks for: this column upwards first, then downwards. */
export const toggleSort = (sort: Sort | null, columnId: string): Sort => ({
  columnId,
  direction: sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
