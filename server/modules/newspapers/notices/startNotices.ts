import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { readNewNotices } from './readNewNotices.ts';

/** How often it is looked whether columns of notices came or changed. */
const IDLE_MS = 5_000;
/** Between two batches, so that readers are answered. */
const REST_MS = 50;

/** Reads notices now and whenever newspapers come or change, until the returned function is called; that waits for the batch in hand. */
export function startNotices({ db, log }: { db: Database; log: Pick<Log, 'info' | 'warn'> }): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const work = async (): Promise<void> => {
    let columns = 0;
    try {
      columns = await readNewNotices(db);
      if (columns > 0) log.info({ columns }, 'notices of newspapers were read');
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, 'notices of newspapers could not be read');
    }
    if (isStopped) return;
    timer = setTimeout(() => void (underWay = work()), columns > 0 ? REST_MS : IDLE_MS).unref();
  };
  let underWay = work();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
