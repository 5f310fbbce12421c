import type { Plan } from '#domain/billing/plans/plan.ts';
import { daysLater } from '#domain/billing/subscription/projectSubscription.ts';
import { PLAN_COLUMNS } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A plan that a gift opens beside that of the subscription, until an instant. */
interface LentPlan {
  plan: Plan;
  until: Date;
}

/** The plan that a subscription is lent at an instant; null for none. */
export async function lentPlanOf(db: Database, subscriptionId: number, now: Date): Promise<LentPlan | null> {
  const row = await db.one<Plan & { until: Date }>(
    `/* lentPlan.of */ SELECT l.until, ${PLAN_COLUMNS} FROM lent_plan l JOIN plan p ON p.id = l.plan_id WHERE l.subscription_id = $1 AND l.until > $2`,
    [subscriptionId, now],
  );
  if (!row) return null;
  const { until, ...plan } = row;
  return { plan, until };
}

/**
 * Lends a subscription a plan that opens more, for so many days after those it is lent already. Of two plans the one
 * that opens more is lent for all of them.
 * @returns until when
 */
export async function lendPlan(
  tx: Database,
  subscriptionId: number,
  planId: string,
  days: number,
  now: Date,
  zone: string,
): Promise<Date> {
  const lent = await lentPlanOf(tx, subscriptionId, now);
  const until = daysLater(lent?.until ?? now, days, zone);
  await tx.rows(
    `/* lentPlan.lend */ INSERT INTO lent_plan (subscription_id, plan_id, until) VALUES ($1, $2, $3) ON CONFLICT (subscription_id) DO UPDATE SET until = excluded.until,
     plan_id = CASE WHEN lent_plan.until > $4 AND (SELECT sort FROM plan WHERE id = lent_plan.plan_id) > (SELECT sort FROM plan WHERE id = excluded.plan_id) THEN lent_plan.plan_id ELSE excluded.plan_id END`,
    [subscriptionId, planId, until, now],
  );
  return until;
}

/** Lends what one subscription is lent to another in its place. */
export async function moveLent(tx: Database, from: number, to: number): Promise<void> {
  await tx.rows(
    '/* lentPlan.clear */ DELETE FROM lent_plan WHERE subscription_id = $2 AND EXISTS (SELECT FROM lent_plan WHERE subscription_id = $1)',
    [from, to],
  );
  await tx.rows('/* lentPlan.move */ UPDATE lent_plan SET subscription_id = $2 WHERE subscription_id = $1', [from, to]);
}

/** Lends a subscription its other plan for so many days less: not at all where that is over then. */
export async function lendLess(
  tx: Database,
  subscriptionId: number,
  days: number,
  now: Date,
  zone: string,
): Promise<void> {
  const lent = await lentPlanOf(tx, subscriptionId, now);
  if (lent)
    await tx.rows('/* lentPlan.less */ UPDATE lent_plan SET until = $2 WHERE subscription_id = $1', [
      subscriptionId,
      daysLater(lent.until, -days, zone),
    ]);
}
