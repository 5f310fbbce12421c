import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { encodeFrame, type Manifest } from '#server/platform/archives/archiveFormat.ts';
import type { Database } from '#server/platform/db/database.ts';

import { copyTarget, siteTables } from './siteTables.ts';

/** COPY's text format escapes line ends inside values, so each of these bytes ends a row. */
const LINE_END = 0x0a;

function countRows(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
  return rows;
}

async function sequenceValues(client: PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: number }>(
    `/* archive.sequences */ SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Called when the manifest is known; the returned function is called as rows are written. */
export type BeginProgress = (manifest: Manifest) => (rows: number) => void;

async function* frames(client: PoolClient, begin: BeginProgress): AsyncGenerator<Buffer> {
  await client.query('/* archive.begin */ BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await siteTables(client);
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    '/* archive.migrations */ SELECT name, checksum FROM schema_migration ORDER BY name',
  );
  const manifest: Manifest = {
    exportedAt: new Date().toISOString(),
    migrations,
    estimatedRows: tables.reduce((sum, { estimatedRows }) => sum + estimatedRows, 0),
  };
  const onRows = begin(manifest);
  yield encodeFrame({ kind: 'M', body: manifest });
  const counts: Record<string, number> = {};
  for (const { table, columns } of tables) {
    yield encodeFrame({ kind: 'T', body: { table, columns } });
    let count = 0;
    for await (const chunk of client.query(
      copyTo(`/* archive.export */ COPY ${copyTarget({ table, columns })} TO STDOUT`),
    ) as AsyncIterable<Buffer>) {
      const rows = countRows(chunk);
      count += rows;
      onRows(rows);
      yield encodeFrame({ kind: 'D', body: chunk });
    }
    counts[table] = count;
  }
  yield encodeFrame({ kind: 'E', body: { rows: counts, sequences: await sequenceValues(client) } });
  await client.query('/* archive.end */ COMMIT');
}

/**
 * The whole site as one consistent picture: every table as it was when the export started, while the site keeps
 * running. `consume` takes the archive's bytes, before compression; when it fails, its error is passed on.
 */
export const exportSite = (
  db: Database,
  consume: (bytes: AsyncIterable<Buffer>) => Promise<void>,
  begin: BeginProgress,
): Promise<void> =>
  db.withClient(async (client) => {
    const source = frames(client, begin);
    try {
      await consume(source);
    } finally {
      await source.return(undefined);
    }
  });
