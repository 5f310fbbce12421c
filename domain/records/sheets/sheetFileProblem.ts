import { LONGEST_FILE_NAME, MOST_SHEET_BYTES, MOST_SHEET_MEGABYTES } from './sheetLimits.ts';

/** Endings of files that may be a table, and of those that may hold one. */
export const TABLE_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.xlsm', '.xlsb', '.xls', '.ods'] as const;
export const SHEET_ENDINGS = [...TABLE_ENDINGS, '.zip'] as const;

/** What to do with a file of another kind, by its ending: people often have the table one step away. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  '.pdf': 'A PDF has no columns that could be read. Ask for the table it was printed from.',
  '.doc': 'Copy the table from the document into a spreadsheet, and choose that file.',
  '.docx': 'Copy the table from the document into a spreadsheet, and choose that file.',
  '.numbers': 'In Numbers, choose File, Export to, Excel, and choose that file.',
  '.mdb': 'In Access, export the table as an Excel workbook, and choose that file.',
  '.accdb': 'In Access, export the table as an Excel workbook, and choose that file.',
};

/**
 * Why a file cannot become a sheet, in words for who chose it; null where it may be sent. What is in it is judged when
 * it is here.
 */
export function sheetFileProblem({ name, size }: { name: string; size: number }): string | null {
  const ending = /\.[^.]*$/u.exec(name.trim().toLowerCase())?.[0] ?? '';
  if (!(SHEET_ENDINGS as readonly string[]).includes(ending))
    return (
      OTHER_KINDS[ending] ??
      'This is not a table. Choose a spreadsheet (.xlsx, .xls, .ods) or a text file (.csv, .tsv).'
    );
  if (name.length > LONGEST_FILE_NAME) return 'The name of this file is too long. Shorten it and try again.';
  if (!Number.isFinite(size) || size <= 0) return 'This file is empty.';
  if (size <= MOST_SHEET_BYTES) return null;
  return ending === '.zip'
    ? `This archive is larger than ${MOST_SHEET_MEGABYTES} MB. Leave pictures out of it: they are brought as pages of a book.`
    : `This file is larger than ${MOST_SHEET_MEGABYTES} MB.`;
}
