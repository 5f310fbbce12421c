import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';

import { runDue } from './runDue.ts';
import type { DueDeps } from './SubscriptionDeps.ts';

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
