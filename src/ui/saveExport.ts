import { saveAs } from './saveAs.ts';

/** Rows of a search as the server writes them into a file. */
interface ExportedRows {
  fileName: string;
  /** `text/csv` or JSON. */
  mediaType: string;
  text: string;
  /** How many are in the file, */
  rows: number;
  /** and how many were found. */
  total: number;
}

/**
 * Has the browser save an export as it comes.
 * @returns what is said of it: a thousand rows have no business in the store.
 */
export function saveExport({ fileName, mediaType, text, rows, total }: ExportedRows): { rows: number; total: number } {
  saveAs(fileName, text, mediaType === 'text/csv' ? 'text/csv' : 'application/json');
  return { rows, total };
}
