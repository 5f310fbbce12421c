import type { Database } from '#server/platform/db/database.ts';

/** Whether a member has a subscription that is paid for at this moment; a canceled one is until it ends. */
export const hasSubscription = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.one("/* accounts.subscription */ SELECT 1 AS one FROM subscription WHERE member_id = $1 AND state IN ('ACTIVE', 'CANCELED') AND expires_at > now() LIMIT 1", [memberId])) !== null;
