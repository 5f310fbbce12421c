import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import {
  finishRenewal,
  type RenewalAnswer,
  type RenewalOf,
  prepareRenewal,
} from '#server/modules/billing/payments/finishRenewal.ts';
import type { PaymentDeps } from '#server/modules/billing/payments/index.ts';

/** A renewal that is due. */
export interface Renewal extends RenewalOf {
  accountId: number;
}

/** Prepares and charges a renewal to the saved card, once for a period and attempt. */
export async function chargeRenewal(deps: PaymentDeps, renewal: Renewal): Promise<RenewalAnswer> {
  return finishRenewal(
    deps,
    await deps.db.transaction(async (tx) => {
      const account = await lockAccount(tx, renewal.accountId);
      return prepareRenewal(tx, deps, renewal, account, nowOf(account));
    }),
  );
}
