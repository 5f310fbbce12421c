import type { Database } from '#server/platform/db/database.ts';

/** The plans a member's subscriptions open at this moment, by the clock of their billing account; paused ones open nothing. */
export const RUNNING_PLANS = `SELECT p.holdings, p.grants AS plan_grants FROM subscription s JOIN plan p ON p.id = s.plan_id LEFT JOIN billing_account a ON a.member_id = s.member_id
  WHERE s.member_id = $1 AND s.state IN ('ACTIVE', 'CANCELED') AND s.expires_at > now() + make_interval(secs => coalesce(a.clock_ahead_ms, 0) / 1000.0)`;

/** What the running subscriptions of a member open (domain/billing/core/holdings.ts), for work that is done without a request of theirs. */
export const readHoldings = async (db: Database, memberId: number): Promise<readonly string[]> =>
  (await db.rows<{ key: string }>(`/* accounts.holdings */ SELECT DISTINCT key FROM (${RUNNING_PLANS}) AS running, unnest(holdings) AS key ORDER BY 1`, [memberId])).map(({ key }) => key);
