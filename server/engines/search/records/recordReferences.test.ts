import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { RECORD_REFERENCES } from './recordReferences.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Columns that could hold ids of records and hold none, or such as need not follow; each with why. */
const OTHERS: Readonly<Record<string, string>> = {};

it('every column of the schema that could hold ids of records is one on which something hangs, or is known to hold none', async () => {
  const columns = await db.rows<{ name: string }>(
    `/* test.columns */ SELECT c.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND c.relname NOT LIKE 'search\\_%index%'
       AND (t.typname IN ('jsonb', 'json', '_text') OR t.typname = 'text' AND a.attname ~ '(record|other|source|old|new|item|subject|thing)_id$|^(ref|address|url|about|shown|target|path|link|subject)$|_ref$|_address$') ORDER BY 1`,
  );
  const listed = new Set(RECORD_REFERENCES.map(({ table, column }) => `${table}.${column}`));
  const unknown = columns.map(({ name }) => name).filter((name) => !listed.has(name) && !(name in OTHERS));
  expect(unknown).toEqual([]);
  expect(Object.keys(OTHERS).filter((name) => listed.has(name) || !columns.some((column) => column.name === name))).toEqual([]);
});

it('every unique index of a column on which something hangs is known, so that nothing stops a record from moving', async () => {
  const indexes = await db.rows<{ table: string; columns: string[] }>(
    `/* test.indexes */ SELECT c.relname AS table, (SELECT array_agg(coalesce(a.attname::text, 'ref')) FROM unnest(i.indkey) AS k LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k AND k > 0) AS columns
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column, once, within } of RECORD_REFERENCES) {
    const unique = indexes.filter((index) => index.table === table && index.columns.includes(column));
    if (within !== undefined || unique.length === 0) continue;
    for (const { columns } of unique) expect([table, column, columns.filter((name) => name !== column && !once?.includes(name) && name !== 'kind')]).toEqual([table, column, []]);
  }
});
