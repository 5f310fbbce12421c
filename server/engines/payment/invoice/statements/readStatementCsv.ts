import { parse } from 'csv-parse/sync';

import { UserError } from '#server/platform/config/UserError.ts';

import {
  MOST_ENTRIES,
  plainText,
  readAmount,
  readDay,
  type Statement,
  type StatementEntry,
  type StatementProblem,
} from './statement.ts';

/** Names that banks give their columns, in small letters. */
const COLUMNS = {
  date: ['date', 'transaction date', 'booking date', 'posting date', 'completed date', 'buchungstag'],
  amount: ['amount', 'value', 'credit', 'credit amount', 'paid in', 'money in', 'betrag'],
  text: [
    'reference',
    'description',
    'narrative',
    'transaction description',
    'details',
    'memo',
    'remittance information',
    'verwendungszweck',
    'payment reference',
  ],
  currency: ['currency', 'ccy', 'account currency', 'währung'],
  id: ['transaction id', 'id', 'bank reference', 'transaction reference'],
} as const;

type Column = keyof typeof COLUMNS;

/** Where each column is; texts may be several. */
function columnsOf(header: readonly string[]): Record<Column, number[]> {
  const names = header.map((name) => name.trim().toLowerCase());
  const placesOf = (column: Column) =>
    names.flatMap((name, at) => ((COLUMNS[column] as readonly string[]).includes(name) ? [at] : []));
  return {
    date: placesOf('date'),
    amount: placesOf('amount'),
    text: placesOf('text'),
    currency: placesOf('currency'),
    id: placesOf('id'),
  };
}

const delimiterOf = (line: string): string =>
  [',', ';', '\t'].reduce(
    (best, delimiter) => (line.split(delimiter).length > line.split(best).length ? delimiter : best),
    ',',
  );

function rowsOf(text: string): { line: number; cells: string[] }[] {
  try {
    const options = {
      bom: true,
      delimiter: delimiterOf(text.split('\n', 1)[0] ?? ''),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 50_000,
      to: MOST_ENTRIES + 2,
    } as const;
    const rows = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    throw new UserError('The file cannot be read as CSV.');
  }
}

/**
 * Reads a bank's CSV file: its first line names the columns. Needed are a date, an amount (or what was paid in) and a
 * reference or description. Money that went out, with a minus or without an amount paid in, is left out.
 * @param currency - of files without a column for it, ISO 4217.
 * @throws UserError for a file without these columns; a line that cannot be read is a problem of its own.
 */
export function readStatementCsv(text: string, currency: string): Statement {
  const [header, ...rows] = rowsOf(text);
  const columns = columnsOf(header?.cells ?? []);
  const lacking = (['date', 'amount', 'text'] as const).filter((column) => columns[column].length === 0);
  if (lacking.length > 0)
    throw new UserError(
      `The first line names no column for: ${lacking.join(', ')}. Known names: ${lacking.map((column) => COLUMNS[column].join(', ')).join('; ')}.`,
    );
  if (rows.length > MOST_ENTRIES) throw new UserError(`The file has more than ${MOST_ENTRIES} lines.`);
  const entries: StatementEntry[] = [];
  const problems: StatementProblem[] = [];
  for (const { line, cells } of rows) {
    const cell = (column: Column) => cells[columns[column][0] ?? -1]?.trim() ?? '';
    const sum = cell('amount').replace(/^\+|^[£€$]|^[A-Z]{3} /u, '');
    if (sum === '' || /^[-−(]/u.test(sum)) continue;
    const [amount, bookedOn] = [readAmount(sum), readDay(cell('date'))];
    const stated = cell('currency').toUpperCase() || currency;
    if (amount === null || !/^[A-Z]{3}$/u.test(stated))
      problems.push({ at: line, message: 'The amount cannot be read.' });
    else if (bookedOn === null) problems.push({ at: line, message: 'The date cannot be read.' });
    else if (amount > 0)
      entries.push({
        bankId: plainText(cell('id')).slice(0, 100) || null,
        bookedOn,
        amount,
        currency: stated,
        text: plainText(columns.text.map((at) => cells[at] ?? '').join(' ')),
      });
  }
  return { format: 'csv', entries, problems };
}
