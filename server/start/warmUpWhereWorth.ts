import { setTimeout as delay } from 'node:timers/promises';

import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Log } from '#server/platform/config/log.ts';

import { warmUp, type WarmUpDeps } from './warmUp.ts';

/** A smaller site, such as the sample county, answers its first readers soon enough, and starts at once. */
const LEAST_RECORDS = 100_000;
/** The start waits for so long at most. The questions need 1.3 s of processor time, on whatever cores there are. */
const FOR_MS = 1_500;

interface Parts extends Omit<WarmUpDeps, 'search' | 'forMs'> {
  search: Pick<SearchEngine, 'suggest' | 'health'>;
  log: Pick<Log, 'info' | 'warn'>;
  /** Default: as long as a start waits. */
  forMs?: number;
}

/**
 * Warms a site up that has many records, before it says that it is ready. A failure is logged, and delays nothing:
 * readers will see what is wrong. What takes too long is not waited for.
 */
export async function warmUpWhereWorth({ log, search, forMs = FOR_MS, ...parts }: Parts): Promise<void> {
  const startedAt = performance.now();
  const warm = async () => {
    try {
      const { isReady, records } = await search.health();
      if (!isReady || (records ?? 0) < LEAST_RECORDS) return;
      const answered = await warmUp({ ...parts, search, forMs });
      log.info({ answered, ms: Math.round(performance.now() - startedAt) }, 'warmed up');
    } catch (error) {
      log.warn({ err: error }, 'the site could not warm up');
    }
  };
  await Promise.race([warm(), delay(forMs, undefined, { ref: false })]);
}
