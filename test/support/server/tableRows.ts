import type { Database } from '#server/platform/db/database.ts';

/** How many rows each table of a site has, by its name: what allowances count is left out. */
export async function tableRows(db: Pick<Database, 'rows'>): Promise<ReadonlyMap<string, number>> {
  const tables = await db.rows<{ name: string }>(
    "/* test.tables */ SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'rate_limit'",
  );
  const counted = await db.rows<{ name: string; rows: number }>(
    `/* test.count */ ${tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM ${name}`).join(' UNION ALL ')}`,
  );
  return new Map(counted.map(({ name, rows }) => [name, rows]));
}

/** The tables that have more rows than before. */
export const grownTables = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...after].flatMap(([name, rows]) => (rows > (before.get(name) ?? 0) ? [name] : []));
