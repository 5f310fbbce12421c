import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

import type { Log } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { Connection } from '../openDatabase.ts';
import { SUPERUSER } from './initCluster.ts';
import { openPostmaster } from './postmaster.ts';
import { SOCKET_PORT } from './socketFolder.ts';

interface Options {
  dataDir: string;
  log: Log;
  /**
   * `server`: the site itself, of which there is one per data folder. `guest`: a command, which may work beside the site
   * and beside other commands.
   */
  role: 'server' | 'guest';
  /** Parameters of postgresql.conf over our own, when it is we who start it. */
  parameters?: Readonly<Record<string, string>>;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** To the site's database. */
  connection: Exclude<Connection, { connectionString: string }>;
  /** Ends it, unless another process still uses it: the last one out ends it. */
  stop: () => Promise<void>;
}

/** Advisory locks of the maintenance database: held shared by every user of the server, and by the one site. */
const IN_USE_LOCK = 7_164_010;
const SITE_LOCK = 7_164_011;
const DATABASE = 'muniment';
/** A killed process's connection lingers until PostgreSQL notices. */
const TAKEOVER_MS = 2_000;
const MAX_RECOVERIES = 5;
const RECOVERY_WINDOW_MS = 60_000;

async function isTrue(client: Client, sql: string, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(sql, values);
  return rows[0]?.yes === true;
}

async function claimSite(client: Client, dataDir: string): Promise<void> {
  for (const deadline = Date.now() + TAKEOVER_MS; ; await delay(100)) {
    if (await isTrue(client, '/* embedded.claim */ SELECT pg_try_advisory_lock($1) AS yes', [SITE_LOCK])) return;
    if (Date.now() > deadline) throw new UserError(`Another Muniment server is running on DATA_DIR ${dataDir}: stop it first, or use another folder.`);
  }
}

async function join(client: Client, { role, dataDir }: Options): Promise<void> {
  await client.query('/* embedded.join */ SELECT pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
  if (role === 'server') await claimSite(client, dataDir);
  if (await isTrue(client, '/* embedded.find */ SELECT true AS yes FROM pg_database WHERE datname = $1', [DATABASE])) return;
  await client.query(`/* embedded.create */ CREATE DATABASE ${DATABASE}`).catch((error: { code?: string }) => {
    // Another process made it in between.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs there: of the site, of another command, or
 * left over by a site that was killed. Should it die, it is started again; work that was under way has failed by then.
 *
 * @throws UserError when it cannot start, or when the role is `server` and the folder has one.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, parameters } = options;
  const postmaster = openPostmaster(dataDir, log, parameters);
  const recoveries: number[] = [];
  let isStopping = false;
  let client: Client;
  let recovery: Promise<void> | null = null;

  const enter = async (): Promise<void> => {
    for (;;) {
      const fresh = await postmaster.connect();
      let isCut = false;
      fresh.on('error', () => (isCut = true));
      try {
        await join(fresh, options);
        client = fresh;
        fresh.once('end', onLost);
        return;
      } catch (error) {
        await fresh.end().catch(() => {});
        // The process that used it before was just ending it.
        if (!isCut && (error as { code?: string }).code !== '57P01') throw error;
      }
    }
  };
  const onLost = () => {
    if (isStopping) return;
    const now = Date.now();
    recoveries.push(now);
    if (recoveries.filter((at) => now - at < RECOVERY_WINDOW_MS).length > MAX_RECOVERIES) {
      log.error({}, 'embedded PostgreSQL keeps dying; giving up');
      return;
    }
    log.warn({}, 'embedded PostgreSQL was lost; starting it again');
    recovery = enter().catch((error: Error) => log.error({ reason: error.message }, 'embedded PostgreSQL could not be started again'));
  };

  await enter();
  return {
    connection: { host: postmaster.socketDir(), port: SOCKET_PORT, user: SUPERUSER, database: DATABASE },
    async stop() {
      isStopping = true;
      await recovery;
      await client.query('/* embedded.leave */ SELECT pg_advisory_unlock_all()').catch(() => {});
      const isLast = await isTrue(client, '/* embedded.last */ SELECT pg_try_advisory_lock($1) AS yes', [IN_USE_LOCK]).catch(() => true);
      if (isLast) await postmaster.shutDown();
      await client.end().catch(() => {});
    },
  };
}
