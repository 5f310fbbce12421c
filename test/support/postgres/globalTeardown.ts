import { rmSync } from 'node:fs';

import { escapeIdentifier } from 'pg';

import { asOperator, RUN_VARIABLE } from './testServer.ts';

/** Drops the run's databases on a server that goes on, or ends the run's own server with everything in it. */
export default async function globalTeardown(): Promise<void> {
  const run = globalThis.munimentTestRun;
  if (!run) return;
  if (run.embedded) {
    await run.embedded.stop();
    if (run.dataDir) rmSync(run.dataDir, { recursive: true, force: true });
    return;
  }
  await asOperator(run.connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      '/* test.leftovers */ SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [`muniment_test_${process.env[RUN_VARIABLE]}_`],
    );
    for (const { name } of rows)
      await client.query(`/* test.dropLeftover */ DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
  });
}
