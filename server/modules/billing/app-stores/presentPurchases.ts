import { manageAddress } from '#domain/billing/app-stores/manageAddress.ts';
import type { AppStoreName, StorePhase } from '#domain/billing/app-stores/storePurchase.ts';
import type { OutwardState } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { PLAN_COLUMNS, type PlanRow, presentPlan } from '#server/modules/billing/plans/index.ts';
import type { AppSubscription } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Row extends PlanRow {
  subscriptionId: number;
  store: AppStoreName;
  state: OutwardState;
  expiresAt: Date;
  phase: StorePhase | null;
  endsAt: Date | null;
  productId: string | null;
}

/** What one is called whose store has not written yet: those of demonstrations. */
const PHASES: Readonly<Record<OutwardState, StorePhase>> = {
  ACTIVE: 'ACTIVE',
  CANCELED: 'CANCELING',
  PAUSED: 'PAUSED',
};

/**
 * Subscriptions of app stores that a member has at an instant, the newest first.
 * @param packageName of the operator's Android app; null for none
 */
export async function appSubscriptionsOf(
  db: Database,
  memberId: number,
  packageName: string | null,
  now: Date,
): Promise<AppSubscription[]> {
  const rows = await db.rows<Row>(
    `/* appPurchase.ofMember */ SELECT s.id AS "subscriptionId", s.type AS store, s.state, s.expires_at AS "expiresAt", a.phase, a.ends_at AS "endsAt", a.product_id AS "productId", ${PLAN_COLUMNS}
     FROM subscription s JOIN plan p ON p.id = s.plan_id LEFT JOIN app_purchase a ON a.subscription_id = s.id
     WHERE s.member_id = $1 AND s.type IN ('APPLE', 'GOOGLE') AND s.expires_at > $2 ORDER BY s.created_at DESC, s.id DESC LIMIT 10`,
    [memberId, now],
  );
  return rows.map(({ subscriptionId, store, state, expiresAt, phase, endsAt, productId, ...plan }) => ({
    id: String(subscriptionId),
    store,
    plan: presentPlan(plan),
    phase: phase ?? PHASES[state],
    endsAt: (endsAt ?? expiresAt).toISOString(),
    manageUrl: manageAddress(store, packageName, productId),
  }));
}
