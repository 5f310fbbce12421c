/** A line of a figure: what is drawn of it. */
export interface FigureRow {
  label: string;
  /** Written behind its bar. */
  value: string;
  /** The bar, on the figure's axis. */
  from: number;
  to: number;
  /** A line across the bar; null for none. */
  mark: number | null;
  /** The second of two kinds of rows has another colour; its label says which it is. */
  tone: 'first' | 'second';
}

/** A figure with the table behind it. */
export interface FigureData {
  title: string;
  caption: string;
  rows: readonly FigureRow[];
  /** End of the axis; it starts at 0. */
  end: number;
  /** What the axis counts; null draws none: the rows say their numbers. */
  axis: string | null;
  /** The table and the file: headings, then a line for each row. */
  columns: readonly string[];
  table: readonly (readonly string[])[];
}

/** A row whose bar starts at 0. */
export const barRow = (label: string, value: string, to: number): FigureRow => ({
  label,
  value,
  from: 0,
  to,
  mark: null,
  tone: 'first',
});
