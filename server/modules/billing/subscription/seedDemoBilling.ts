import { dayOfMonth, wallTime } from '#domain/billing/core/siteDay.ts';
import { beginSubscription } from '#domain/billing/subscription/beginSubscription.ts';
import { nextActionAt } from '#domain/billing/subscription/noticesDue.ts';
import type { SubscriptionState } from '#domain/billing/subscription/subscriptionState.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { BillingRules } from '#server/modules/billing/core/index.ts';
import { accountOf, saveCurrency } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { subscriptionStore } from './subscriptionStore.ts';

interface Seeded {
  id: number;
  memberId: number;
  planId: string;
  state: 'ACTIVE' | 'CANCELED' | 'PAUSED';
  type: 'CARD' | 'VOUCHER';
  createdAt: Date;
  expiresAt: Date;
  months: number;
  priceId: number | null;
  paid: number | null;
}

/** The inside that belongs to what a demo account shows outside. */
function insideOf(
  { state, type, createdAt, expiresAt, months, priceId, paid }: Seeded,
  now: Date,
  zone: string,
): SubscriptionState {
  const isPaid = type === 'CARD' && priceId !== null;
  const begun = beginSubscription(
    { kind: isPaid ? 'paid' : 'given', priceId: isPaid ? priceId : null, months, trialDays: 0, paid: paid ?? 0 },
    createdAt,
    zone,
  );
  const run = {
    ...begun,
    periodEnd: expiresAt,
    anchorDay: dayOfMonth(wallTime(expiresAt, zone).day),
    coolingFrom: null,
  };
  if (expiresAt <= now) return { ...run, phase: 'ENDED', renews: false };
  if (state === 'CANCELED') return { ...run, phase: 'CANCELING', renews: false };
  if (state !== 'PAUSED') return run;
  const pauseEndsAt = new Date(now.getTime() + 60 * DAY_MS);
  return {
    ...run,
    phase: 'PAUSED',
    pauseEndsAt,
    pauses: [now],
    unusedDays: Math.max(Math.round((expiresAt.getTime() - pauseEndsAt.getTime()) / DAY_MS), 1),
  };
}

/**
 * Gives the subscriptions of demo accounts an inside, as if they had been bought here, and leaves their outside as it
 * is; those of app stores and of the partner have none.
 */
export async function seedDemoBilling(db: Database, { zone }: Pick<BillingRules, 'zone'>): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.rows<Seeded>(
      `/* demo.withoutInside */ SELECT s.id, s.member_id AS "memberId", s.plan_id AS "planId", s.state, s.type, s.created_at AS "createdAt", s.expires_at AS "expiresAt", p.duration_in_months AS months, r.id AS "priceId", r.amount AS paid
       FROM subscription s JOIN member m ON m.id = s.member_id AND m.is_demo JOIN plan p ON p.id = s.plan_id AND p.group_name IS NULL
       LEFT JOIN price r ON r.plan_id = p.id AND r.currency = 'GBP' AND r.valid_to IS NULL
       WHERE s.type IN ('CARD', 'VOUCHER') AND NOT EXISTS (SELECT FROM subscription_billing b WHERE b.subscription_id = s.id) FOR UPDATE OF s SKIP LOCKED`,
    );
    for (const row of rows) {
      const account = await accountOf(tx, row.memberId);
      const now = new Date();
      const state = insideOf(row, now, zone);
      await saveCurrency(tx, account.id, 'GBP', 'GB');
      await subscriptionStore(tx).addInside(row.id, account.id, state, nextActionAt(state, now, zone));
    }
  });
}
