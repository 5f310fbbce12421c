import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { silentLog } from '#server/platform/config/log.ts';
import { openPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/embedded/startEmbeddedPostgres.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';

import { CONNECTION_VARIABLE, DATABASE_URL_VARIABLE, ensureTemplate, RUN_VARIABLE } from './testServer.ts';

/** What the global teardown, in the same process, has to end. */
export interface TestRun {
  connection: Connection;
  embedded: EmbeddedPostgres | null;
  dataDir: string | null;
}

declare global {
  var munimentTestRun: TestRun | undefined;
}

const PREFIX = 'muniment-test-';
/** Nothing of a test outlives the run, so nothing has to reach the disk. */
const IN_MEMORY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends and removes the servers of runs that were killed. */
async function clearLeftovers(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const pid = /^muniment-test-(\d+)-/.exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const dataDir = path.join(os.tmpdir(), name);
    if (readdirSync(dataDir).includes('postgres')) await openPostmaster(dataDir, silentLog).shutDown();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function globalSetup(): Promise<void> {
  // A site's own database is no place for tests, whatever the shell they are started from is set to.
  delete process.env.DATABASE_URL;
  const url = process.env[DATABASE_URL_VARIABLE];
  let run: TestRun;
  if (url) {
    run = { connection: { connectionString: url }, embedded: null, dataDir: null };
  } else {
    await clearLeftovers();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
    const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog, role: 'server', parameters: IN_MEMORY });
    run = { connection: embedded.connection, embedded, dataDir };
  }
  process.env[CONNECTION_VARIABLE] = JSON.stringify(run.connection);
  process.env[RUN_VARIABLE] = String(process.pid);
  globalThis.munimentTestRun = run;
  await ensureTemplate(run.connection);
}
