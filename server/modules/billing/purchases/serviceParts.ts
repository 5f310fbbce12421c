import type { AppStoreParts } from '#server/modules/billing/app-stores/index.ts';
import type { GiftParts } from '#server/modules/billing/gifts/index.ts';
import type { StaffBillingParts } from '#server/modules/billing/staff/index.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

import { paymentsOf } from './paymentsOf.ts';

type Payments = Pick<ReturnType<typeof paymentsOf>, 'rules' | 'db' | 'mailer' | 'publicUrl' | 'log'>;

/** What gifts, codes, credits and referrals need of a site that is paid. */
export const giftsOf = (
  { rules, db, mailer, publicUrl, log }: Payments,
  { secret }: Pick<Settings, 'secret'>,
): GiftParts => ({ rules, db, mailer, publicUrl, log, secret });

/** What mirrors of app stores need of a site that is paid. */
export const appStoresOf = (
  { rules, db, mailer, publicUrl, log }: Payments,
  stores: Site['appStores'],
  { secret }: Pick<Settings, 'secret'>,
): AppStoreParts => ({ subscriptions: { rules, mailer, publicUrl }, db, stores, secret, log });

/** What staff need to act on the money of members. */
export function staffBillingOf(site: Site): StaffBillingParts {
  const payments = paymentsOf(site);
  const { staffRefundLimit, staffDayLimit } = site.settings;
  return { payments, gifts: giftsOf(payments, site.settings), refundLimit: staffRefundLimit, dayLimit: staffDayLimit };
}
