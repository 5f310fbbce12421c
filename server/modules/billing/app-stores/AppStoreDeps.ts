import type { AppStores } from '#server/engines/app-stores/AppStores.ts';
import type { SubscriptionDeps } from '#server/modules/billing/subscription/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What mirroring app stores needs of the site. */
export interface AppStoreDeps {
  subscriptions: SubscriptionDeps;
  db: Database;
  /** Null: no app sells anything. */
  stores: AppStores | null;
  /** The site's. */
  secret: string;
  log: Pick<Log, 'info' | 'warn'>;
}
