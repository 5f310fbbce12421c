import { Readable } from 'node:stream';

import { escapeIdentifier } from 'pg';
import { ZipFile } from 'yazl';

import type { Database } from '#server/platform/db/database.ts';

import type { PersonalTable } from './personalTables.ts';
import { renderIndex, type ArchivePart } from './renderIndex.ts';

/** The archive is for its member only: its files unpack as readable by their owner alone. */
const MODE = 0o100600;
/** Rows that are written for people to read as well. */
const MANY_ROWS = 1_000;

const fileNameOf = (table: string): string => `${table.replaceAll('_', '-')}.json`;

/** The rows of a table that are a member's own, whose number is `$1`. */
const ownRows = ({ owner, within }: PersonalTable): string =>
  within
    ? `${escapeIdentifier(within.column)} IN (SELECT id FROM public.${escapeIdentifier(within.table)} WHERE ${escapeIdentifier(owner)} = $1)`
    : `${escapeIdentifier(owner)} = $1`;

async function rowsOf(
  db: Database,
  { withheld = [], ...table }: PersonalTable,
  memberId: number,
): Promise<Record<string, unknown>[]> {
  const rows = await db.rows<{ row: Record<string, unknown> }>(
    `/* personalData.rows */ SELECT to_jsonb(held) - $2::text[] AS row FROM public.${escapeIdentifier(table.table)} AS held WHERE ${ownRows(table)} ORDER BY held::text`,
    [memberId, withheld],
  );
  return rows.map(({ row }) => row);
}

/** Rows as JSON, a row a line where there are very many: one text of all of them would be too long for the engine. */
const jsonOf = (rows: readonly Record<string, unknown>[]): Buffer =>
  rows.length <= MANY_ROWS
    ? Buffer.from(`${JSON.stringify(rows, null, 2)}\n`)
    : Buffer.concat([
        ...rows.map((row, index) => Buffer.from(`${index === 0 ? '[' : ','}${JSON.stringify(row)}\n`)),
        Buffer.from(']\n'),
      ]);

/** A file of a member's rows, and where its bytes are. */
interface HeldFile {
  name: string;
  bytes: () => Promise<Buffer>;
}

/**
 * The files in the rows of a table. Bytes of many rows are read one after the other, when their turn has come: they may
 * be more than fits into memory.
 */
async function filesOf(
  tx: Database,
  db: Database,
  { files = [], ...table }: PersonalTable,
  memberId: number,
): Promise<HeldFile[]> {
  const from = `FROM public.${escapeIdentifier(table.table)} WHERE ${ownRows(table)}`;
  const found: HeldFile[] = [];
  for (const { column, name, of, key } of files) {
    const bytes = escapeIdentifier(column);
    if (of === undefined || key === undefined) {
      const row = await tx.one<{ bytes: Buffer | null }>(`/* personalData.file */ SELECT ${bytes} AS bytes ${from}`, [
        memberId,
      ]);
      const held = row?.bytes;
      if (held) found.push({ name, bytes: () => Promise.resolve(held) });
      continue;
    }
    const rows = await tx.rows<{ id: number; name: string }>(
      `/* personalData.files */ SELECT ${escapeIdentifier(key)} AS id, ${escapeIdentifier(of)} AS name ${from} ORDER BY 1`,
      [memberId],
    );
    for (const row of rows) {
      const read = async () =>
        (
          await db.one<{ bytes: Buffer }>(
            `/* personalData.fileOf */ SELECT ${bytes} AS bytes ${from} AND ${escapeIdentifier(key)} = $2`,
            [memberId, row.id],
          )
        )?.bytes ?? Buffer.alloc(0);
      found.push({ name: `${name}/${row.id} ${row.name.replace(/[\\/:*?"<>|]/gu, '-')}`, bytes: read });
    }
  }
  return found;
}

/** What is exported of whom. */
interface MemberExport {
  /** Everything the site holds of members. */
  tables: readonly PersonalTable[];
  memberId: number;
  /** As the index calls the site. */
  siteName: string;
}

/**
 * Everything the site holds of a member as one zip archive: JSON for each kind of thing, pictures as they are, and
 * `index.html`, which shows all of it without running anything. All of it is of one moment; a file that is deleted
 * while the archive is written is empty in it.
 *
 * @returns the bytes of the archive
 */
export async function exportMember(db: Database, { tables, memberId, siteName }: MemberExport): Promise<Readable> {
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  // What cannot be read breaks the download off: an error that no one listens to would end the process.
  zip.on('error', (error: unknown) => void packed.destroy(error as Error));
  const mtime = new Date();
  const options = { mtime, mode: MODE };
  await db.transaction(async (tx) => {
    await tx.rows('/* personalData.snapshot */ SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const parts: ArchivePart[] = [];
    for (const table of tables) {
      const rows = await rowsOf(tx, table, memberId);
      const file = fileNameOf(table.table);
      parts.push({ title: table.title, file, rows });
      zip.addBuffer(jsonOf(rows), file, options);
      for (const { name, bytes } of await filesOf(tx, db, table, memberId)) {
        zip.addReadStreamLazy(name, { ...options, compress: false }, (done) => {
          bytes().then(
            (content) => done(null, Readable.from([content], { objectMode: false })),
            (error: unknown) => done(error as Error, Readable.from([])),
          );
        });
      }
    }
    zip.addBuffer(Buffer.from(renderIndex(parts, siteName, mtime.toISOString())), 'index.html', options);
  });
  zip.end();
  return packed;
}
