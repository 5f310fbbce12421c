import { randomBytes } from 'node:crypto';

import { escapeIdentifier } from 'pg';

import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase, type Connection } from '#server/platform/db/openDatabase.ts';

import { asOperator, CONNECTION_VARIABLE, connectionTo, RUN_VARIABLE, templateName } from './testServer.ts';

/** Where the run's PostgreSQL is. Fails by name outside the Jest project `server`. */
export function testServerConnection(): Connection {
  const text = process.env[CONNECTION_VARIABLE];
  if (!text)
    throw new Error('testDatabase() works in the Jest project `server` only: its global setup starts PostgreSQL.');
  return JSON.parse(text) as Connection;
}

/**
 * Fails where an earlier file of this worker left its spy in the place of the clock: everything after it would be at a
 * moment that does not pass (ADR 137).
 */
function requireClock(): void {
  if ('mock' in Date.now) throw new Error('An earlier test file left Date.now replaced: it has to restore its spies.');
}

/**
 * A new database with the whole schema and no rows, for one test file: take it in `beforeAll`, close it in `afterAll`,
 * which also drops it.
 *
 * @param isMigrated - false: empty, without the schema.
 */
export async function testDatabase({ isMigrated = true }: { isMigrated?: boolean } = {}): Promise<
  Database & { connection: Connection }
> {
  requireClock();
  const server = testServerConnection();
  const name = `muniment_test_${process.env[RUN_VARIABLE]}_${randomBytes(6).toString('hex')}`;
  const template = isMigrated ? templateName() : 'template0';
  // File by file: written block by block, as is usual, the 20 MB of the template take ten times as long.
  await asOperator(server, (client) =>
    client.query(
      `/* test.create */ CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${escapeIdentifier(template)} ENCODING 'UTF8' STRATEGY file_copy`,
    ),
  );
  const connection = connectionTo(server, name);
  const db = openDatabase(connection, { log: silentLog, size: 4, isBackground: true });
  return {
    ...db,
    connection,
    async close() {
      await db.close();
      await asOperator(server, (client) =>
        client.query(`/* test.drop */ DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`),
      );
    },
  };
}
