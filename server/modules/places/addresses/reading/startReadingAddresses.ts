import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { readAddresses } from './readAddresses.ts';

/** How often it is looked for new generations, in milliseconds; as search engines do. */
const POLL_MS = 2_000;

/**
 * Reads addresses of what is published, now and whenever something new is, until the returned function is called; that waits
 * for the batch in hand. A reading that failed is tried again.
 */
export function startReadingAddresses({ db, gazetteer, log }: { db: Database; gazetteer: Gazetteer; log: Pick<Log, 'info' | 'warn'> }): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      const households = await readAddresses(db, gazetteer, () => isStopped);
      if (households !== null) log.info({ households }, 'addresses read from the records');
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, 'the addresses of new records could not be read');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      underWay = look();
    }, POLL_MS).unref();
  };
  let underWay = look();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
