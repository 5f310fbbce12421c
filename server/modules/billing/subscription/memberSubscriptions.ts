import type { Plan } from '#domain/billing/plans/plan.ts';
import type { OutwardState } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { PLAN_COLUMNS, presentPlan } from '#server/modules/billing/plans/index.ts';
import type { MemberSubscription } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { SubscriptionType } from './subscriptionStore.ts';

interface Row extends Plan {
  subscriptionId: number;
  state: OutwardState;
  type: SubscriptionType;
  createdAt: Date;
  expiresAt: Date;
}

/** The subscriptions of a member in some states, the newest first; those that wait for their day are left out. */
export async function memberSubscriptions(
  db: Database,
  memberId: number,
  states: readonly OutwardState[],
): Promise<MemberSubscription[]> {
  const rows = await db.rows<Row>(
    `/* subscriptions.ofMember */ SELECT s.id AS "subscriptionId", s.state, s.type, s.created_at AS "createdAt", s.expires_at AS "expiresAt", ${PLAN_COLUMNS}
     FROM subscription s JOIN plan p ON p.id = s.plan_id LEFT JOIN subscription_billing b ON b.subscription_id = s.id
     WHERE s.member_id = $1 AND s.state = ANY($2::text[]) AND b.phase IS DISTINCT FROM 'SCHEDULED' ORDER BY s.created_at DESC, s.id DESC LIMIT 50`,
    [memberId, states],
  );
  return rows.map(({ subscriptionId, state, type, createdAt, expiresAt, ...plan }) => ({
    id: String(subscriptionId),
    state,
    type,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    plan: presentPlan(plan),
  }));
}
