import { UserError } from '#server/platform/config/UserError.ts';

import { readCamt } from './readCamt.ts';
import { readStatementCsv } from './readStatementCsv.ts';
import { MOST_BYTES, type Statement } from './statement.ts';

/** UTF-8 where the bytes are that, else the encoding of older bank programs. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a bank statement, camt.053 or CSV, whichever the file is.
 * @param currency - of CSV files that do not name one.
 * @throws UserError in one sentence for a file that is neither, empty or too large.
 */
export function readStatement(bytes: Buffer, currency: string): Statement {
  if (bytes.length > MOST_BYTES) throw new UserError(`The file is larger than ${MOST_BYTES / 1024 / 1024} megabytes.`);
  const text = textOf(bytes);
  if (text.trim() === '') throw new UserError('The file is empty.');
  if (text.includes('\0')) throw new UserError('The file is no text: save the statement as camt.053 (XML) or CSV.');
  return /^\uFEFF?\s*</u.test(text) ? readCamt(text) : readStatementCsv(text, currency);
}
