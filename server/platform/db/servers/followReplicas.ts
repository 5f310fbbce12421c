import { setTimeout as delay } from 'node:timers/promises';

import type { Log } from '#server/platform/config/log.ts';
import { within } from '#server/platform/threads/withTimeLimit.ts';

import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';
import { START, walPosition } from './walPosition.ts';

/** How often standbys are looked at. */
const LOOK_EVERY_MS = 500;
/** A standby older than this answers no one. Below the ten seconds after which closures count as unknown. */
const MOST_AGE_MS = 5_000;
const LOOK_PATIENCE_MS = 1_000;
/** A standby that takes longer is given up for this question, which the primary then answers. */
const STATEMENT_PATIENCE_MS = 3_000;
/** Positions of the primary that are remembered: twice as long as an age may be. */
const SAMPLES = (2 * MOST_AGE_MS) / LOOK_EVERY_MS;

/** A standby, as it was seen last. */
interface Replica {
  db: Database;
  /** Up to here it has everything; START while it is unknown or left out. */
  replayed: bigint;
}

/** Standbys of the primary, looked at all the time. */
export interface Replicas {
  /** One that has everything up to a position and is not too old, each in turn; null where there is none. */
  choose: (after: bigint) => { db: Database; leaveOut: () => void } | null;
  /** Looks at all of them now. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens standbys and follows them. How old one is, is measured by positions of the primary and a clock that never goes
 * back: it is as old as the latest position that it has passed. No clock of another machine is asked, and a standby
 * that is cut off, paused or promoted is left out.
 * @param clock - milliseconds that never go back; for tests
 */
export function followReplicas(
  primary: Database,
  addresses: readonly string[],
  log: Log,
  clock: () => number = () => performance.now(),
): Replicas {
  const replicas: Replica[] = addresses.map((connectionString) => ({
    db: openDatabase({ connectionString }, { log, patienceMs: 0, statementMs: STATEMENT_PATIENCE_MS }),
    replayed: START,
  }));
  let samples: { at: number; position: bigint }[] = [];
  let turn = 0;
  const ended = new AbortController();

  async function lookAt(replica: Replica): Promise<void> {
    try {
      const row = await within(
        LOOK_PATIENCE_MS,
        replica.db.one<{ isStandby: boolean; replayed: string | null }>(
          '/* servers.replayed */ SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn()::text AS replayed',
        ),
      );
      replica.replayed = row?.isStandby ? (walPosition(row.replayed ?? '') ?? START) : START;
    } catch {
      replica.replayed = START;
    }
  }
  async function lookAtPrimary(): Promise<void> {
    const at = clock();
    const row = await within(
      LOOK_PATIENCE_MS,
      primary.one<{ written: string }>('/* servers.written */ SELECT pg_current_wal_lsn()::text AS written'),
    );
    samples = [...samples, { at, position: walPosition(row?.written ?? '') ?? START }].slice(-SAMPLES);
  }
  // The primary first: a standby that has passed this position is as young as the look.
  const look = async () => {
    await lookAtPrimary().catch(() => undefined);
    await Promise.all(replicas.map(lookAt));
  };
  const ageOf = ({ replayed }: Replica): number =>
    clock() - (samples.findLast(({ position }) => position <= replayed)?.at ?? -Infinity);

  const following = (async () => {
    for (;;) {
      await look();
      await delay(LOOK_EVERY_MS, undefined, { ref: false, signal: ended.signal });
    }
  })();
  following.catch(() => undefined);

  return {
    choose(after) {
      const able = replicas.filter(
        (replica) => replica.replayed !== START && replica.replayed >= after && ageOf(replica) <= MOST_AGE_MS,
      );
      const chosen = able[(turn += 1) % Math.max(1, able.length)];
      return chosen ? { db: chosen.db, leaveOut: () => void (chosen.replayed = START) } : null;
    },
    look,
    async close() {
      ended.abort();
      await following.catch(() => undefined);
      await Promise.all(replicas.map(({ db }) => db.close()));
    },
  };
}
