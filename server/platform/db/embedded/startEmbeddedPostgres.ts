import { setTimeout as delay } from 'node:timers/promises';

import type { Client } from 'pg';

import type { Log } from '#server/platform/config/log.ts';
import { machineFault } from '#server/platform/config/machineFault.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { within } from '#server/platform/threads/withTimeLimit.ts';

import type { Connection, Gate } from '../openDatabase.ts';
import { SUPERUSER } from './initCluster.ts';
import { openPostmaster, type PostmasterConnection } from './postmaster.ts';
import { SOCKET_PORT } from './socketFolder.ts';

interface Options {
  dataDir: string;
  log: Log;
  /**
   * `server`: the site itself, of which there is one per data folder. `guest`: a command, which may work beside the
   * site and beside other commands.
   */
  role: 'server' | 'guest';
  /** Parameters of postgresql.conf over our own, when it is we who start it. */
  parameters?: Readonly<Record<string, string>>;
  /**
   * Called when it was lost and could not be started again at once, with the reason; it is tried again all the same.
   */
  onLoss?: (reason: string) => void;
  /** Gives a start up that is under way. */
  signal?: AbortSignal;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** To the site's database. */
  connection: Exclude<Connection, { connectionString: string }>;
  /** Why there is no way to it just now, in words that anyone may read; null while there is one. */
  fault: () => string | null;
  /** For pools of connections to it. */
  gate: Gate;
  /** Ends it, unless another process still uses it: the last one out ends it. */
  stop: () => Promise<void>;
}

/** Advisory locks of the maintenance database: held shared by every user of the server, and by the one site. */
const IN_USE_LOCK = 7_164_010;
const SITE_LOCK = 7_164_011;
const DATABASE = 'muniment';
/** A killed process's connection lingers until PostgreSQL notices. */
const TAKEOVER_MS = 2_000;
/**
 * Waits between tries to start it again, in milliseconds: doubled each time, and from the first again after it ran so
 * long.
 */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;
const SOUND_AFTER_MS = 60_000;
/** Lost so often without having run well between, it counts as lost though it starts again each time. */
const MOST_LOSSES = 5;
/** How long the last words to it may take, in milliseconds: it may hang. */
const LEAVE_MS = 2_000;

/** Another server has the folder: it was started meanwhile, or twice. */
class AnotherServer extends UserError {}

/** Why it could not be started again, without paths and quotations: `GET /healthz` shows it to anyone. */
function reasonOf(error: unknown): string {
  if (error instanceof AnotherServer) return 'another Muniment server has taken over DATA_DIR: stop one of the two';
  return machineFault((error as Error).message) ?? 'it does not start: read DATA_DIR/postgres.log';
}

async function isTrue(client: Client, sql: string, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(sql, values);
  return rows[0]?.yes === true;
}

async function claimSite(client: Client, dataDir: string): Promise<void> {
  for (const deadline = Date.now() + TAKEOVER_MS; ; await delay(100)) {
    if (await isTrue(client, '/* embedded.claim */ SELECT pg_try_advisory_lock($1) AS yes', [SITE_LOCK])) return;
    if (Date.now() > deadline)
      throw new AnotherServer(
        `Another Muniment server is running on DATA_DIR ${dataDir}: stop it first, or use another folder.`,
      );
  }
}

async function join(client: Client, { role, dataDir }: Options): Promise<void> {
  await client.query('/* embedded.join */ SELECT pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
  if (role === 'server') await claimSite(client, dataDir);
  if (await isTrue(client, '/* embedded.find */ SELECT true AS yes FROM pg_database WHERE datname = $1', [DATABASE]))
    return;
  await client.query(`/* embedded.create */ CREATE DATABASE ${DATABASE}`).catch((error: { code?: string }) => {
    // Another process made it in between.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

const isUnused = (client: Client): Promise<boolean> =>
  isTrue(client, '/* embedded.last */ SELECT pg_try_advisory_lock($1) AS yes', [IN_USE_LOCK]);

/** Gives up what this process holds. @returns whether no one else uses the server */
async function leave(client: Client): Promise<boolean> {
  await client.query('/* embedded.leave */ SELECT pg_advisory_unlock_all()');
  return isUnused(client);
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs there: of the site, of another command,
 * or left over by a site that was killed. Should it die, it is started again, for as long as this process lives; work
 * that was under way has failed by then.
 *
 * @throws UserError when it cannot start, or when the role is `server` and the folder has one.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, parameters, onLoss } = options;
  const postmaster = openPostmaster(dataDir, log, parameters);
  const stopping = new AbortController();
  const signal = options.signal ? AbortSignal.any([stopping.signal, options.signal]) : stopping.signal;
  /** Null while there is no way to it. */
  let current: PostmasterConnection | null = null;
  let fault: string | null = null;
  let recovery: Promise<void> | null = null;
  let losses = 0;

  const enter = async (): Promise<PostmasterConnection> => {
    for (;;) {
      const fresh = await postmaster.connect(signal);
      let isCut = false;
      fresh.client.on('error', () => (isCut = true));
      try {
        await join(fresh.client, options);
        const enteredAt = performance.now();
        fresh.client.once('end', () => onLost(performance.now() - enteredAt));
        fault = null;
        return (current = fresh);
      } catch (error) {
        await fresh.client.end().catch(() => {});
        // The process that used it before was just ending it.
        if (!isCut && (error as { code?: string }).code !== '57P01') throw error;
      }
    }
  };
  const recover = async (): Promise<void> => {
    for (
      let wait = losses > 1 ? FIRST_WAIT_MS * 2 ** losses : 0;
      !signal.aborted;
      wait = wait === 0 ? FIRST_WAIT_MS : wait * 2
    ) {
      try {
        await delay(Math.min(wait, LONGEST_WAIT_MS), undefined, { signal });
        await enter();
        return;
      } catch (error) {
        if (signal.aborted) return;
        fault = reasonOf(error);
        log.error(
          { reason: (error as Error).message },
          'embedded PostgreSQL could not be started again; it will be tried again',
        );
        onLoss?.(fault);
      }
    }
  };
  const onLost = (ranMs: number) => {
    current = null;
    if (signal.aborted) return;
    losses = ranMs > SOUND_AFTER_MS ? 1 : losses + 1;
    log.warn({ losses }, 'embedded PostgreSQL was lost; starting it again');
    if (losses > MOST_LOSSES) onLoss?.('it keeps ending: read DATA_DIR/postgres.log');
    recovery = recover();
  };

  const leaveUnused = () => postmaster.abandon(isUnused);
  const { socketDir } = await enter().catch(async (error: unknown) => {
    await leaveUnused();
    throw error;
  });
  return {
    connection: { host: socketDir, port: SOCKET_PORT, user: SUPERUSER, database: DATABASE },
    fault: () => fault ?? (current ? null : 'it was lost and is being started again'),
    // One that another server has taken over answers at the same place, and is not ours to use.
    gate: () => (current ? 'open' : fault === null && !signal.aborted ? 'awaited' : 'shut'),
    async stop() {
      stopping.abort();
      await within(LEAVE_MS, recovery ?? Promise.resolve()).catch(() => {});
      if (!current) return leaveUnused();
      const { client, pid } = current;
      // Without an answer nothing is known of who else uses it: then it is left to them.
      const isLast = await within(LEAVE_MS, leave(client)).catch(() => false);
      if (isLast) await postmaster.shutDown(pid);
      await within(LEAVE_MS, client.end()).catch(() => {});
    },
  };
}
