import { headingMatch } from './guess/headingMatch.ts';
import { headingWords } from './guess/headingWords.ts';
import { SHEET_KINDS } from './sheetKinds.ts';

const FIELDS = SHEET_KINDS.flatMap(({ fields }) => fields);

/** Whether a cell is a heading that some field of a sheet is known by: then its row is one of headings. */
export function isUsualHeading(cell: string): boolean {
  const words = headingWords(cell);
  return words.length > 0 && FIELDS.some((field) => headingMatch(words, field)?.isWhole);
}
