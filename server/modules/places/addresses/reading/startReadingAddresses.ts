import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

import { readAddresses } from './readAddresses.ts';

/** How often it is looked for new generations, in milliseconds; as search engines do. */
const POLL_MS = 2_000;

/**
 * Reads addresses of what is published, now and whenever something new is, until the returned function is called; that
 * waits for the batch in hand. A reading that failed is tried again.
 */
export const startReadingAddresses = ({
  db,
  gazetteer,
  log,
}: {
  db: Database;
  gazetteer: Gazetteer;
  log: Pick<Log, 'info' | 'warn'>;
}): (() => Promise<void>) =>
  startPolling(async (isStopped) => {
    try {
      const households = await readAddresses(db, gazetteer, isStopped);
      if (households !== null) log.info({ households }, 'addresses read from the records');
    } catch (error) {
      if (!isStopped()) log.warn({ err: error }, 'the addresses of new records could not be read');
    }
    return POLL_MS;
  });
