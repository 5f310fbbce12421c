import { ProcessorRefused, ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import { findAccount, lockAccount } from '#server/modules/billing/core/index.ts';

import { cardStore } from './cardStore.ts';
import type { PaymentDeps } from './payments.ts';

/**
 * Forgets a saved card, here and at the processor. The card that a coming renewal is charged to stays: another has to
 * be saved first.
 * @returns whether it was removed
 */
export async function removeCard(deps: PaymentDeps, memberId: number, cardId: number): Promise<boolean> {
  const account = await findAccount(deps.db, memberId);
  if (!account) return false;
  const method = await deps.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const renews = await tx.one(
      '/* card.isNeeded */ SELECT 1 AS one FROM subscription_billing s JOIN saved_card c USING (billing_account_id) WHERE c.billing_account_id = $1 AND c.id = $2 AND c.is_default AND s.renews LIMIT 1',
      [account.id, cardId],
    );
    return renews ? null : cardStore(tx).remove(account.id, cardId);
  });
  if (method === null) return false;
  // What the processor still holds cannot be charged by us any more.
  await deps.processor?.detach(method).catch((error: unknown) => {
    if (!(error instanceof ProcessorUnreachable || error instanceof ProcessorRefused)) throw error;
    deps.log.warn({ err: error }, 'a removed card could not be forgotten by the payment processor');
  });
  return true;
}
