import { forgetRatingWords } from '#server/modules/help/ratings/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

import { sweepRequests } from './requestStore.ts';

/**
 * Closes requests that are solved for long and forgets what need not be kept, now and every hour, until the returned
 * function is called.
 */
export const startSupport = ({ db, log }: { db: Database; log: Pick<Log, 'warn'> }): (() => Promise<void>) =>
  startHourly({
    work: async () => {
      await sweepRequests(db);
      await forgetRatingWords(db);
    },
    failed: 'requests to support could not be swept',
    log,
  });
