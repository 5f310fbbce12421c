import { parse } from 'csv-parse/sync';

import { plainMemberNumber } from '#domain/billing/gifts/memberNumber.ts';
import { UserError } from '#server/platform/config/UserError.ts';

/** Names of the column, in small letters. */
const NAMES = ['number', 'member number', 'membership number', 'member', 'membership', 'id'];
const MOST = 500_000;

/**
 * Member numbers of a CSV file: of the column that is called so, or of the first where none is.
 * @returns each once, as they are compared, and the lines that hold none
 * @throws UserError for what is no CSV, or has more than 500,000 lines
 */
export function readMemberNumbers(text: string): { numbers: string[]; badLines: number[] } {
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 10_000,
      to: MOST + 1,
    }) as unknown as typeof rows;
  } catch {
    throw new UserError('The file cannot be read as CSV.');
  }
  if (rows.length > MOST) throw new UserError(`The file has more than ${MOST} lines.`);
  const named = rows[0]?.record.findIndex((name) => NAMES.includes(name.trim().toLowerCase())) ?? -1;
  const numbers = new Set<string>();
  const badLines: number[] = [];
  for (const { record, info } of named < 0 ? rows : rows.slice(1)) {
    const plain = plainMemberNumber(record[Math.max(named, 0)] ?? '');
    if (plain === null) badLines.push(info.lines);
    else numbers.add(plain);
  }
  return { numbers: [...numbers], badLines };
}
