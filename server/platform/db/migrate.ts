import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PoolClient } from 'pg';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { Database } from './database.ts';

/** One file of server/platform/db/migrations. */
export interface Migration {
  /** File name without `.sql`; the order is the order of the names. */
  name: string;
  sql: string;
  /** SHA-256 in hex, the same whatever line ends a checkout writes. */
  checksum: string;
}

/**
 * Chosen once; every copy of the site that starts on the same database waits for the same lock, which ends with the
 * transaction.
 */
const MIGRATION_LOCK = 7_164_001;

/** Every migration of this build, in order. */
export function readMigrations(folder = path.join(projectRoot(), 'server/platform/db/migrations')): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** What a database has and what this build brings. */
export interface MigrationState {
  /** Names still to run, in order. */
  pending: string[];
  /** Sentences about what cannot be mended by running migrations; empty is well. */
  problems: string[];
}

/** Compares without changing anything. A database without our bookkeeping has everything pending. */
export async function migrationState(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<MigrationState> {
  const table = await db.one<{ oid: string | null }>(
    `/* migrate.table */ SELECT to_regclass('schema_migration')::text AS oid`,
  );
  const applied = table?.oid
    ? await db.rows<{ name: string; checksum: string }>(
        '/* migrate.applied */ SELECT name, checksum FROM schema_migration ORDER BY name',
      )
    : [];
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  const done = new Set(applied.map(({ name }) => name));
  return {
    pending: migrations.map(({ name }) => name).filter((name) => !done.has(name)),
    problems: applied.flatMap(({ name, checksum }) => {
      if (!known.has(name))
        return [`The database was written by a newer Muniment: it has ${name}, which this one does not know.`];
      return known.get(name) === checksum
        ? []
        : [`Migration ${name} was changed after it ran here; write a new one instead.`];
    }),
  };
}

/** Makes the table that remembers what ran, unless it is there. */
export async function prepareBookkeeping(client: PoolClient): Promise<void> {
  await client.query(`/* migrate.bookkeeping */ CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
}

/** Runs one file and remembers it, inside the transaction the client is in. */
export async function applyMigration(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('/* migrate.record */ INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [
    name,
    checksum,
  ]);
}

/** Runs the first file that is missing, if there is one, while no other process migrates. @returns its name */
const migrateNext = (db: Database, migrations: readonly Migration[]): Promise<string | null> =>
  db.transaction(async (tx) => {
    await tx.rows('/* migrate.lock */ SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.withClient(prepareBookkeeping);
    const { pending, problems } = await migrationState(tx, migrations);
    if (problems.length > 0) throw new UserError(problems.join('\n'));
    const next = migrations.find(({ name }) => name === pending[0]);
    if (!next) return null;
    await tx
      .withClient((client) => applyMigration(client, next))
      .catch((error: unknown) => {
        throw new UserError(`Migration ${next.name} failed: ${(error as Error).message}`, { cause: error });
      });
    return next.name;
  });

/**
 * Brings the database to this build's schema: forward only, each file in a transaction of its own, one process at a
 * time.
 *
 * @returns the names that ran now; empty when there was nothing to do.
 * @throws UserError when the database is newer than this build, when an applied file was edited, or when a file fails
 *   (the database is then as after the file before it).
 */
export async function migrate(db: Database, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  const ran: string[] = [];
  for (let name = await migrateNext(db, migrations); name !== null; name = await migrateNext(db, migrations))
    ran.push(name);
  return ran;
}
