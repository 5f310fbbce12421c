import { setTimeout as delay } from 'node:timers/promises';

import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';

import { type InTurn, oneByOne } from '#domain/kernel/values/oneByOne.ts';
import type { Log } from '#server/platform/config/log.ts';
import { within } from '#server/platform/threads/withTimeLimit.ts';

import type { Database, StatementOptions } from './database.ts';
import { requestScope } from './requestScope.ts';
import { createServerChoice, type ServerChoice } from './servers/createServerChoice.ts';
import { GIVEN_UP, isWrite, labelOf, StatementError } from './StatementError.ts';
import { valueTypes } from './textFormat.ts';

/** Where a database is: a URL, or the supervisor's answer about the embedded server. */
export type Connection = (
  | { connectionString: string; /** Servers that may have taken over from it. */ others?: readonly string[] }
  | { host: string; port: number; user: string; database: string }
) & {
  /** No statement is prepared, since a pooler between does not know them. Default false. */
  isUnprepared?: boolean;
};

/**
 * Whether new work may have a connection: `awaited` waits a few seconds for the database that is being started again,
 * `shut` fails at once, since no one knows when it comes back, or no one has the time to wait.
 */
export type Gate = () => 'open' | 'awaited' | 'shut';

interface Options {
  log: Log;
  /** Asked before each connection. Default always open. */
  gate?: Gate;
  /** Connections at most. */
  size?: number;
  /** Idle connections do not keep the process alive: for tests and commands. */
  isBackground?: boolean;
  /** Milliseconds for which new work waits while the database starts again. */
  patienceMs?: number;
  /** Milliseconds after which a statement is given up with its connection. Default never. */
  statementMs?: number;
}

/** No connection is tried while the gate is not open. */
class NoWay extends Error {
  readonly code = '57P03';
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Where another server can be tried. */
const CONNECT_TO_ONE_MS = 3_000;
/** Long enough for a database that was killed to start again (0.2 s, more when there is much to recover). */
const PATIENCE_MS = 8_000;
const RETRY_MS = 100;
/** No one listens yet, the socket is not there yet, starting up or shutting down, connection cut while greeting. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOENT', '57P03', '57P01', 'ECONNRESET']);

const prepared = new WeakSet<PoolClient>();

/** Days start and end at the same moment whatever the server is set to. */
async function prepare(client: PoolClient, hasOthers: boolean): Promise<void> {
  if (prepared.has(client)) return;
  try {
    await client.query(`/* db.session */ SET TIME ZONE 'UTC'`);
    if (
      hasOthers &&
      (await client.query<{ is: boolean }>('/* db.standby */ SELECT pg_is_in_recovery() AS is')).rows[0]?.is
    )
      throw new Error('The server takes no writes.');
    // A statement whose asker is gone is given up. Not every server can look: on Windows none does.
    await client.query(`/* db.asker */ SET client_connection_check_interval = '5s'`).catch(() => undefined);
  } catch (error) {
    client.release(true);
    throw error;
  }
  prepared.add(client);
}

/**
 * Refused for good: by password, by name of the database. Where another server may have taken over, everything else may
 * pass.
 */
const isFinal = (code = '') => code.startsWith('28') || code.startsWith('3D');

async function acquire(pool: Pool, choice: ServerChoice | null, patienceMs: number, gate: Gate): Promise<PoolClient> {
  await choice?.ready;
  for (const deadline = Date.now() + patienceMs; ;) {
    try {
      if (gate() !== 'open') throw new NoWay('the database is away');
      const client = await pool.connect();
      await prepare(client, choice !== null);
      return client;
    } catch (error) {
      const { code } = error as { code?: string };
      // Not in the same turn: what tries again at once would leave the event loop no time to bring the database back.
      if (gate() === 'shut') await delay(RETRY_MS);
      if ((choice ? isFinal(code) : !NOT_YET.has(code ?? '')) || Date.now() > deadline || gate() === 'shut')
        throw new StatementError('db.connect', error);
      await choice?.find();
      await delay(RETRY_MS);
    }
  }
}

/**
 * A connection for a request of a reader, who waits only so long: for one of a server that hangs, or one that others
 * hold.
 */
async function acquireInTime(acquiring: () => Promise<PoolClient>): Promise<PoolClient> {
  const scope = requestScope();
  if (!scope) return acquiring();
  if (scope.isCut) throw new StatementError('db.connect', new Error('the database hangs'));
  const coming = acquiring();
  try {
    return await within(scope.limitMs, coming);
  } catch (error) {
    if (!(error instanceof StatementError)) scope.isCut = true;
    void coming.then(
      (late) => late.release(),
      () => undefined,
    );
    throw error instanceof StatementError ? error : new StatementError('db.connect', error);
  }
}

/** For what follows a statement that was given up, behind it on the same connection, or a wait that took all the time. */
const NO_TIME_MS = 50;

/**
 * Connections go to the server that takes writes; those to one that no longer does are cut, since it may never answer.
 */
function followChoice(choice: ServerChoice): Pick<PoolConfig, 'Client' | 'connectionTimeoutMillis'> {
  const open = new Map<Chosen, string>();
  class Chosen extends Client {
    constructor(config?: string | ClientConfig) {
      const connectionString = choice.current();
      super({ ...(typeof config === 'object' && config), connectionString });
      open.set(this, connectionString);
      this.once('end', () => open.delete(this));
    }
  }
  choice.onLeft((address) => {
    for (const [client, to] of open)
      if (to === address)
        (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  });
  return { Client: Chosen, connectionTimeoutMillis: CONNECT_TO_ONE_MS };
}

/** Connections on which no statement is prepared. */
const unprepared = new WeakSet<PoolClient>();

async function run<Row extends object>(
  client: PoolClient,
  sql: string,
  values: readonly unknown[] = [],
  { isKept = false }: StatementOptions = {},
  { endsWrite = false, waitedMs = 0 }: { endsWrite?: boolean; waitedMs?: number } = {},
): Promise<Row[]> {
  const label = labelOf(sql);
  const scope = requestScope();
  try {
    const limit = scope && {
      query_timeout: scope.isCut ? NO_TIME_MS : Math.max(NO_TIME_MS, scope.limitMs - waitedMs),
    };
    return (
      await client.query<Row>({
        text: sql,
        values: [...values],
        ...limit,
        ...(isKept && !unprepared.has(client) && { name: label }),
      })
    ).rows;
  } catch (error) {
    if (scope && (error as Error).message === GIVEN_UP) scope.isCut = true;
    throw new StatementError(label, error, endsWrite);
  }
}

/**
 * The database as one connection sees it, inside the transaction it is in: what is asked at once is done one after the
 * other.
 */
function databaseOn(client: PoolClient, inTurn: InTurn): Database {
  const rows = <Row extends object>(sql: string, values?: readonly unknown[], how?: StatementOptions) =>
    inTurn(() => run<Row>(client, sql, values, how));
  const tx: Database = {
    rows,
    one: async <Row extends object>(sql: string, values?: readonly unknown[], how?: StatementOptions) =>
      (await rows<Row>(sql, values, how))[0] ?? null,
    transaction: (work) => work(tx),
    withClient: (work) => inTurn(() => work(client)),
    close: () => Promise.reject(new Error('A transaction does not close its database.')),
  };
  return tx;
}

/**
 * PostgreSQL said no to the statement and goes on: all SQLSTATEs but connection failures (08), shutdowns (57P) and
 * servers that take no writes (25006).
 */
const isRefusal = (error: unknown) =>
  error instanceof StatementError && /^(?!08|57P|25006)[0-9A-Z]{5}$/.test(error.code ?? '');

/**
 * A pool of connections. Connects when first used; while the database starts again after a crash, new work waits for a
 * few seconds instead of failing.
 */
export function openDatabase(
  { isUnprepared = false, ...connection }: Connection,
  { log, gate = () => 'open', size = 10, isBackground = false, patienceMs = PATIENCE_MS, statementMs }: Options,
): Database {
  const choice =
    'others' in connection && connection.others && connection.others.length > 0
      ? createServerChoice([connection.connectionString, ...connection.others])
      : null;
  const config: PoolConfig = {
    ...connection,
    max: size,
    allowExitOnIdle: isBackground,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'muniment',
    types: valueTypes,
    ...(statementMs !== undefined && { query_timeout: statementMs }),
    ...(choice && followChoice(choice)),
  };
  const pool = new Pool(config);
  // A server that ends says so on each connection, also on one that is taken and asks nothing at that moment. The
  // next statement finds out; without a listener the event would end the process.
  pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
  if (isUnprepared) pool.on('connect', (client: PoolClient) => void unprepared.add(client));
  pool.on('error', (error: Error & { code?: string }) =>
    log.info({ code: error.code }, 'an idle database connection was lost'),
  );

  const lease = async <Result>(
    work: (client: PoolClient, waitedMs: number) => Promise<Result>,
    isSoundAfter: (error: unknown) => boolean,
  ): Promise<Result> => {
    const since = performance.now();
    const client = await acquireInTime(() => acquire(pool, choice, patienceMs, gate));
    let isSound = true;
    try {
      return await work(client, performance.now() - since);
    } catch (error) {
      isSound = isSoundAfter(error);
      throw error;
    } finally {
      client.release(!isSound);
    }
  };
  const rows = <Row extends object>(sql: string, values?: readonly unknown[], how?: StatementOptions) =>
    lease((client, waitedMs) => run<Row>(client, sql, values, how, { endsWrite: isWrite(sql), waitedMs }), isRefusal);

  return {
    rows,
    one: async <Row extends object>(sql: string, values?: readonly unknown[], how?: StatementOptions) =>
      (await rows<Row>(sql, values, how))[0] ?? null,
    withClient: (work) => lease(work, () => false),
    async transaction<Result>(work: (tx: Database) => Promise<Result>) {
      let isRolledBack = false;
      return lease(
        async (client, waitedMs) => {
          const inTurn = oneByOne();
          await run(client, '/* db.begin */ BEGIN', [], {}, { waitedMs });
          try {
            const result = await work(databaseOn(client, inTurn));
            await inTurn(() => run(client, '/* db.commit */ COMMIT', [], {}, { endsWrite: true }));
            return result;
          } catch (error) {
            isRolledBack = await inTurn(() => run(client, '/* db.rollback */ ROLLBACK')).then(
              () => true,
              () => false,
            );
            throw error;
          }
        },
        () => isRolledBack,
      );
    },
    close: () => (choice?.close(), pool.end()),
  };
}
