import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 2_000;

/** Which of several database servers takes writes. */
export interface ServerChoice {
  /** Address of the server that new connections go to. */
  current: () => string;
  /** The first look. */
  ready: Promise<void>;
  /** Looks which server takes writes; many who ask share one look. Where none does, the choice stays. */
  find: () => Promise<void>;
  /** Calls back when the choice has changed, with the address that is left. */
  onLeft: (left: (address: string) => void) => void;
  close: () => void;
}

/**
 * The timeline of a server that takes writes: it counts up with every promotion. Null for a standby, and where no one
 * answers.
 */
async function timelineOf(connectionString: string): Promise<number | null> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'muniment choice',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(
      `/* servers.timeline */ SELECT CASE WHEN pg_is_in_recovery() THEN NULL ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`,
    );
    return rows[0]?.timeline ?? null;
  } catch {
    return null;
  } finally {
    // A server that hangs would never say goodbye.
    void client.end().catch(() => undefined);
  }
}

/**
 * Chooses among servers of which one takes writes, and follows a promotion. Where two do, since an old primary came
 * back by itself, the one that was promoted later is right.
 * @param addresses - two or more; the first is tried first
 */
export function createServerChoice(addresses: readonly string[]): ServerChoice {
  let [chosen = ''] = addresses;
  let looking: Promise<void> | null = null;
  const listeners: ((address: string) => void)[] = [];
  const ended = new AbortController();

  async function look(): Promise<void> {
    const found = await Promise.all(
      addresses.map(async (address) => ({ address, timeline: await timelineOf(address) })),
    );
    const best = found
      .filter(({ timeline }) => timeline !== null)
      .sort((one, other) => (other.timeline ?? 0) - (one.timeline ?? 0))[0];
    if (
      !best ||
      best.address === chosen ||
      found.some(({ address, timeline }) => address === chosen && timeline === best.timeline)
    )
      return;
    const left = chosen;
    chosen = best.address;
    for (const listener of listeners) listener(left);
  }
  const find = () => (looking ??= look().finally(() => (looking = null)));
  const watch = async () => {
    for (;;) {
      await delay(LOOK_EVERY_MS, undefined, { ref: false, signal: ended.signal });
      await find();
    }
  };
  watch().catch(() => undefined);

  return {
    current: () => chosen,
    ready: find(),
    find,
    onLeft: (left) => void listeners.push(left),
    close: () => ended.abort(),
  };
}
