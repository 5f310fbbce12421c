import type { DueRenewal } from '#domain/billing/core/charge.ts';
import { lockAccount, nowOf } from '#server/modules/billing/core/index.ts';
import { finishRenewal, type RenewalAnswer, prepareRenewal } from '#server/modules/billing/payments/finishRenewal.ts';
import type { PaymentDeps } from '#server/modules/billing/payments/index.ts';

/** A renewal that is due. */
export interface Renewal extends DueRenewal {
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
