import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { judgeClosures, setsDue } from '#server/engines/search/records/judgeClosures.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';
import { LeaseLost, withLease } from '#server/platform/jobs/withLease.ts';

/** How often it is looked for what is due, in milliseconds: what opens on a day is open soon after its midnight. */
const LOOK_MS = 5 * MINUTE_MS;
const LEASE_SECONDS = 60;

/**
 * Opens what is due on a day in all sets; records of people who may be living are due on the first of January. One copy of
 * the site does it, and the searches of all follow. A set at a time, each whole: what was interrupted goes on at the next
 * look, and one that fails keeps no other from its day.
 *
 * @param day - `YYYY-MM-DD`. Default today, UTC
 * @returns the sets that changed; null while another copy does it
 * @throws what the first set that failed did, after all others
 */
export async function openDue(db: Database, day = dayOf(new Date())): Promise<string[] | null> {
  if ((await setsDue(db, day)).length === 0) return [];
  return withLease(
    db,
    'opening of closed records',
    { seconds: LEASE_SECONDS, orElse: () => null },
    async ({ db: own }) => {
      const changed: string[] = [];
      const failed: unknown[] = [];
      for (const id of await setsDue(own, day)) {
        try {
          if (await own.transaction((tx) => judgeClosures(tx, id, day))) changed.push(id);
        } catch (error) {
          if (error instanceof LeaseLost) throw error;
          failed.push(error);
        }
      }
      if (failed.length > 0) throw failed[0];
      return changed;
    },
  );
}

/** Opens what is due, now and every few minutes, until the returned function is called. */
export const startOpening = ({ db, log }: { db: Database; log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startEvery({
    everyMs: LOOK_MS,
    work: async () => {
      const sets = await openDue(db);
      if (sets && sets.length > 0) log.info({ sets }, 'records that were closed until today are open');
    },
    failed: 'records that are due could not be opened',
    log,
  });
