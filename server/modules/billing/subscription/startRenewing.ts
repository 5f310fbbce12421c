import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { releaseRevenue } from '#server/modules/billing/core/index.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';

import { runDue } from './runDue.ts';
import type { DueDeps } from './SubscriptionDeps.ts';

/** Revenue is released by the month; more often only spreads the work. */
const RELEASE_EVERY = 60;

/**
 * Does what is due for subscriptions, now and every minute, and books what was earned every hour, until the returned
 * function is called; that waits for work under way.
 */
export function startRenewing(deps: DueDeps): () => Promise<void> {
  let round = 0;
  const work = async (): Promise<void> => {
    const isReleasing = round++ % RELEASE_EVERY === 0;
    const steps = await runDue(deps);
    if (steps > 0) deps.log.info({ steps }, 'subscriptions that were due have been seen to');
    if (isReleasing) await releaseRevenue(deps.db, new Date());
  };
  return startEvery({
    everyMs: MINUTE_MS,
    work,
    failed: 'subscriptions that are due could not be seen to',
    log: deps.log,
  });
}
