import { setTimeout as delay } from 'node:timers/promises';

import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Class of the advisory locks on record sets, so that they meet no other lock of the site. */
const LOCK_CLASS = 20_020;
/** A killed import lets its lock go as soon as PostgreSQL notices, which takes a moment. */
const PATIENCE_MS = 3_000;
const RETRY_MS = 100;

/**
 * Runs work while no one else imports into that set, from any process or machine. The lock ends with the process.
 *
 * @throws UserError when another import of the set is under way.
 */
export function withSetLock<Result>(db: Database, recordSetId: string, work: () => Promise<Result>): Promise<Result> {
  return db.withClient(async (client) => {
    const values = [LOCK_CLASS, recordSetId];
    for (const deadline = Date.now() + PATIENCE_MS; ; await delay(RETRY_MS)) {
      const { rows } = await client.query<{ held: boolean }>(`/* imports.lock */ SELECT pg_try_advisory_lock($1, hashtext($2)) AS held`, values);
      if (rows[0]?.held) break;
      if (Date.now() > deadline) throw new UserError(`Another import into ${recordSetId} is under way: wait for it, or stop it first.`);
    }
    try {
      return await work();
    } finally {
      await client.query(`/* imports.unlock */ SELECT pg_advisory_unlock($1, hashtext($2))`, values);
    }
  });
}
