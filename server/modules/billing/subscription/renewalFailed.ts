import type { PaymentFailure } from '#domain/billing/payments/paymentState.ts';
import { lockAccount } from '#server/modules/billing/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { applyEvent } from './applyEvent.ts';
import type { SubscriptionParts } from './SubscriptionParts.ts';
import { subscriptionStore } from './subscriptionStore.ts';

/** A renewal whose payment failed, or that the bank wants its customer for. */
export interface FailedRenewal {
  subscriptionId: number;
  failure: PaymentFailure;
  /** The bank's page, where it wants its customer. */
  actionUrl: string | null;
  /** The account's time. */
  now: Date;
}

/** Notes a failed renewal and writes to the member, in the transaction that notes the payment. A subscription that has ended meanwhile stays as it is. */
export async function renewalFailed(tx: Database, parts: SubscriptionParts, { subscriptionId, failure, actionUrl, now }: FailedRenewal): Promise<void> {
  const before = await subscriptionStore(tx).byId(subscriptionId);
  if (!before) return;
  const account = await lockAccount(tx, before.accountId);
  await applyEvent(tx, parts, before, { kind: 'renewalFailed', failureClass: failure.class, lastPaidHour: account.lastPaidHour }, { account, now, actionUrl });
}
