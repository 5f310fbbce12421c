import { releaseRevenue } from '#server/modules/billing/core/index.ts';

import { runDue } from './runDue.ts';
import type { DueParts } from './SubscriptionParts.ts';

const MINUTE_MS = 60_000;
/** Revenue is released by the month; more often only spreads the work. */
const RELEASE_EVERY = 60;

/** Does what is due for subscriptions, now and every minute, and books what was earned every hour, until the returned function is called; that waits for work under way. */
export function startRenewing(parts: DueParts): () => Promise<void> {
  let round = 0;
  const work = async (): Promise<void> => {
    try {
      const steps = await runDue(parts);
      if (steps > 0) parts.log.info({ steps }, 'subscriptions that were due have been seen to');
      if (round % RELEASE_EVERY === 0) await releaseRevenue(parts.db, new Date());
    } catch (error) {
      parts.log.warn({ err: error }, 'subscriptions that are due could not be seen to');
    }
    round += 1;
  };
  let underWay = work();
  const timer = setInterval(() => {
    underWay = underWay.then(work);
  }, MINUTE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
