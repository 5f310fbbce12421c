import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { UndecidedEntry } from './undecidedEntries.ts';

/**
 * What the operator has decided, by the id of the record: that its entry is gone, or the provisional id of the row that
 * it is.
 */
export type Decisions = ReadonlyMap<string, 'gone' | { same: string }>;

const HEADINGS = ['record', 'hangs', 'row', 'where', 'bits', 'differs', 'decision'];
const cell = (text: string): string => text.replace(/[\t\r\n]+/gu, ' ');

function differencesOf(was: RecordFields, now: RecordFields): string {
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])].sort();
  return names
    .flatMap((name) => {
      const [before, after] = [textOf(was, name) ?? '', textOf(now, name) ?? ''];
      return before === after ? [] : [`${name}: ${before || '–'} → ${after || '–'}`];
    })
    .join('; ');
}

/**
 * Writes rows that cannot be told, one line for each new row that may be the entry, for the operator to decide. @throws
 * UserError
 */
export async function writeUnsureList(
  db: Pick<Database, 'rows'>,
  file: string,
  entries: readonly UndecidedEntry[],
): Promise<void> {
  const lines: string[] = [HEADINGS.join('\t')];
  for (const { recordId, was, candidates, hanging } of entries) {
    for (const { id, no, bits, fields } of candidates) {
      const place = await db.rows<{ where: string }>(
        `/* comparison.where */ SELECT source_file || ', line ' || source_row AS "where" FROM record WHERE no = $1`,
        [no],
      );
      const differs = differencesOf(was, fields);
      lines.push(
        [
          recordId,
          hanging.join(', '),
          id,
          place[0]?.where ?? '',
          Number.isFinite(bits) ? bits.toFixed(1) : 'equal',
          differs,
          '',
        ]
          .map(cell)
          .join('\t'),
      );
    }
  }
  await mkdir(path.dirname(file), { recursive: true })
    .then(() => writeFile(file, `${lines.join('\n')}\n`))
    .catch((error: unknown) => {
      throw new UserError(
        `The list of rows to decide cannot be written to ${file}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
}

/**
 * Reads such a list with its last column filled: `same` on the row that is the entry, `gone` where none is.
 * @throws UserError naming the line, where the column holds anything else or a record is decided twice.
 */
export async function readDecisions(file: string): Promise<Decisions> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`There is no list of decisions ${file}.`);
  });
  const decided = new Map<string, 'gone' | { same: string }>();
  for (const [at, line] of text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .entries()) {
    if (at === 0 || line.trim() === '') continue;
    const cells = line.split('\t');
    const [record = '', , row = ''] = cells;
    const word = (cells[HEADINGS.length - 1] ?? '').trim().toLowerCase();
    if (word === '') continue;
    if (word !== 'same' && word !== 'gone')
      throw new UserError(`${file}, line ${at + 1}: "${word}" is no decision. Write same or gone.`);
    const known = decided.get(record);
    if (known !== undefined && !(known === 'gone' && word === 'gone'))
      throw new UserError(`${file}, line ${at + 1}: ${record} is decided twice.`);
    decided.set(record, word === 'gone' ? 'gone' : { same: row });
  }
  return decided;
}
