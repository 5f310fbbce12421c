import { plainText } from '#domain/records/sheets/plainText.ts';
import { LONGEST_SHEET_CELL } from '#domain/records/sheets/sheetLimits.ts';

import { refusedSheet } from './sheetChanges.ts';

/** What is to be in a cell. @throws GraphQLError for a text that no cell holds */
export function cellText(text: string | null | undefined): string {
  const cell = plainText(text ?? '').trim();
  if (cell.length > LONGEST_SHEET_CELL)
    throw refusedSheet(`A cell has ${LONGEST_SHEET_CELL} characters at most.`, 'SHEET_TEXT_LONG');
  return cell;
}
