import { useIsPainted } from './useIsPainted.ts';

/**
 * So many rows of a long list are in a document; the others come after it. More would make a document of more than some
 * 60 kB.
 */
export const ROWS_AT_FIRST = 100;

/**
 * The rows of a list that may have thousands: a hundred while the first page of a document is rendered, all from its
 * paint on. Pages that follow are rendered whole.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isPainted = useIsPainted();
  return isPainted ? rows : rows.slice(0, ROWS_AT_FIRST);
}
