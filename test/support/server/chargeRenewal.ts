import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import {
  finishRenewal,
  type RenewalAnswer,
  type RenewalOf,
  prepareRenewal,
} from '#server/modules/billing/payments/finishRenewal.ts';
import type { PaymentParts } from '#server/modules/billing/payments/index.ts';

/** A renewal that is due. */
export interface Renewal extends RenewalOf {
  accountId: number;
}

/** Prepares and charges a renewal to the saved card, once for a period and attempt. */
export async function chargeRenewal(parts: PaymentParts, renewal: Renewal): Promise<RenewalAnswer> {
  return finishRenewal(
    parts,
    await parts.db.transaction(async (tx) => {
      const account = await lockAccount(tx, renewal.accountId);
      return prepareRenewal(tx, parts, renewal, account, nowOf(account));
    }),
  );
}
