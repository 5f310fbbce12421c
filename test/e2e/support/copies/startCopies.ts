import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded/startEmbeddedPostgres.ts';
import { freePort } from '#test/support/freePort.ts';
import { type DatabaseGate, openDatabaseGate } from '#test/support/postgres/openDatabaseGate.ts';
import { knowsPrepared, pgBouncer, type Pooler, startPgBouncer } from '#test/support/postgres/startPgBouncer.ts';
import { startS3Server } from '#test/support/server/startS3Server.ts';

import { type Balancer, openBalancer } from './openBalancer.ts';
import { type SiteProcess, spawnSite } from './spawnSite.ts';

/** One of the copies. */
export interface Copy extends SiteProcess {
  origin: string;
  /** The only way it has to the database. */
  gate: DatabaseGate;
  settings: Record<string, string>;
}

/** Several processes of the site on one database and one bucket, behind a balancer. */
export interface Copies {
  /** Of the site: the balancer’s, unless settings name another. */
  origin: string;
  balancer: Balancer;
  copies: Copy[];
  /** Settings of commands beside them. */
  settings: Record<string, string>;
  database: EmbeddedPostgres;
  /**
   * Starts the copy of a number again, perhaps from another build or with other settings; resolves when it is ready.
   */
  restart: (at: number, how?: { env?: Record<string, string>; root?: string }) => Promise<Copy>;
  stop: () => Promise<void>;
}

interface CopiesOptions {
  count: number;
  dataDir: string;
  env?: Record<string, string>;
  root?: string;
  /** The last copy goes through PgBouncer, where it is installed. Default true. */
  isPooled?: boolean;
}

/** The database of tests: nothing of it outlives them. */
const IN_MEMORY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Starts copies, all at once; resolves when the balancer has them, at the port that the settings name for the site.
 * Where PgBouncer is installed the last one is behind it.
 */
export async function startCopies({
  count,
  dataDir,
  env = {},
  root = projectRoot(),
  isPooled = true,
}: CopiesOptions): Promise<Copies> {
  const database = await startEmbeddedPostgres({ dataDir, log: silentLog, role: 'server', parameters: IN_MEMORY });
  const bucket = await startS3Server(path.join(dataDir, 'bucket'));
  const balancer = await openBalancer(Number(env.PORT ?? 0));
  const origin = env.PUBLIC_URL ?? balancer.origin;
  const common: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    LOG_LEVEL: 'warn',
    FIRST_CONTENT: 'off',
    SERVICE_WORKER: 'off',
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    FILE_STORE: 's3',
    ...bucket.settings,
    ...env,
  };
  const gates = await Promise.all(Array.from({ length: count + 1 }, () => openDatabaseGate(database.connection)));
  const program = isPooled && count > 1 ? pgBouncer() : null;
  const behind = gates.at(-1) as DatabaseGate;
  let pooler: Pooler | null = null;

  const settingsOf = async (at: number, more: Record<string, string> = {}): Promise<Record<string, string>> => {
    const gate = gates[at] as DatabaseGate;
    const folder = path.join(dataDir, `copy-${at}`);
    mkdirSync(folder, { recursive: true });
    const isBehind = program !== null && at === count - 1;
    if (isBehind)
      pooler ??= await startPgBouncer(program, {
        port: gate.port,
        user: database.connection.user,
        database: database.connection.database,
      });
    return {
      ...common,
      DATA_DIR: folder,
      PORT: String(await freePort()),
      DATABASE_URL: gate.url,
      ...(isBehind &&
        pooler && {
          DATABASE_URL: pooler.url,
          DATABASE_DIRECT_URL: gate.url,
          DATABASE_PREPARED: knowsPrepared(program) ? 'on' : 'off',
        }),
      ...more,
    };
  };
  const begin = async (
    at: number,
    { env: more, root: from = root }: { env?: Record<string, string>; root?: string } = {},
  ): Promise<Copy> => {
    const settings = await settingsOf(at, more);
    return {
      ...spawnSite(settings, from),
      origin: `http://127.0.0.1:${settings.PORT}`,
      gate: gates[at] as DatabaseGate,
      settings,
    };
  };
  const copies: Copy[] = [];
  for (let at = 0; at < count; at += 1) copies.push(await begin(at));
  const settings = { ...common, DATA_DIR: path.join(dataDir, 'commands'), DATABASE_URL: behind.url };
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const lead = () => balancer.lead(copies.map(({ origin }) => origin));
  const stop = async () => {
    for (const { child } of copies) child.kill('SIGCONT');
    for (const { gate } of copies) gate.mend();
    await Promise.all(copies.map((copy) => copy.end()));
    await balancer.close();
    await pooler?.stop();
    await Promise.all(gates.map((gate) => gate.close()));
    await bucket.stop();
    await database.stop();
  };
  try {
    await Promise.all(copies.map(({ ready }) => ready));
  } catch (error) {
    await stop();
    throw error;
  }
  lead();
  return {
    origin,
    balancer,
    copies,
    settings,
    database,
    async restart(at, how) {
      const copy = await begin(at, how);
      await copy.ready;
      copies[at] = copy;
      lead();
      return copy;
    },
    stop,
  };
}
