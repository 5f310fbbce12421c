import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { releaseRevenue } from '#server/modules/billing/core/index.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';

import { runDue } from './runDue.ts';
import type { DueParts } from './SubscriptionParts.ts';

/** Revenue is released by the month; more often only spreads the work. */
const RELEASE_EVERY = 60;

/**
 * Does what is due for subscriptions, now and every minute, and books what was earned every hour, until the returned
 * function is called; that waits for work under way.
 */
export function startRenewing(parts: DueParts): () => Promise<void> {
  let round = 0;
  const work = async (): Promise<void> => {
    const isReleasing = round++ % RELEASE_EVERY === 0;
    const steps = await runDue(parts);
    if (steps > 0) parts.log.info({ steps }, 'subscriptions that were due have been seen to');
    if (isReleasing) await releaseRevenue(parts.db, new Date());
  };
  return startEvery({
    everyMs: MINUTE_MS,
    work,
    failed: 'subscriptions that are due could not be seen to',
    log: parts.log,
  });
}
