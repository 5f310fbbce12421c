import { setTimeout as delay } from 'node:timers/promises';

import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Work that another process does now: this one was paused for so long that it counted as dead. It can write nothing
 * more.
 */
export class LeaseLost extends UserError {
  constructor(name: string) {
    super(
      `This process was away for too long, and another one has taken over: ${name}. Nothing of it is written twice.`,
    );
  }
}

/** How a lease is held. */
interface LeaseOptions<Else> {
  /** Seconds after which one that died is given up; a third of it passes between two renewals. */
  seconds: number;
  /** Milliseconds to wait while another process holds it. Default 0. */
  patienceMs?: number;
  /** What comes of it while another process holds it. */
  orElse: () => Else;
}

/** What the work is given. */
export interface Leased {
  /** The database, where every statement and transaction asks first whether the lease still holds. */
  db: Database;
  /** Fires when it does not. */
  signal: AbortSignal;
}

const RETRY_MS = 100;
/**
 * Seconds after which the database ends a transaction whose process fell silent, so that the next one need not wait for
 * it.
 */
const SILENT_SECONDS = 60;

const take = (db: Database, name: string, seconds: number): Promise<{ fence: number } | null> =>
  db.one<{ fence: number }>(
    `/* lease.take */ INSERT INTO lease AS held (name, until) VALUES ($1, now() + make_interval(secs => $2))
     ON CONFLICT (name) DO UPDATE SET fence = nextval(pg_get_serial_sequence('lease', 'fence')), until = excluded.until WHERE held.until < now() RETURNING fence`,
    [name, seconds],
  );

/** Holds the lease to the end of a transaction. @throws LeaseLost */
async function hold(tx: Database, name: string, fence: number): Promise<void> {
  const held = await tx.one(
    `/* lease.hold */ SELECT set_config('idle_in_transaction_session_timeout', '${SILENT_SECONDS}s', true) AS patience FROM lease WHERE name = $1 AND fence = $2 FOR KEY SHARE`,
    [name, fence],
  );
  if (!held) throw new LeaseLost(name);
}

/** The database as the holder of a lease uses it. */
function fencedDatabase(db: Database, name: string, fence: number): Database {
  const transaction = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await hold(tx, name, fence);
      return work(tx);
    });
  return {
    transaction,
    rows: (sql, values, how) => transaction((tx) => tx.rows(sql, values, how)),
    one: (sql, values, how) => transaction((tx) => tx.one(sql, values, how)),
    withClient: () => Promise.reject(new Error('A lease is asked for inside transactions only.')),
    close: () => Promise.reject(new Error('A lease does not close its database.')),
  };
}

/**
 * Does what only one process at a time may do, on whatever machine. Who holds the lease is a row, not a session of the
 * database, so a pooler may be in between. A process that is paused for longer than its lease and wakes can write
 * nothing that another one has taken over.
 *
 * @param name - of the work; the whole site has one holder of it
 * @throws LeaseLost when another process took over before the work wrote its last
 */
export async function withLease<Result, Else>(
  db: Database,
  name: string,
  { seconds, patienceMs = 0, orElse }: LeaseOptions<Else>,
  work: (leased: Leased) => Promise<Result>,
): Promise<Result | Else> {
  const deadline = performance.now() + patienceMs;
  let taken = await take(db, name, seconds);
  for (; taken === null && performance.now() < deadline; taken = await take(db, name, seconds)) await delay(RETRY_MS);
  if (taken === null) return orElse();
  const { fence } = taken;
  const lost = new AbortController();
  const renew = async () => {
    const row = await db.one(
      '/* lease.renew */ UPDATE lease SET until = now() + make_interval(secs => $3) WHERE name = $1 AND fence = $2 RETURNING 1 AS one',
      [name, fence, seconds],
    );
    if (!row) lost.abort();
  };
  // A renewal that fails is made up for by the next.
  const timer = setInterval(() => void renew().catch(() => undefined), (seconds * 1000) / 3).unref();
  try {
    return await work({ db: fencedDatabase(db, name, fence), signal: lost.signal });
  } finally {
    clearInterval(timer);
    await db
      .rows('/* lease.giveBack */ DELETE FROM lease WHERE name = $1 AND fence = $2', [name, fence])
      .catch(() => undefined);
  }
}
