import { escapeIdentifier, type PoolClient } from 'pg';

import type { TableHead } from '#server/platform/archives/archiveFormat.ts';

/** Bookkeeping of the schema itself: an archive carries it in its manifest. */
const SCHEMA_BOOKKEEPING = 'schema_migration';

/** A table of the site. */
export interface SiteTable extends TableHead {
  estimatedRows: number;
}

interface TableRow extends SiteTable {
  /** Tables its rows point to. */
  parents: string[];
}

/** Parents before children, so that every foreign key finds its row. */
function inOrder(tables: TableRow[]): SiteTable[] {
  const ordered: TableRow[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const placed = new Set(ordered.map(({ table }) => table));
    const ready = waiting.filter(({ table, parents }) =>
      parents.every((parent) => parent === table || placed.has(parent)),
    );
    if (ready.length === 0)
      throw new Error(`Tables point at each other in a circle: ${waiting.map(({ table }) => table).join(', ')}.`);
    ordered.push(...ready);
    waiting = waiting.filter((row) => !ready.includes(row));
  }
  return ordered.map(({ table, columns, estimatedRows }) => ({ table, columns, estimatedRows }));
}

/** Every table of the site with its stored columns, parents first. Columns the database computes are left out. */
export async function siteTables(client: PoolClient): Promise<SiteTable[]> {
  const { rows } = await client.query<TableRow>(
    `/* archive.tables */ SELECT c.relname AS table, greatest(c.reltuples, 0)::float8 AS "estimatedRows",
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       ARRAY(SELECT DISTINCT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
         WHERE f.conrelid = c.oid AND f.contype = 'f') AS parents
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $1 ORDER BY c.relname`,
    [SCHEMA_BOOKKEEPING],
  );
  return inOrder(rows);
}

/** `public.table (a, b)`, as COPY wants it. */
export const copyTarget = ({ table, columns }: TableHead): string =>
  `public.${escapeIdentifier(table)} (${columns.map(escapeIdentifier).join(', ')})`;
