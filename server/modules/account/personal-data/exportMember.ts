import type { Readable } from 'node:stream';
import { escapeIdentifier } from 'pg';
import { ZipFile } from 'yazl';

import type { Database } from '#server/platform/db/database.ts';

import { KEPT_BY_LAW, PERSONAL_TABLES, type PersonalTable } from './personalTables.ts';
import { renderIndex, type ArchivePart } from './renderIndex.ts';

/** The archive is for its member only: its files unpack as readable by their owner alone. */
const MODE = 0o100600;
/** Rows that are written for people to read as well. */
const MANY_ROWS = 1_000;

const fileNameOf = (table: string): string => `${table.replaceAll('_', '-')}.json`;

/** The rows of a table that are a member's own, whose number is `$1`. */
const ownRows = ({ owner, within }: PersonalTable): string =>
  within ? `${escapeIdentifier(within.column)} IN (SELECT id FROM public.${escapeIdentifier(within.table)} WHERE ${escapeIdentifier(owner)} = $1)` : `${escapeIdentifier(owner)} = $1`;

async function rowsOf(db: Database, { withheld = [], ...table }: PersonalTable, memberId: number): Promise<Record<string, unknown>[]> {
  const rows = await db.rows<{ row: Record<string, unknown> }>(
    `/* personalData.rows */ SELECT to_jsonb(held) - $2::text[] AS row FROM public.${escapeIdentifier(table.table)} AS held WHERE ${ownRows(table)} ORDER BY held::text`,
    [memberId, withheld],
  );
  return rows.map(({ row }) => row);
}

/** Rows as JSON, a row a line where there are very many: one text of all of them would be too long for the engine. */
const jsonOf = (rows: readonly Record<string, unknown>[]): Buffer =>
  rows.length <= MANY_ROWS ? Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) : Buffer.concat([...rows.map((row, index) => Buffer.from(`${index === 0 ? '[' : ','}${JSON.stringify(row)}\n`)), Buffer.from(']\n')]);

async function filesOf(db: Database, { table, owner, files = [] }: PersonalTable, memberId: number): Promise<{ name: string; bytes: Buffer }[]> {
  const found: { name: string; bytes: Buffer }[] = [];
  for (const { column, name } of files) {
    const row = await db.one<{ bytes: Buffer | null }>(
      `/* personalData.file */ SELECT ${escapeIdentifier(column)} AS bytes FROM public.${escapeIdentifier(table)} WHERE ${escapeIdentifier(owner)} = $1`,
      [memberId],
    );
    if (row?.bytes) found.push({ name, bytes: row.bytes });
  }
  return found;
}

/**
 * Everything the site holds of a member as one zip archive: JSON for each kind of thing, pictures as they are, and
 * `index.html`, which shows all of it without running anything. All of it is of one moment.
 *
 * @param siteName - as the index calls the site
 * @returns the bytes of the archive
 */
export async function exportMember(db: Database, memberId: number, siteName: string): Promise<Readable> {
  const zip = new ZipFile();
  const mtime = new Date();
  const options = { mtime, mode: MODE };
  await db.transaction(async (tx) => {
    await tx.rows('/* personalData.snapshot */ SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const parts: ArchivePart[] = [];
    for (const table of [...PERSONAL_TABLES, ...KEPT_BY_LAW]) {
      const rows = await rowsOf(tx, table, memberId);
      const file = fileNameOf(table.table);
      parts.push({ title: table.title, file, rows });
      zip.addBuffer(jsonOf(rows), file, options);
      for (const { name, bytes } of await filesOf(tx, table, memberId)) zip.addBuffer(bytes, name, { ...options, compress: false });
    }
    zip.addBuffer(Buffer.from(renderIndex(parts, siteName, mtime.toISOString())), 'index.html', options);
  });
  zip.end();
  return zip.outputStream as Readable;
}
