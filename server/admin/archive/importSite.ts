import { finished } from 'node:stream/promises';

import { DatabaseError, escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { Frame, Manifest, TableHead, Trailer } from '#server/platform/archives/archiveFormat.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { GONE_AFTER_S, IS_LIVE } from '#server/platform/copies/siteCopies.ts';
import type { Database } from '#server/platform/db/database.ts';
import { applyMigration, prepareBookkeeping, readMigrations, type Migration } from '#server/platform/db/migrate.ts';

import { copyTarget, siteTables } from './siteTables.ts';

/** How long to wait for others to leave the tables. */
const LOCK_TIMEOUT = '20s';

/** The archive's migrations and those since. @throws UserError when the archive's schema is not one of our past. */
function splitMigrations(
  { migrations }: Manifest,
  known: readonly Migration[],
): { past: Migration[]; since: Migration[] } {
  const applied = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name }) => !known.some((migration) => migration.name === name));
  if (unknown)
    throw new UserError(
      `The archive was written by a newer Muniment: it has ${unknown.name}, which this one does not know.`,
    );
  const changed = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) throw new UserError(`The archive's schema differs from this Muniment's in ${changed.name}.`);
  return { past: known.filter(({ name }) => applied.has(name)), since: known.filter(({ name }) => !applied.has(name)) };
}

/**
 * @throws UserError while a copy of the site runs, on whatever machine: it would go on with what it knows of the site
 * that was.
 */
async function requireNoCopy(client: PoolClient): Promise<void> {
  const {
    rows: [known],
  } = await client.query<{ is: boolean }>(
    `/* archive.knowsCopies */ SELECT to_regclass('public.site_copy') IS NOT NULL AS is`,
  );
  if (!known?.is) return;
  const {
    rows: [found],
  } = await client.query<{ count: number }>(`/* archive.copies */ SELECT count(*) FROM site_copy WHERE ${IS_LIVE}`);
  if (found && found.count > 0)
    throw new UserError(
      `The site is running (${countInWords(found.count, 'copy', 'copies')}): stop it first. If it was killed, try again in ${GONE_AFTER_S} seconds.`,
    );
}

async function requireEmpty(client: PoolClient): Promise<void> {
  for (const { table } of await siteTables(client)) {
    const { rowCount } = await client.query(
      `/* archive.isEmpty */ SELECT 1 FROM public.${escapeIdentifier(table)} LIMIT 1`,
    );
    if (rowCount)
      throw new UserError(
        `The site is not empty: there are rows in ${table}. With --replace everything in it is replaced by the archive.`,
      );
  }
}

/** The bits of pg_trigger.tgtype for triggers on INSERT and TRUNCATE. */
const ON_INSERT = 4;
const ON_TRUNCATE = 32;

/** A schema as the archive's site had it, with no rows. */
async function rebuild(client: PoolClient, past: readonly Migration[]): Promise<void> {
  await client.query('/* archive.dropSchema */ DROP SCHEMA public CASCADE');
  await client.query('/* archive.createSchema */ CREATE SCHEMA public');
  await prepareBookkeeping(client);
  for (const migration of past) await applyMigration(client, migration);
  const tables = await siteTables(client);
  // Some tables, such as those of the ledger, let no one empty them. These are new, and hold at most what a migration
  // wrote.
  const { rows: guarded } = await client.query<{ table: string }>(
    `/* archive.guarded */ SELECT DISTINCT c.relname AS table FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND (t.tgtype & ${ON_TRUNCATE}) <> 0`,
  );
  const switchGuards = async (word: 'DISABLE' | 'ENABLE') => {
    for (const { table } of guarded)
      await client.query(`/* archive.guards */ ALTER TABLE public.${escapeIdentifier(table)} ${word} TRIGGER USER`);
  };
  await switchGuards('DISABLE');
  if (tables.length > 0)
    await client.query(
      `/* archive.empty */ TRUNCATE ${tables.map(({ table }) => `public.${escapeIdentifier(table)}`).join(', ')}`,
    );
  await switchGuards('ENABLE');
}

/**
 * Does work while no row that is added makes another: what triggers wrote is in the archive, too. Those that only check
 * rows (constraints) go on.
 */
async function withoutTriggers<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `/* archive.triggers */ SELECT c.relname AS table, t.tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgconstraint = 0 AND (t.tgtype & ${ON_INSERT}) <> 0`,
  );
  const turn = async (word: 'DISABLE' | 'ENABLE') => {
    for (const { table, name } of rows)
      await client.query(
        `/* archive.turnTriggers */ ALTER TABLE public.${escapeIdentifier(table)} ${word} TRIGGER ${escapeIdentifier(name)}`,
      );
  };
  await turn('DISABLE');
  const result = await work();
  await turn('ENABLE');
  return result;
}

interface OpenTable {
  table: string;
  write: (bytes: Buffer) => Promise<void>;
  /** How many rows went in. */
  end: () => Promise<number>;
  /** Ends a COPY under way, so that its connection can roll back. Does nothing after `end`. */
  giveUp: () => void;
}

function openTable(client: PoolClient, head: TableHead): OpenTable {
  const copy = client.query(copyFrom(`/* archive.import */ COPY ${copyTarget(head)} FROM STDIN`));
  const done = finished(copy).catch((error: unknown) => {
    throw error instanceof DatabaseError
      ? new UserError(`The archive is damaged: ${head.table} does not take its rows (${error.code}).`)
      : error;
  });
  // The next to wait gets the error; until then a refusal must not end the process.
  done.catch(() => {});
  return {
    table: head.table,
    async write(bytes) {
      const failure = await new Promise<Error | null | undefined>((resolve) => {
        // A COPY that the database has refused meanwhile has no connection any more, and throws.
        try {
          copy.write(bytes, resolve);
        } catch (error) {
          resolve(error as Error);
        }
      });
      if (!failure) return;
      await done;
      throw failure;
    },
    async end() {
      copy.end();
      await done;
      return copy.rowCount;
    },
    giveUp: () => void copy.destroy(),
  };
}

/** Fills the tables from the frames after the manifest; true to the rows the archive says it has. */
async function fill(client: PoolClient, frames: AsyncIterable<Frame>): Promise<Trailer> {
  const counts: Record<string, number> = {};
  let open: OpenTable | null = null;
  try {
    for await (const { kind, body } of frames) {
      if (kind === 'D') {
        if (!open) throw new UserError('The archive is damaged: data without a table.');
        await open.write(body);
        continue;
      }
      if (open) counts[open.table] = await open.end();
      open = kind === 'T' ? openTable(client, body) : null;
      if (kind !== 'E') continue;
      const wrong = Object.entries(body.rows).find(([table, rows]) => counts[table] !== rows);
      if (wrong)
        throw new UserError(
          `The archive is damaged: ${wrong[0]} has ${counts[wrong[0]] ?? 0} rows instead of ${wrong[1]}.`,
        );
      return body;
    }
    throw new UserError('The archive is cut off.');
  } finally {
    open?.giveUp();
  }
}

/**
 * Puts an archive's site in place of what is there, in one transaction: interrupted or refused, the site is as before.
 * Migrations younger than the archive run on it afterwards.
 *
 * @param frames - from the manifest on.
 * @param isReplacing - false refuses a site that has any rows.
 * @param known - migrations of this Muniment; tests of upgrades name those of an earlier one
 * @returns how many rows there are now.
 * @throws UserError when the archive is cut off, damaged or newer, when the site is not empty, or when it is in use.
 */
export function importSite(
  db: Database,
  frames: AsyncGenerator<Frame>,
  isReplacing: boolean,
  known: readonly Migration[] = readMigrations(),
): Promise<number> {
  return db.transaction((tx) =>
    tx.withClient(async (client) => {
      const first = await frames.next();
      if (first.done || first.value.kind !== 'M') throw new UserError('The archive is damaged: it has no manifest.');
      const { past, since } = splitMigrations(first.value.body, known);
      await requireNoCopy(client);
      if (!isReplacing) await requireEmpty(client);
      try {
        await client.query(`/* archive.patience */ SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
        await rebuild(client, past);
      } catch (error) {
        if ((error as { code?: string }).code === '55P03') throw new UserError('The site is in use: stop it first.');
        throw error;
      }
      const { rows, sequences } = await withoutTriggers(client, () => fill(client, frames));
      for (const [name, value] of Object.entries(sequences)) {
        await client.query('/* archive.setSequence */ SELECT setval($1::regclass, $2)', [
          `public.${escapeIdentifier(name)}`,
          value,
        ]);
      }
      for (const migration of since) await applyMigration(client, migration);
      return Object.values(rows).reduce((sum, count) => sum + count, 0);
    }),
  );
}
