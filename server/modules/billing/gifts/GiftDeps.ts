import type { SubscriptionDeps } from '#server/modules/billing/subscription/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What gifts, codes and referrals need of the site. */
export interface GiftDeps extends SubscriptionDeps {
  db: Database;
  /** Seals what buyers wrote, and the codes. */
  secret: string;
  log: Pick<Log, 'info' | 'warn'>;
}
