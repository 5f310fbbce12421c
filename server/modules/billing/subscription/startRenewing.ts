import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { lockAccount, nowOf, releaseRevenue } from '#server/modules/billing/core/index.ts';
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

/** Steps after which an advance gives up: more would be a circle. */
const MOST_STEPS = 2_000;

/**
 * Advances the clock of one account to an instant and does everything that was due on the way, in its order and at its
 * time. For demonstrations and tests; no other account notices.
 * @throws RangeError for an instant that has passed.
 */
export async function advanceClock(deps: DueDeps, accountId: number, to: Date): Promise<void> {
  const setTo = (at: Date) =>
    deps.db.rows(
      '/* clock.advance */ UPDATE billing_account SET clock_ahead_ms = greatest(clock_ahead_ms, $2) WHERE id = $1',
      [accountId, Math.max(at.getTime() - Date.now(), 0)],
    );
  if (to < nowOf(await deps.db.transaction((tx) => lockAccount(tx, accountId))))
    throw new RangeError('A clock goes forward only.');
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await deps.db.one<{ at: Date }>(
      '/* clock.next */ SELECT min(next_action_at) AS at FROM subscription_billing WHERE billing_account_id = $1 AND next_action_at <= $2 HAVING min(next_action_at) IS NOT NULL',
      [accountId, to],
    );
    if (!next) break;
    await setTo(next.at);
    await runDue(deps, { accountId });
  }
  await setTo(to);
}
