import { noticesOf } from '#domain/billing/subscription/noticesDue.ts';
import type { BillingAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { mailSubscriber } from './mailSubscriber.ts';
import type { SubscriptionDeps } from './SubscriptionDeps.ts';
import type { StoredSubscription } from './subscriptionStore.ts';

/**
 * Sends the notices of a period that are due, each once, however many copies of the server look. Where several are
 * overdue, the latest alone is sent: it says what the earlier ones would have.
 */
export async function sendNotices(
  tx: Database,
  deps: SubscriptionDeps,
  account: BillingAccount,
  subscription: StoredSubscription,
  now: Date,
): Promise<void> {
  const { periodStart, periodEnd } = subscription.state;
  const due = noticesOf(subscription.state, deps.rules.zone).filter(
    ({ at }) => at <= now && at >= periodStart && now < periodEnd,
  );
  const unsent: string[] = [];
  for (const { kind } of due) {
    const isNew = await tx.one(
      '/* notices.add */ INSERT INTO billing_notice (subscription_id, kind, period_end, sent_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING kind',
      [subscription.id, kind, periodEnd, now],
    );
    if (isNew) unsent.push(kind);
  }
  const latest = due.filter(({ kind }) => unsent.includes(kind)).at(-1);
  if (latest) await mailSubscriber(tx, deps, latest.kind, { before: subscription, subscription, account, now });
}
