import { createHash } from 'node:crypto';

import { Client, escapeIdentifier } from 'pg';

import { silentLog } from '#server/platform/config/log.ts';
import { migrate, readMigrations } from '#server/platform/db/migrate.ts';
import { openDatabase, type Connection } from '#server/platform/db/openDatabase.ts';

/** How the workers of one run learn where the server is. */
export const CONNECTION_VARIABLE = 'MUNIMENT_TEST_CONNECTION';
/** Set by `npm run test:postgres` to run on that server instead of the embedded one. */
export const DATABASE_URL_VARIABLE = 'MUNIMENT_TEST_DATABASE_URL';
/** Databases of one run share it, so that its end can drop what is left. */
export const RUN_VARIABLE = 'MUNIMENT_TEST_RUN';

const TEMPLATE_LOCK = 7_164_020;

/** The connection to another database of the same server. */
export function connectionTo(server: Connection, database: string): Connection {
  if (!('connectionString' in server)) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Runs work on a connection to the server's own database, where databases are made and dropped. */
export async function asOperator<Result>(
  server: Connection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Named after what the migrations say: a changed migration makes another template. */
export function templateName(): string {
  const hash = createHash('sha256');
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`);
  return `muniment_template_${hash.digest('hex').slice(0, 16)}`;
}

/** Makes the migrated template unless the server has it. */
export async function ensureTemplate(server: Connection): Promise<void> {
  const name = templateName();
  await asOperator(server, async (client) => {
    await client.query('/* test.lockTemplate */ SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('/* test.findTemplate */ SELECT 1 FROM pg_database WHERE datname = $1', [
      name,
    ]);
    if (rowCount) return;
    // Named as the template only when complete: a run that was killed leaves no half-made one.
    const draft = `${name}_draft`;
    await client.query(`/* test.dropDraft */ DROP DATABASE IF EXISTS ${escapeIdentifier(draft)}`);
    await client.query(
      `/* test.createDraft */ CREATE DATABASE ${escapeIdentifier(draft)} TEMPLATE template0 ENCODING 'UTF8'`,
    );
    const db = openDatabase(connectionTo(server, draft), { log: silentLog });
    try {
      await migrate(db);
    } finally {
      await db.close();
    }
    await client.query(
      `/* test.nameTemplate */ ALTER DATABASE ${escapeIdentifier(draft)} RENAME TO ${escapeIdentifier(name)}`,
    );
  });
}
