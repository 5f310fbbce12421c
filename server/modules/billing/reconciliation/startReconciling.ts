import { wallTime } from '#domain/billing/core/siteDay.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

import { reconcile } from './reconcile.ts';

/** What the nightly comparison needs. */
export interface ReconcilingDeps {
  db: Database;
  /** Null: nothing is for sale, and nothing is compared. */
  processor: PaymentProcessor | null;
  timeZone: string;
  log: Pick<Log, 'info' | 'warn'>;
}

/** From this hour at the site on. */
const NIGHT_MS = 3 * 3_600_000;
/** Three nights see everything three times, so a night without an answer loses nothing. */
const DAYS = 3;

/**
 * Compares once a night; the hours of the day only make up for a night that was missed. Ends when the returned function
 * is called.
 */
export function startReconciling({ db, processor, timeZone, log }: ReconcilingDeps): () => Promise<void> {
  if (!processor) return () => Promise.resolve();
  const work = async () => {
    const now = new Date();
    const { day, timeMs } = wallTime(now, timeZone);
    if (timeMs < NIGHT_MS) return;
    const found = await reconcile({ db, processor, now, days: DAYS, night: day });
    if (!found) return;
    const { theirs, differences } = found;
    if (differences.length === 0) log.info({ theirs }, 'the payment processor’s books agree with ours');
    else
      log.warn(
        { theirs, differences: differences.length },
        'the payment processor’s books differ from ours: see muniment billing differences',
      );
  };
  return startHourly({ work, failed: 'the payment processor’s books could not be compared with ours', log });
}
