import type { Database } from '#server/platform/db/database.ts';

/**
 * The plans a member's subscriptions open at this moment, by the clock of their billing account, with those that a gift
 * lends them; paused ones open nothing. And what is ordered by bank transfer, while that is trusted to come.
 */
export const RUNNING_PLANS = `SELECT p.holdings, p.grants AS plan_grants FROM subscription s LEFT JOIN billing_account a ON a.member_id = s.member_id
  LEFT JOIN lent_plan l ON l.subscription_id = s.id AND l.until > now() + make_interval(secs => coalesce(a.clock_ahead_ms, 0) / 1000.0) JOIN plan p ON p.id IN (s.plan_id, l.plan_id)
  WHERE s.member_id = $1 AND s.state IN ('ACTIVE', 'CANCELED') AND s.expires_at > now() + make_interval(secs => coalesce(a.clock_ahead_ms, 0) / 1000.0)
  UNION ALL SELECT p.holdings, p.grants FROM checkout c JOIN billing_account a ON a.id = c.billing_account_id JOIN price r ON r.id = (c.quote #>> '{subject,priceId}')::bigint JOIN plan p ON p.id = r.plan_id
  WHERE c.member_id = $1 AND c.state = 'OPEN' AND NOT c.is_canceled AND c.trusted_until > now() + make_interval(secs => a.clock_ahead_ms / 1000.0)`;

/** The single records and images that a member has bought, as keys (`boughtKey`); the newest of very many. */
export const BOUGHT_ITEMS = `SELECT CASE WHEN type IN ('IMAGE', 'PDF') THEN 'image:' ELSE 'record:' END || record_id FROM (
  SELECT type, record_id FROM item_purchase WHERE member_id = $1 ORDER BY bought_at DESC LIMIT 5000) AS bought`;

/**
 * What the running subscriptions and purchases of a member open (domain/billing/core/holdings.ts), for work that is
 * done without a request of theirs.
 */
export const readHoldings = async (db: Database, memberId: number): Promise<readonly string[]> =>
  (
    await db.rows<{ key: string }>(
      `/* accounts.holdings */ SELECT key FROM (${RUNNING_PLANS}) AS running, unnest(holdings) AS key UNION (${BOUGHT_ITEMS}) ORDER BY 1`,
      [memberId],
    )
  ).map(({ key }) => key);
