import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

import { readNewNotices } from './readNewNotices.ts';

/** How often it is looked whether columns of notices came or changed. */
const IDLE_MS = 5_000;
/** Between two batches, so that readers are answered. */
const REST_MS = 50;

/**
 * Reads notices now and whenever newspapers come or change, until the returned function is called; that waits for the
 * batch in hand.
 */
export const startNotices = ({ db, log }: { db: Database; log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startPolling(async (isStopped) => {
    try {
      const columns = await readNewNotices(db);
      if (columns === 0) return IDLE_MS;
      log.info({ columns }, 'notices of newspapers were read');
      return REST_MS;
    } catch (error) {
      if (!isStopped()) log.warn({ err: error }, 'notices of newspapers could not be read');
      return IDLE_MS;
    }
  });
